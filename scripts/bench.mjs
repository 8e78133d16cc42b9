import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beside } from './bench/beside.mjs'
import { bytes } from './bench/bytes.mjs'
import { composer } from './bench/composer.mjs'
import { hydration } from './bench/hydration.mjs'
import { lighthouse } from './bench/lighthouse.mjs'
import { indexWarnings } from './bench/index-warnings.mjs'
import { machineNow } from './bench/machine.mjs'
import { median } from './bench/median.mjs'
import { memory } from './bench/memory.mjs'
import { printRows } from './bench/print-rows.mjs'
import { peers } from './bench/peers.mjs'
import { record } from './bench/record.mjs'
import { renderer } from './bench/renderer.mjs'
import { size, sizeEmbedded } from './bench/size.mjs'
import { drawGrowth } from './bench/size/draw-growth.mjs'
import { startShop } from './bench/start-shop.mjs'
import { startUp } from './bench/start-up.mjs'
import { PEERS } from './bench/targets.mjs'
import { readCommandLine } from './command-line.mjs'
import { throughput } from './bench/throughput.mjs'
import { validation } from './bench/validation.mjs'

/**
 * `npm run bench`, or some of it: `npm run bench -- renderer bytes`. Prints what it measures and writes it into docs/benchmarks.md;
 * `--dry` leaves that as it is. Everything stays on this machine; `peers` and `beside` first fetch what is measured beside ours.
 */
const SECTIONS = {
  renderer: { title: 'Renderer', run: renderer, peers: PEERS.overFloor },
  peers: { title: 'Renderer beside others, over map(createElement)', run: peers, isOnlyAsked: true },
  hydration: { title: 'Hydration, four times slower than this machine', run: hydration },
  validation: { title: 'Validation at publish', run: validation },
  start: { title: 'Start', run: startUp },
  bytes: { title: 'Bytes of a page', run: bytes, peers: PEERS.javascript, needsShop: true },
  lighthouse: { title: 'Lighthouse, mobile preset', run: lighthouse, peers: PEERS.lcp, needsShop: true },
  beside: { title: "Beside Hydrogen's bare skeleton", run: beside, needsShop: true, isOnlyAsked: true },
  throughput: { title: 'Requests a second, 16 connections', run: throughput, peers: PEERS.uncached, needsShop: true },
  composer: { title: 'Composer', run: composer, needsShop: true },
  memory: { title: 'Memory', run: memory, needsShop: true },
  size: { title: 'Size, on PostgreSQL', run: size, isOnlyAsked: true, draw: drawGrowth },
  'size-embedded': { title: 'Size, on the embedded database', run: sizeEmbedded, isOnlyAsked: true, draw: drawGrowth },
}

const USAGE = `Usage: npm run bench -- [${Object.keys(SECTIONS).join('] [')}] [option...]

Prints what it measures of the built shop and writes it into docs/benchmarks.md; all of it but peers, beside and size where nothing is named.
Everything stays on this machine; peers and beside first fetch what is measured beside ours.

  --runs <number>        how often each is measured, 5 unless given
  --products <numbers>   sizes of the catalogue for size and size-embedded, 1000,10000 unless given
  --dry                  leaves docs/benchmarks.md as it is
  --help                 this text

Exit codes: 0 it was measured, 1 not.`
const { values, positionals } = readCommandLine({
  usage: USAGE,
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    products: { type: 'string', default: '1000,10000' },
    dry: { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter((name) => !(name in SECTIONS))
const products = values.products.split(',').map(Number)
if (unknown.length > 0 || !(Number(values.runs) >= 1) || !products.every((count) => count >= 1)) {
  console.error(USAGE)
  process.exit(1)
}
if (!existsSync('dist/server/main.js')) {
  console.error('There is no build to measure; run `npm run build` first.')
  process.exit(1)
}

const chosen = Object.entries(SECTIONS).filter(([name, { isOnlyAsked = false }]) =>
  positionals.length === 0 ? !isOnlyAsked : positionals.includes(name),
)
const runs = Number(values.runs)
const measured = {}
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
let shop
try {
  for (const [name, { title, run, peers, needsShop, draw }] of chosen) {
    const machine = await machineNow()
    console.log(`\n${title}: ${machine.machine}; load ${machine.load} and benchmark index ${machine.benchmarkIndex} before`)
    // Not before it is needed: measuring the start builds anew.
    if (needsShop) shop ??= await startShop({ dataDir })
    const result = await run({ ...(needsShop ? shop : {}), runs, products })
    const { rows, benchmarkIndex: byRound = [] } = Array.isArray(result) ? { rows: result } : result
    const warnings = indexWarnings(byRound.length > 0 ? byRound : [[machine.benchmarkIndex]])
    // As the browser has it where one was measured.
    const benchmarkIndex = byRound.length > 0 ? Math.round(median(byRound.flat())) : machine.benchmarkIndex
    measured[name] = { title, ...machine, benchmarkIndex, runs, warnings, rows, byRound }
    // At once: what follows may fail, after half an hour.
    if (!values.dry) {
      record(name, measured[name], Object.keys(SECTIONS))
      draw?.()
    }
    printRows(rows)
    for (const warning of warnings) console.log(`\n  !!! ${warning}`)
    if (peers !== undefined) console.log(`  peers: ${peers}`)
  }
} finally {
  await shop?.stop()
  await rm(dataDir, { recursive: true, force: true })
}
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/bench.json', `${JSON.stringify(measured, null, 2)}\n`)
console.log(`\nWritten to test-results/bench.json${values.dry ? '' : ', docs/benchmarks.json and docs/benchmarks.md'}`)
