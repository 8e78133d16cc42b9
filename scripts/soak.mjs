import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { send } from './attack/client.mjs'
import { guest, setStock, SKU } from './attack/shopper.mjs'
import { readCommandLine } from './command-line.mjs'
import { startShop } from './kill-nine/shop-process.mjs'

/** A shorter run only fills caches. */
const LEAST_MINUTES = 30
/** By how much the last quarter may be above the quarter before it. */
const FLAT = 1.05

/** Mixed traffic for some minutes, and the memory that it takes; the usage says how. */
const { values } = readCommandLine({
  usage: `Usage: npm run soak -- [option...]

Mixed traffic on one process of the built shop for some minutes, and its memory as a table: the end against the first ten minutes (or
the first third of a short run). Each row has the least of looks a second apart. Memory has to be flat from the middle to the end: caches
are full by then.

  --minutes <number>    how long, 30 unless given
  --visitors <number>   at once, 8 unless given
  --pause <ms>          that a visitor waits after each answer, for a machine that has other work; 0 unless given
  --help                this text

PORT and the port after it are used, 4150 unless given. DATABASE_URL: on PostgreSQL.

Exit codes: 0 every request was answered without 5xx, memory ended flat and the shop ended well; 1 not. Below ${LEAST_MINUTES} minutes nothing is said
of memory.`,
  options: {
    minutes: { type: 'string', default: '30' },
    visitors: { type: 'string', default: '8' },
    pause: { type: 'string', default: '0' },
  },
})
const [minutes, visitors, pauseMs] = [values.minutes, values.visitors, values.pause].map(Number)
const PORT = Number(process.env.PORT ?? 4150)
const METRICS_PORT = PORT + 1
const ROWS = 40
const MINUTE_MS = 60_000
const LOOK_MS = 1_000
const FIRST_MINUTES = 10
const PIECES = 1_000_000
const MB = 1_048_576

const folder = mkdtempSync(join(tmpdir(), 'soak-'))
const state = { isOver: false, requests: 0, failed: 0, waits: [] }

const main = async () => {
  const shop = await startShop({ PORT: String(PORT), METRICS_PORT: String(METRICS_PORT), DATA_DIR: folder, TRUST_PROXY: '1' })
  await setStock({ port: PORT }, SKU, PIECES)
  console.log(`${minutes} minutes, ${visitors} visitors at once`)
  const traffic = Array.from({ length: visitors }, (_, number) => visit(number))
  const samples = []
  const begun = performance.now()
  const everyMs = (minutes * MINUTE_MS) / ROWS
  for (let number = 1; number <= ROWS; number += 1) {
    const memory = await lowestUntil(begun + number * everyMs, shop.pid)
    const sample = { minute: Math.round(((performance.now() - begun) / MINUTE_MS) * 10) / 10, ...memory, ...takeTraffic() }
    samples.push(sample)
    console.log(
      Object.entries(sample)
        .map(([name, value]) => `${name} ${value}`)
        .join('  '),
    )
  }
  state.isOver = true
  await Promise.all(traffic)
  const { code } = await shop.end('SIGTERM')
  report(samples)
  const grown = minutes < LEAST_MINUTES ? [] : grownOf(samples)
  for (const sentence of grown) console.log(`GROWS  ${sentence}`)
  if (minutes >= LEAST_MINUTES && grown.length === 0) console.log('Memory ended flat')
  if (code !== 0 || state.failed > 0 || grown.length > 0) process.exitCode = 1
}

/** Pages that are cached and not, searches nobody made before, bags, orders and assets. */
const visit = async (visitor) => {
  for (let number = 0; !state.isOver; number += 1) {
    const pages = [
      '/en/',
      '/en/women/shoes',
      '/en/product/everyday-tee/900001',
      '/us/en/',
      `/en/search?query=tee${visitor}x${number}`,
      `/en/women/clothing?page=${number % 5}`,
      '/en/none',
      '/robots.txt',
      '/api/product/s/900001?siteTag=ald-gb&lang=en',
    ]
    for (const path of pages) await ask(() => send(PORT, { path, headers: { 'accept-encoding': 'br' } }))
    const shopper = await guest({ port: PORT })
    await ask(() => shopper.add(SKU, 1))
    await ask(() => shopper.call('GET', '/cart'))
    if (number % 3 === 0) await ask(() => shopper.submit())
  }
}

const ask = async (call) => {
  const since = performance.now()
  const { status } = await call()
  state.requests += 1
  state.waits.push(performance.now() - since)
  if (status === 0 || status >= 500) state.failed += 1
  if (pauseMs > 0) await sleep(pauseMs)
}

/** The least memory seen until a time. What is collected now and then goes up and down by half; what stays is the least of many looks. */
const lowestUntil = async (end, pid) => {
  let least = await readMemory(pid)
  while (performance.now() < end) {
    await sleep(Math.min(LOOK_MS, Math.max(0, end - performance.now())))
    const now = await readMemory(pid)
    least = Object.fromEntries(KINDS.map((name) => [name, lowest([least, now], name)]))
  }
  return least
}

const readMemory = async (pid) => {
  const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  const metrics = (await send(METRICS_PORT, { path: '/metrics' })).text
  const valueOf = (name) => Number(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+-]+)`, 'm').exec(metrics)?.[1] ?? NaN)
  return {
    'RSS MB': Math.round(rss),
    'heap MB': Math.round(valueOf('nodejs_heap_size_used_bytes') / MB),
    'external MB': Math.round(valueOf('nodejs_external_memory_bytes') / MB),
  }
}

/** What was asked for since it was last called. */
const takeTraffic = () => {
  const waits = state.waits.splice(0).sort((one, other) => one - other)
  return {
    requests: state.requests,
    failed: state.failed,
    'ms, half': Math.round(waits[Math.floor(waits.length * 0.5)] ?? 0),
    'ms, 99 of 100': Math.round(waits[Math.floor(waits.length * 0.99)] ?? 0),
  }
}

const KINDS = ['RSS MB', 'heap MB', 'external MB']
const lowest = (list, name) => Math.min(...list.map((sample) => sample[name]))
const mean = (list, name) => Math.round(list.reduce((sum, sample) => sum + sample[name], 0) / Math.max(1, list.length))

/** What the last quarter has more of than the quarter before it. The lowest of each: garbage that is not collected yet is no growth. */
const grownOf = (samples) => {
  const quarter = Math.floor(samples.length / 4)
  const [before, last] = [samples.slice(-2 * quarter, -quarter), samples.slice(-quarter)]
  return KINDS.map((name) => [name, lowest(before, name), lowest(last, name)])
    .filter(([, from, to]) => to > from * FLAT)
    .map(([name, from, to]) => `${name}: at least ${from} in the third quarter, ${to} in the last`)
}

const report = (samples) => {
  const firstMinutes = Math.min(FIRST_MINUTES, minutes / 3)
  const first = samples.filter(({ minute }) => minute <= firstMinutes)
  const last = samples.filter(({ minute }) => minute > minutes - firstMinutes)
  const rows = KINDS.map((name) => [
    name,
    { first: mean(first, name), last: mean(last, name), change: mean(last, name) - mean(first, name) },
  ])
  console.log(`\nMeans of the first and the last ${firstMinutes.toFixed(1)} minutes`)
  console.table(Object.fromEntries(rows))
  console.log(`${state.requests} requests, ${state.failed} without an answer or with 5xx`)
}

try {
  await main()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
