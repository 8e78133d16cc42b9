import Fastify, { type FastifyInstance } from 'fastify'
import { seedDemoCatalogue } from '../../demo/catalogue/seed-demo-catalogue.ts'
import { TYPED } from '../../demo/catalogue/typed-queries.ts'
import { seedMerchantDocuments } from '../../demo/merchant/seed-merchant-documents.ts'
import { algoliaEmulator } from '../../platform/algolia/algolia-emulator.ts'
import { createSearchWriter, indexCatalogue, type IndexDeps } from '../../server/catalogue/indexing/index-catalogue.ts'
import { filtersIndex, indexBase, pagesIndex, suggestionsIndex } from '../../server/catalogue/indexing/index-names.ts'
import { createClock } from '../../server/clock.ts'
import { readConfig, type ServerConfig } from '../../server/config.ts'
import { connectPglite } from '../../server/database/connect.ts'
import type { Database } from '../../server/database/database.ts'
import { createCounts } from '../../server/operations/counts.ts'
import { createInProcessFetch } from '../../server/operations/in-process-fetch.ts'
import type { EngineAddress } from '../../server/search-engine/call-engine.ts'
import { readSites } from '../../server/sites.ts'
import { createSearchClient } from '../../src/clients/search/create-search-client.ts'
import { fetchRequester } from '../../src/clients/search/search-wire.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

/** What was asked on a site in a language, and what the first product was where it was another than meant. */
export interface SiteRows {
  readonly country: string
  readonly language: string
  readonly asked: number
  readonly missed: readonly string[]
}

interface Input {
  readonly engine?: EngineAddress
  readonly keepsIndexes: boolean
}

export const runTable = async ({ engine, keepsIndexes }: Input): Promise<readonly SiteRows[]> => {
  // Nothing of the shell's environment: the shop that it is meant for is not touched.
  const config = readConfig({ APP_ENV: 'test', LOG_LEVEL: 'error' })
  const clock = createClock()
  const countries = new Set(TYPED.map(({ country }) => country))
  const all = readSites()
  const sites = all
    .filter(({ code }) => countries.has(code))
    .map((site) => ({ ...site, search: { ...site.search, indexPrefix: `table${clock.now().toString(36)}` } }))
  const handle = await connectPglite('memory://')
  await handle.migrate()
  const { database } = handle
  await seedMerchantDocuments({ runtime: { database, sites: all, clock } })
  await seedDemoCatalogue({ runtime: { database, sites: all, clock } })
  const app = await startSearch({ config, database, clock, engine })
  const deps = {
    database,
    sites,
    baseUrl: `${config.origin}/algolia`,
    appId: config.ALGOLIA_APP_ID,
    writeKey: config.ALGOLIA_WRITE_KEY,
    fetch: createInProcessFetch(() => app, config.origin),
  }
  try {
    await indexCatalogue(deps)
    return await askAll(deps)
  } finally {
    if (!keepsIndexes) await deleteIndexes(deps)
    await app.close()
    await handle.close()
  }
}

interface SearchInput {
  readonly config: ServerConfig
  readonly database: Database
  readonly clock: ReturnType<typeof createClock>
  readonly engine: EngineAddress | undefined
}

const startSearch = async ({ config, database, clock, engine }: SearchInput): Promise<FastifyInstance> => {
  const app = Fastify({ logger: { level: 'error' } })
  const runtime = { config, database, clock, counts: createCounts() }
  if (engine === undefined) await app.register(algoliaEmulator, { prefix: '/algolia', runtime })
  else {
    const { searchEnginePlugin } = await import('../../server/search-engine/search-engine-extension.ts')
    await app.register(searchEnginePlugin, { prefix: '/algolia', runtime, address: engine })
  }
  return app
}

const askAll = async (deps: IndexDeps): Promise<readonly SiteRows[]> => {
  const rows: SiteRows[] = []
  for (const { country, language, queries } of TYPED) {
    const site = deps.sites.find(({ code }) => code === country)
    if (site === undefined) throw new Error(`The demo has no site ${country}`)
    const client = createSearchClient({
      site,
      language,
      report: () => undefined,
      baseUrl: deps.baseUrl,
      requester: fetchRequester(deps.fetch),
    })
    const missed: string[] = []
    for (const [typed, expected] of queries) {
      const [hit] = (await client.find({ query: typed, hitsPerPage: 1 })).hits
      if (hit === undefined || !expected.test(hit.name)) missed.push(`${typed}: ${hit?.name ?? 'nothing'}`)
    }
    rows.push({ country, language, asked: queries.length, missed })
  }
  return rows
}

const deleteIndexes = async (deps: IndexDeps): Promise<void> => {
  const client = createSearchWriter(deps)
  for (const indexName of deps.sites.flatMap(namesOf)) await client.deleteIndex({ indexName })
}

const namesOf = (site: SiteConfig): readonly string[] => {
  const base = indexBase(site)
  return [base, filtersIndex(base), suggestionsIndex(base), pagesIndex(base)]
}
