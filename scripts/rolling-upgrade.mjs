import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildIsCurrent } from './build-stamp.mjs'
import { readCommandLine } from './command-line.mjs'
import { checkStored } from './kill-nine/check-stored.mjs'
import { readStored } from './kill-nine/read-stored.mjs'
import { requireRelease } from './last-release/release.mjs'
import { setStock } from './many-processes/checks.mjs'
import { requirePrograms } from './many-processes/require-programs.mjs'
import { lookAtOrders, signIn } from './many-processes/signed-in.mjs'
import { startCluster } from './many-processes/start-cluster.mjs'
import { blocksOf, filesOf } from './rolling-upgrade/page-files.mjs'
import { fillBag, order, PATHS, SKUS, startShoppers } from './rolling-upgrade/shoppers.mjs'

/** From the last release to this tree while shoppers are there; the usage says how. */
readCommandLine({
  usage: `Usage: npm run rolling-upgrade

Three processes of the last release (scripts/last-release/commit) behind HAProxy, on PostgreSQL behind PgBouncer, are replaced by this tree's one
after the other while shoppers read pages with all their files, buy and look at their orders. The first is put back once, as in a roll-back.
No request may fail, and every order that was acknowledged must be there once. Needs postgresql, pgbouncer and haproxy.

  --help   this text

Builds the last release into .cache/last-release where it is not there, and this tree where its sources are new.

Exit codes: 0 everything holds, 1 something is broken, a program is not installed, or the last release cannot be built.`,
  options: {},
})

const PROCESSES = 3
const BAGS = 4
/** Of bags that are begun at one release and bought at the other; nobody else buys it. */
const CROSSING_SKU = '900001-WHITE-L'
const PIECES = 100_000
/** How long both releases serve side by side at each step. */
const MIXED_MS = 5_000
const SHOWN_FAILURES = 20
/** Fewer mean that nobody was there, or that pages were not read as a browser reads them. */
const LEAST = { pages: 60, filesOfPage: 10, orders: 20 }
const DATA_DIRECTORY = '.data/rolling-upgrade'

const main = async (stops, { commit, folder }) => {
  const { postgres, shops, balancer, origin, origins, query } = await startCluster({
    processes: PROCESSES,
    dataDirectory: DATA_DIRECTORY,
    folder,
    stops,
  })
  console.log(`${PROCESSES} processes of ${commit.slice(0, 8)} are in`)

  // A start whose demo differs from what is there imports it again, with its stock.
  const fillShelves = () => Promise.all(SKUS.map((sku) => setStock(origin, sku, PIECES)))
  await fillShelves()
  const pages = new Map(await Promise.all(PATHS.map(async (path) => [path, await (await fetch(`${origin}${path}`)).text()])))
  const expected = new Map([...pages].map(([path, html]) => [path, blocksOf(html)]))
  const account = await signIn(origin)
  const bags = await fillBags(origins[1], 'before')

  const shoppers = startShoppers({ origin, account, expected })
  const { seen } = shoppers
  const step = async (what, work) => {
    const [begun, failed] = [performance.now(), seen.failures.length]
    await work()
    await balancer.untilAllAreIn()
    await fillShelves()
    await sleep(MIXED_MS)
    const { pages: read, files, calls } = seen
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(
      `${what} in ${seconds} s; ${read} pages, ${files} files, ${calls} calls so far, ${seen.failures.length - failed} failed meanwhile`,
    )
  }
  const replace = (index, release) => shops.restart(index, { release })
  const release = { old: folder, now: process.cwd() }
  await step('The last release alone', async () => undefined)
  await step('Process 1 replaced', () => replace(0, release.now))
  await crossOver({ seen, account, query, at: origins[0], bags })
  await crossOver({ seen, account, query, at: origins[1], bags: await fillBags(origins[0], 'after') })
  for (const index of [1, 2]) await step(`Process ${index + 1} replaced`, () => replace(index, release.now))
  const files = await filesLeft(origin, pages)
  const bagsOfNow = await fillBags(origins[1], 'back')
  await step('Process 1 put back, on the migrated database', () => replace(0, release.old))
  await crossOver({ seen, account, query, at: origins[0], bags: bagsOfNow })
  await shoppers.stop()
  const isStored = await storesFiles(query)
  await shops.stop()

  const stored = await readStored({ databaseUrl: postgres.url })
  const isUsed = seen.pages >= LEAST.pages && seen.files >= seen.pages * LEAST.filesOfPage && seen.acknowledged.size >= LEAST.orders
  const wrong = [
    ...seen.failures,
    ...(isUsed ? [] : ['Too few pages, files or orders to say anything']),
    ...(isStored ? files.gone.map((address) => `${address} of the last release is gone`) : []),
    ...checkStored({ stored, before: new Map(), acknowledged: seen.acknowledged, isSettledDown: true }),
    ...shops.errors().filter((line) => !line.includes('The database does not answer; this process is not ready')),
  ]
  const requests = seen.pages + seen.files + seen.calls
  console.log(
    `${seen.failures.length} of ${requests} requests failed: ${seen.pages} pages, ${seen.files} files, ${seen.calls} calls; ${seen.acknowledged.size} orders, ${seen.again} of them at the second try`,
  )
  console.log(`Of ${files.all} files that pages of ${commit.slice(0, 8)} name, ${files.gone.length} are gone once no process of it runs`)
  for (const line of grouped(wrong).slice(0, SHOWN_FAILURES)) console.error(`  ${line}`)
  return wrong.length
}

