import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIsCurrent } from './build-stamp.mjs'
import { findOrInstallChromium } from './chromium.mjs'
import { freePort } from './free-port.mjs'

/**
 * `npm run test:repeat [-- 5] [--busy 2]`: the tests of the core so often, beside so many loops that keep a core busy each, and what was
 * ever red. A test that is red here and green alone has a race: it is mended at its cause, which may be in the product.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { busy: { type: 'string', default: '0' } } })
const [times, busy] = [Number(positionals[0] ?? 5), Number(values.busy)]
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(busy) || busy < 0) {
  console.error('Usage: npm run test:repeat -- <times> [--busy <loops>], both whole numbers.')
  process.exit(1)
}

const FOLDER = 'test-results/repeat'
const DATA = '.data/repeat'
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
/** Ends when this program has, however that ended. */
const BUSY = 'const { ppid } = process; while (process.ppid === ppid) for (let count = 0; count < 1e7; count += 1) Math.random()'
const keepBusy = () => spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' })

const runUnit = (round) => {
  const file = `${FOLDER}/unit-${round}.json`
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project=!programs', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    { stdio: 'inherit' },
  )
  const red = readJson(file).testResults.flatMap(({ name, status: fileStatus, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const path = relative('.', name)
    return fileStatus === 'failed' && failed.length === 0 ? [path] : failed.map(({ fullName }) => `${path}: ${fullName}`)
  })
  return status !== 0 && red.length === 0 ? [`unit tests ended with ${status}`] : red
}

const runJourneys = async (round, chromium) => {
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium,
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: DATA,
    SUMMARY: `repeat/journeys-${round}`,
  }
  const { status } = spawnSync('npx', ['playwright', 'test', '--project=core-content'], { stdio: 'inherit', env })
  const { red } = readJson(`test-results/${env.SUMMARY}.json`)
  return status !== 0 && red.length === 0 ? [`journeys ended with ${status}`] : red
}

mkdirSync(FOLDER, { recursive: true })
rmSync(DATA, { recursive: true, force: true })
if (!buildIsCurrent() && spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }).status !== 0) process.exit(1)
const chromium = findOrInstallChromium()
const loops = Array.from({ length: busy }, keepBusy)
process.once('exit', () => loops.forEach((loop) => loop.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const counts = new Map()
for (let round = 1; round <= times; round += 1) {
  const begun = performance.now()
  const red = [...runUnit(round), ...(await runJourneys(round, chromium))]
  for (const name of red) counts.set(name, (counts.get(name) ?? 0) + 1)
  console.log(`\n== round ${round} of ${times}: ${red.length} red, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  for (const name of red) console.log(`   ${name}`)
}
rmSync(DATA, { recursive: true, force: true })
console.log(`\n${times} times beside ${busy} busy loops: ${counts.size === 0 ? 'nothing was red' : 'red were'}`)
for (const [name, count] of counts) console.log(`  ${count} of ${times}: ${name}`)
process.exit(counts.size === 0 ? 0 : 1)
