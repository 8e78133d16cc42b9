import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { repeat, send } from './attack/client.mjs'
import { setStock, SKU } from './attack/shopper.mjs'
import { buy, RARE, statusOf } from './chaos/buyers.mjs'
import { createCluster, makeDatabase } from './chaos/database.mjs'
import { mountSmallDisk, smallDiskOf } from './chaos/disk.mjs'
import { playFaults } from './chaos/faults.mjs'
import { judge } from './chaos/judge.mjs'
import { startOwnPostgres } from './chaos/own-postgres.mjs'
import { createRandom } from './chaos/random.mjs'
import { report } from './chaos/report.mjs'
import { askAgain, hoursLater, untilMailed } from './chaos/settle.mjs'
import { startVendors } from './chaos/vendors.mjs'
import { readCommandLine } from './command-line.mjs'
import { freePort } from './free-port.mjs'
import { readStored } from './kill-nine/read-stored.mjs'
import { startShop } from './kill-nine/shop-process.mjs'

/** Orders while everything around them fails, and then the books; the usage says how. */
const { values: options } = readCommandLine({
  usage: `Usage: npm run chaos -- [option...]

Orders are placed on several processes of the built shop while vendors are slow, refuse, lie and hang, processes are killed, stopped and
restarted, clocks jump, the disk is full, and the database is cut off, refuses, hangs and restarts. Afterwards the books are checked: no
order lost, doubled, oversold or unpaid, no mail lost or doubled; nobody was answered 500, and who was answered 503 was told when to come
back.

  --checkouts <number>   how many orders, 300 unless given
  --processes <number>   of the shop, 2 unless given; one on PGlite
  --at-once <number>     buyers at once, 12 unless given
  --every <seconds>      between two faults, about 4 unless given
  --own-postgres         on a PostgreSQL that is started for this run, with a small disk where this is root
  --seed <number>        repeats the choices of a run, not their moments; a new one unless given
  --help                 this text

TEST_DATABASE_URL or DATABASE_URL: a PostgreSQL on which databases and roles may be made; without it, and without --own-postgres, one
process on PGlite. CHAOS_CLUSTER and CHAOS_PROGRAMS (its data folder, its bin folder): that PostgreSQL may be stopped and restarted too,
and its disk filled where that is a small one of its own; PGlite gets one, where this is root. Where something is wrong, database and
folders stay, and the last lines say where.

Exit codes: 0 the books are right, 1 they are not, or the run could not be played.`,
  options: {
    checkouts: { type: 'string', default: '300' },
    processes: { type: 'string', default: '2' },
    'at-once': { type: 'string', default: '12' },
    every: { type: 'string', default: '4' },
    'own-postgres': { type: 'boolean', default: false },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
})
const [checkouts, wanted, atOnce, seed] = [options.checkouts, options.processes, options['at-once'], options.seed].map(Number)
const PIECES = 1_000_000
const RARE_PIECES = 10
const PGLITE_DISK_MB = 600

const random = createRandom(seed)
const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
const own = options['own-postgres'] ? await startOwnPostgres() : undefined
const adminUrl = own?.url ?? process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
const clusterFolder = own?.data ?? process.env.CHAOS_CLUSTER
const database = adminUrl === undefined ? undefined : await makeDatabase(adminUrl)
const cluster =
  clusterFolder === undefined ? undefined : createCluster(clusterFolder, own?.programs ?? process.env.CHAOS_PROGRAMS ?? '/usr/bin')
const common = { TRUST_PROXY: '1', DRAIN_SECONDS: '1', ...(database === undefined ? {} : { DATABASE_URL: database.url }) }
const crashes = []
const unmounts = []
const processCount = database === undefined ? 1 : wanted

/** What is filled is never the machine's own disk; said loudly where nothing can be filled. */
const openDisk = () => {
  if (database !== undefined) {
    const disk = cluster === undefined ? undefined : smallDiskOf(clusterFolder)
    const why = own?.diskProblem ?? 'CHAOS_CLUSTER names no data folder on a disk of its own of 2 GB at most'
    if (disk === undefined) console.log(`NO DISK IS FILLED: ${why}`)
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
  const mailProblems = await settle({ vendors, processes, host, run, mail })
  const stored = await readStored({ dataDirectory, databaseUrl })
  vendors.close()
  const wrong = [...judge({ run, stored, before, delivered: vendors.state.delivered }), ...crashes, ...mailProblems]
  report({ run, host, vendors, stored, wrong, seed })
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
  const everyMs = Number(options.every) * 1_000
  const faults = playFaults({ random: createRandom(seed + 2), processes, database, cluster, disk, everyMs, isOver: () => isOver, note })
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
    const status = statusOf(answer)
    seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
    await sleep(500)
  }
  return seen
}

/** What nobody comes back for is finished or given up by the next start. */
const settle = async ({ vendors, processes, host, run, mail }) => {
  console.log(`All checkouts ended after ${Math.round(run.seconds)} s; vendors are well again`)
  await askAgain(run.results)
  for (const entry of processes) await entry.shop.end('SIGTERM')
  if (database !== undefined) await host.shop.end('SIGTERM')
  const last = await startShop({ ...common, ...mail, ...hoursLater(), PORT: String(host.port), DATA_DIR: join(folder, 'host') })
  console.log('What was left open is finished; waiting for mails')
  const problems = await untilMailed({ delivered: vendors.state.delivered, results: run.results })
  await last.end('SIGTERM')
  return problems
}

let isRight = false
try {
  isRight = (await main()) === 0
} finally {
  if (isRight) {
    await database?.drop()
    await own?.remove()
    for (const unmount of unmounts) unmount()
    rmSync(folder, { recursive: true, force: true })
  } else console.log(`Kept for you to look at: ${[folder, database?.url, clusterFolder].filter((each) => each !== undefined).join(', ')}`)
}
process.exit(isRight ? 0 : 1)