/** Lines that differ in names and numbers alone, once with their number. */
const grouped = (lines) => {
  const groups = new Map()
  for (const line of lines) {
    const kind = line.replace(/\/assets\/[\w.-]+|[\w.-]+@[\w.]+|\d{4,}|uat=\d+/g, '…')
    groups.set(kind, [...(groups.get(kind) ?? []), line])
  }
  return [...groups.values()].sort((one, other) => other.length - one.length).map(([first, ...others]) => `${others.length + 1} × ${first}`)
}

const fillBags = (origin, when) =>
  Promise.all(Array.from({ length: BAGS }, (_, bag) => fillBag(origin, { name: `${when}-${bag}`, sku: CROSSING_SKU })))

/** Buys bags of the other release at this process, which takes them off the shelf once, and looks at orders by a session of the other. */
const crossOver = async ({ seen, account, query, at, bags }) => {
  seen.calls += bags.length + 1
  const before = await piecesLeft(query)
  const results = await Promise.allSettled(bags.map((buyer) => order({ origin: at, seen, buyer })))
  seen.failures.push(...results.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.message))
  const sold = before - (await piecesLeft(query))
  if (sold !== bags.length) seen.failures.push(`${bags.length} bags of the other release took ${sold} pieces off the shelf`)
  const status = await lookAtOrders(at, account)
  if (status !== 200) seen.failures.push(`The session of before was answered ${status} by a process of the other release`)
}

const piecesLeft = async (query) => (await query(`select quantity from stock where sku = '${CROSSING_SKU}'`))[0].quantity

/** Which files of pages that tabs and caches may still have are answered. */
const filesLeft = async (origin, pages) => {
  const addresses = [...new Set([...pages.values()].flatMap(filesOf))]
  const answers = await Promise.all(addresses.map((address) => fetch(`${origin}${address}`, { method: 'HEAD' })))
  return { all: addresses.length, gone: addresses.filter((_, index) => answers[index].status !== 200) }
}

/** Whether the last release has stored its files; one from before there was such a table has not. */
const storesFiles = async (query) =>
  (await query(`select count(*)::int as builds from built_files where address ~ '^/styles/[^/]+$'`))[0].builds > 1

requirePrograms()
const release = requireRelease({
  command: 'npm run rolling-upgrade',
  otherwise: 'nothing says whether a shop can be upgraded without a pause',
})
if (!buildIsCurrent()) execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
const stops = []
try {
  const wrong = await main(stops, release)
  console.log(wrong === 0 ? 'The upgrade holds' : `${wrong} things are wrong`)
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  for (const stop of stops.reverse()) await stop()
}
process.exit()
