import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { repeat, send } from './attack/client.mjs'
import { setStock, SKU } from './attack/shopper.mjs'
import { buy, RARE } from './chaos/buyers.mjs'
import { createCluster, makeDatabase } from './chaos/database.mjs'
import { mountSmallDisk, smallDiskOf } from './chaos/disk.mjs'
import { playFaults } from './chaos/faults.mjs'
import { createRandom } from './chaos/random.mjs'
import { startVendors } from './chaos/vendors.mjs'
import { readCommandLine } from './command-line.mjs'
import { freePort } from './free-port.mjs'
import { checkStored } from './kill-nine/check-stored.mjs'
import { readStored } from './kill-nine/read-stored.mjs'
import { startShop } from './kill-nine/shop-process.mjs'

/** Orders while everything around them fails, and then the books; the usage says how. */
const { values: options } = readCommandLine({
  usage: `Usage: npm run chaos -- [option...]

Orders are placed on several processes of the built shop while vendors are slow, refuse, lie and hang, processes are killed, stopped and
restarted, clocks jump, the disk is full, and the database is cut off, hangs and restarts. Afterwards the books are checked: no order
lost, doubled, oversold or unpaid, no mail lost or doubled.

  --checkouts <number>   how many orders, 300 unless given
  --processes <number>   of the shop, 2 unless given; one on PGlite
  --at-once <number>     buyers at once, 12 unless given
  --seed <number>        repeats the choices of a run, not their moments; a new one unless given
  --help                 this text

TEST_DATABASE_URL or DATABASE_URL: a PostgreSQL on which databases may be made; without it one process on PGlite. CHAOS_CLUSTER and
CHAOS_PROGRAMS (its data folder, its bin folder): that PostgreSQL may be stopped and restarted too, and its disk filled where that is a
small one of its own; PGlite gets one, where this is root.

Exit codes: 0 the books are right, 1 they are not, or the run could not be played.`,
  options: {
    checkouts: { type: 'string', default: '300' },
    processes: { type: 'string', default: '2' },
    'at-once': { type: 'string', default: '12' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
})
const [checkouts, wanted, atOnce, seed] = [options.checkouts, options.processes, options['at-once'], options.seed].map(Number)
const PIECES = 1_000_000
const RARE_PIECES = 10
const HOURS_LATER_MS = 3 * 3_600_000
const MAILS_WITHIN_MS = 120_000
const PGLITE_DISK_MB = 600

const adminUrl = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
const random = createRandom(seed)
const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
const database = adminUrl === undefined ? undefined : await makeDatabase(adminUrl)
const cluster =
  process.env.CHAOS_CLUSTER === undefined ? undefined : createCluster(process.env.CHAOS_CLUSTER, process.env.CHAOS_PROGRAMS ?? '/usr/bin')
const common = { TRUST_PROXY: '1', DRAIN_SECONDS: '1', ...(database === undefined ? {} : { DATABASE_URL: database.url }) }
const crashes = []
const unmounts = []
const processCount = database === undefined ? 1 : wanted

/** What is filled is never the machine's own disk; said loudly where nothing can be filled. */
const openDisk = () => {
  if (database !== undefined) {
    const disk = cluster === undefined ? undefined : smallDiskOf(process.env.CHAOS_CLUSTER)
    if (disk === undefined) console.log('NO DISK IS FILLED: CHAOS_CLUSTER names no data folder on a disk of its own of 2 GB at most')
    return disk
  }
  const folderOfHost = join(folder, 'host')
  const { unmount, problem } = mountSmallDisk(folderOfHost, PGLITE_DISK_MB)
  if (unmount !== undefined) unmounts.push(unmount)
  if (problem !== undefined) console.log(`NO DISK IS FILLED: none can be mounted for the data folder (${problem})`)
  return problem === undefined ? smallDiskOf(folderOfHost) : undefined
}

const main = async () => {
  console.log(`${checkouts} checkouts, ${processCount} processes, ${database === undefined ? 'PGlite' : 'PostgreSQL'}, seed ${seed}`)
  const disk = openDisk()
  // The one that has the embedded vendors. Without PostgreSQL it is the shop too, and vendors cannot fail.
  const vendorPort = await freePort()
  const vendors = await startVendors({ random: createRandom(seed + 1), vendorPort })
  // Any process may take any mail, so all send them to the same server.
  const mail = { MAIL_URL: vendors.origin, MAIL_API_KEY: 'mail-of-chaos', MAIL_FROM: 'Shop <orders@chaos.example>' }
  const host = { port: vendorPort, start: undefined, isAway: false }
  host.start = async () =>
    (host.shop = watchEnd(await startShop({ ...common, ...mail, PORT: String(vendorPort), DATA_DIR: join(folder, 'host') })))
  await host.start()
  for (const sku of [SKU, '900001-WHITE-S', '900001-WHITE-L']) await setStock({ port: vendorPort }, sku, PIECES)
  await setStock({ port: vendorPort }, RARE, RARE_PIECES)
  const dataDirectory = join(folder, 'host')
  const databaseUrl = database?.url
  const before = await readBefore({ host, dataDirectory, databaseUrl })
  const processes = database === undefined ? [host] : await startProcesses(vendors.origin, mail)
  console.log('All processes are ready')

  const run = await playCheckouts({ vendors, processes, vendorPort, disk })
  const final = await settle({ vendors, processes, host, run, mail })
  const stored = await readStored({ dataDirectory, databaseUrl })
  vendors.close()
  const acknowledged = new Map(run.results.filter(({ outcome }) => outcome === 'placed').map(({ email, utr }) => [email, utr]))
  const wrong = [
    ...checkStored({ stored, before, acknowledged, isSettledDown: true }),
    ...[...stored.stock]
      .filter(([, quantity]) => quantity < 0)
      .map(([sku, quantity]) => `${sku}: ${quantity} pieces, more were sold than there are`),
    ...wrongDeliveries(stored, vendors.state.delivered),
    ...crashes,
    ...final,
  ]
  report({ run, vendors, stored, wrong })
  return wrong.length
}

/** No fault outside may end a process, but for a full disk (`mayEnd`) that the embedded database is on. */
const watchEnd = (shop) => {
  void shop.ended.then(({ code, isAskedToEnd }) => {
    if (!isAskedToEnd && shop.mayEnd !== true) crashes.push(`A process ended by itself with code ${code}:\n${shop.said().slice(-2_000)}`)
  })
  return shop
}

const readBefore = async ({ host, dataDirectory, databaseUrl }) => {
  if (databaseUrl !== undefined) return (await readStored({ dataDirectory, databaseUrl })).stock
  // Two programs must not have one PGlite folder open.
  await host.shop.end('SIGTERM')
  const { stock } = await readStored({ dataDirectory, databaseUrl })
  await host.start()
  return stock
}

const startProcesses = async (origin, mail) => {
  const ports = await Promise.all(Array.from({ length: processCount }, freePort))
  const entries = ports.map((port, number) => {
    const variables = {
      ...common,
      PORT: String(port),
      DATA_DIR: join(folder, String(number)),
      PAYMENT_BASE_URL: `${origin}/payments/v71`,
      ALGOLIA_HOST: `${origin}/algolia`,
      ...mail,
    }
    const entry = { port, isAway: false, startsMs: [], errors: [] }
    entry.start = async () => {
      if (entry.shop !== undefined) entry.errors.push(...entry.shop.errors())
      entry.shop = watchEnd(await startShop(variables))
      entry.startsMs.push(entry.shop.startMs)
    }
    return entry
  })
  for (const entry of entries) await entry.start()
  return entries
}

const playCheckouts = async ({ vendors, processes, vendorPort, disk }) => {
  const counts = new Map()
  const note = (name) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const ports = () => processes.filter(({ isAway }) => !isAway).map(({ port }) => port)
  const begun = performance.now()
  let isOver = false
  let done = 0
  vendors.state.isCalm = false
  const faults = playFaults({ random: createRandom(seed + 2), processes, database, cluster, disk, isOver: () => isOver, note })
  const listings = readListings({ ports, vendorPort, isOver: () => isOver })
  const results = await repeat(checkouts, atOnce, async (number) => {
    const result = await buy({ random, ports, vendorPort, prefix: `c${seed}`, number })
    done += 1
    if (done % 100 === 0) console.log(`  ${done} checkouts after ${Math.round((performance.now() - begun) / 1000)} s`)
    return result
  })
  isOver = true
  await faults
  vendors.state.isCalm = true
  return { results, counts, processes, listings: await listings, seconds: (performance.now() - begun) / 1000 }
}

/** Somebody looks at listings meanwhile, each at an address nobody asked for: the search is asked every time. */
const readListings = async ({ ports, vendorPort, isOver }) => {
  const seen = { statuses: new Map(), slowestMs: 0 }
  for (let number = 0; !isOver(); number += 1) {
    const since = performance.now()
    const answer = await send(random.of(ports()) ?? vendorPort, { path: `/en/search?query=tee${number}` })
    if (answer.status === 200 || answer.status === 503) seen.slowestMs = Math.max(seen.slowestMs, performance.now() - since)
    seen.statuses.set(answer.status, (seen.statuses.get(answer.status) ?? 0) + 1)
    await sleep(500)
  }
  return seen
}

/** Vendors are well again: who does not know how it ended tries once more; what nobody comes back for is finished or given up. */
const settle = async ({ vendors, processes, host, run, mail }) => {
  const problems = []
  console.log(`All checkouts ended after ${Math.round(run.seconds)} s; vendors are well again`)
  for (const result of run.results.filter(({ outcome }) => outcome === 'unknown')) {
    const answer = await result.again()
    if (answer.status === 200) Object.assign(result, { outcome: 'placed', utr: answer.json().utr })
    else result.heard.push(`at last ${answer.status} ${answer.json().code ?? ''}`)
  }
  // A start finishes what was left open; three hours later nothing waits for its shopper any more.
  const later = { SEED_CLOCK: new Date(Date.now() + HOURS_LATER_MS).toISOString() }
  for (const entry of processes) await entry.shop.end('SIGTERM')
  if (database !== undefined) await host.shop.end('SIGTERM')
  const last = await startShop({ ...common, ...mail, ...later, PORT: String(host.port), DATA_DIR: join(folder, 'host') })
  console.log('What was left open is finished; waiting for mails')
  problems.push(...(await untilMailed(vendors, run)))
  await last.end('SIGTERM')
  return problems
}

const untilMailed = async (vendors, run) => {
  const placed = run.results.filter(({ outcome }) => outcome === 'placed')
  const waiting = () => placed.filter(({ email }) => !vendors.state.delivered.has(email))
  for (let left = MAILS_WITHIN_MS; left > 0 && waiting().length > 0; left -= 500) await sleep(500)
  return waiting().map(({ email }) => `The mail to ${email} never left`)
}

/** A second copy has the Message-ID of the first; two ids are two mails. */
const wrongDeliveries = (stored, delivered) =>
  stored.attempts
    .filter(({ state }) => state === 'settled')
    .filter(({ email }) => email.endsWith('@chaos.example') && delivered.get(email)?.size !== 1)
    .map(({ email }) => `${email} was sent ${delivered.get(email)?.size ?? 0} different confirmations`)

const SHOWN_ERRORS = 20

const sentenceOf = (line) => {
  try {
    const { msg, err } = JSON.parse(line)
    const cause = err?.cause ?? err
    return `${msg}: ${cause?.code ?? ''} ${cause?.message ?? ''}`.split('\n', 1)[0].slice(0, 140)
  } catch {
    // A line cut off by kill -9.
    return 'a line that is cut off'
  }
}

/** How often each of them is there, most often first. */
const tally = (values) => {
  const counts = values.reduce((seen, value) => seen.set(value, (seen.get(value) ?? 0) + 1), new Map())
  return [...counts].sort((one, other) => other[1] - one[1])
}

const report = ({ run, vendors, stored, wrong }) => {
  const times = run.results
    .filter(({ outcome }) => outcome === 'placed')
    .map(({ ms }) => ms)
    .sort((one, other) => one - other)
  const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  const copies = [...vendors.state.delivered.values()].flatMap((ids) => [...ids.values()]).filter((count) => count > 1).length
  console.log('\nFaults')
  console.table(Object.fromEntries([...run.counts].map(([name, count]) => [name, { times: count }])))
  console.log('What vendors did')
  console.table(Object.fromEntries([...vendors.state.counts].map(([name, count]) => [name, { times: count }])))
  console.log('What shoppers heard last')
  console.table(Object.fromEntries(tally(run.results.map(({ outcome }) => outcome))))
  const unknown = run.results.filter(({ outcome }) => outcome === 'unknown' || outcome.startsWith('no ') || outcome.startsWith('refused'))
  for (const { email, outcome, heard } of unknown.slice(0, 10)) console.log(`  ${email}: ${outcome}; ${heard.slice(-4).join(', ')}`)
  console.table({
    seconds: Math.round(run.seconds),
    'orders settled': stored.attempts.filter(({ state }) => state === 'settled').length,
    'attempts in all': stored.attempts.length,
    'placed at the first try': run.results.filter(({ outcome, tries }) => outcome === 'placed' && tries === 1).length,
    'checkout ms, half': at(0.5),
    'checkout ms, 95 of 100': at(0.95),
    'checkout ms, slowest': at(1),
    'searches read': [...run.listings.statuses].map(([status, count]) => `${count} x ${status}`).join(', '),
    'slowest search ms': Math.round(run.listings.slowestMs),
    restarts: run.processes.reduce((sum, { startsMs = [] }) => sum + Math.max(0, startsMs.length - 1), 0),
    'slowest restart ms': Math.max(0, ...run.processes.flatMap(({ startsMs = [] }) => startsMs.slice(1))),
    'mails delivered twice under one id': copies,
  })
  console.log('What processes logged as errors, most often first')
  const errors = run.processes.flatMap(({ errors: ofEarlier = [], shop }) => [...ofEarlier, ...shop.errors()])
  console.table(Object.fromEntries(tally(errors.map(sentenceOf)).slice(0, SHOWN_ERRORS)))
  for (const what of wrong.slice(0, 40)) console.log(`WRONG  ${what}`)
  console.log(
    `${run.results.length} checkouts, ${stored.attempts.filter(({ state }) => state === 'settled').length} orders, ${wrong.length} violations, seed ${seed}`,
  )
}

try {
  process.exitCode = (await main()) === 0 ? 0 : 1
} finally {
  await database?.drop()
  for (const unmount of unmounts) unmount()
  rmSync(folder, { recursive: true, force: true })
}
