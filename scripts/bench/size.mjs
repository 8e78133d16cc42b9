import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms, startPostgres } from '../many-processes/start-postgres.mjs'
import { processMeters } from './process-meters.mjs'
import { newAddresses } from './size/addresses.mjs'
import { writeCatalogue } from './size/catalogue.mjs'
import { memoryOf, probe, quantile } from './size/probe.mjs'
import { importFile, prepareShop } from './size/shop.mjs'
import { startShop } from './start-shop.mjs'
import { figure, row } from './targets.mjs'

/** At 100 products a second. */
const MAX_START_MS = 1_200_000
const ASKED = 100
/** Requests before those that are measured, so that the engine has compiled the code. */
const WARM = 30
const KINDS = [
  { kind: 'listing', what: 'listing, a filter never asked before', promise: 'sizeSearch' },
  { kind: 'search', what: 'search page, words never asked before', promise: 'sizeSearch' },
  { kind: 'product', what: 'product page never asked before', promise: 'sizeProduct' },
]

/** What a catalogue of so many products costs, on a PostgreSQL of its own. */
export const size = async ({ products }) => {
  if (postgresPrograms() === undefined) throw new Error('No PostgreSQL is installed; `npm run bench -- size-embedded` needs none.')
  return measureAll(products, startPostgres)
}

/** What a catalogue of so many products costs on the embedded database. */
export const sizeEmbedded = ({ products }) => measureAll(products, async () => ({ url: undefined, stop: async () => undefined }))

const measureAll = async (sizes, startDatabase) => {
  const shop = await prepareShop()
  const rows = []
  for (const products of sizes) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-size-'))
    const database = await startDatabase()
    try {
      const environment = { ...shop, DATA_DIR: dataDir, ...(database.url === undefined ? {} : { DATABASE_URL: database.url }) }
      rows.push(...(await measure({ products, dataDir, environment })))
    } finally {
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
  return rows
}

const measure = async ({ products, dataDir, environment }) => {
  const page = products.toLocaleString('en')
  const say = (...rows) => rows.map((each) => (console.log(`  ${page}: ${each.what} ${each.value} ${each.unit}`), each))
  const file = join(dataDir, 'products.csv')
  await writeCatalogue(file, products)
  const start = (how = {}) => startShop({ dataDir, environment, maxMs: MAX_START_MS, ...how })
  // As in a real installation: the first start makes the pages, the start after the import makes the index.
  await (await start()).stop()
  const imported = await importFile(file, environment)
  const rows = say(
    figure('imported', products / (imported.ms / 1000), '/s', page),
    figure('memory of the import', imported.most, 'MB', page),
  )
  const first = await startWithProbe(start)
  rows.push(
    ...say(
      row('products indexed', 'sizeIndex', products / (first.indexedMs / 1000), page),
      figure('start with the index', first.shop.startMs / 1000, 's', page),
      figure('its processor time', first.cpuMs / 1000, 's', page),
      ...health('/healthz during that start', first.times, page),
      figure('most memory until then', memoryOf(first.shop.pid).most, 'MB', page),
    ),
  )
  await first.shop.stop()
  const later = await startWithProbe(start)
  rows.push(
    ...say(
      figure('later start', later.shop.startMs / 1000, 's', page),
      figure('processor time of a later start', later.cpuMs / 1000, 's', page),
    ),
  )
  try {
    rows.push(...(await pages({ shop: later.shop, products, page, say })))
  } finally {
    await later.shop.stop()
  }
  return rows
}

const startWithProbe = async (start) => {
  let probing
  const shop = await start({ onSpawn: (origin) => (probing = probe(origin)) })
  return { shop, cpuMs: cpuOf(shop), ...(await probing.stop()) }
}

/** The first listing waits for the index to be read into memory; then each kind, one request after the other. */
const pages = async ({ shop, products, page, say }) => {
  const next = newAddresses(products)
  const reading = probe(shop.origin)
  const started = cpuOf(shop)
  const firstMs = await timeOfPage(shop.origin, next.listing())
  const rows = say(
    figure('first listing after it', firstMs / 1000, 's', page),
    figure('processor time of the first listing', (cpuOf(shop) - started) / 1000, 's', page),
    ...health('/healthz during that listing', (await reading.stop()).times, page),
  )
  const asking = probe(shop.origin)
  for (const { kind, what, promise } of KINDS) {
    for (let time = 0; time < WARM; time += 1) await timeOfPage(shop.origin, next[kind]())
    const before = cpuOf(shop)
    const times = []
    for (let time = 0; time < ASKED; time += 1) times.push(await timeOfPage(shop.origin, next[kind]()))
    rows.push(
      ...say(
        figure(`${what}, middle`, quantile(times, 0.5), 'ms', page),
        row(`${what}, 95th percentile`, promise, quantile(times, 0.95), page),
        figure(`${what}, processor`, (cpuOf(shop) - before) / ASKED, 'ms', page),
      ),
    )
  }
  rows.push(...say(...health('/healthz while pages are asked for', (await asking.stop()).times, page)))
  return [...rows, ...say(figure('memory then', memoryOf(shop.pid).now, 'MB', page))]
}

/** Not a number where the system has no /proc. */
const cpuOf = ({ pid }) => processMeters(pid)?.cpuMs ?? Number.NaN

const health = (what, times, page) => [
  row(`${what}, 95th percentile`, 'sizeHealth', quantile(times, 0.95), page),
  figure(`${what}, longest`, Math.max(...times), 'ms', page),
]

const timeOfPage = async (origin, path) => {
  const begun = performance.now()
  const answer = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - begun
}
