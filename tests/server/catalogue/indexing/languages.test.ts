import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoCatalogue } from '../../../../demo/catalogue/seed-demo-catalogue.ts'
import { algoliaEmulator } from '../../../../platform/algolia/algolia-emulator.ts'
import { indexCatalogue } from '../../../../server/catalogue/indexing/index-catalogue.ts'
import { createInProcessFetch } from '../../../../server/operations/in-process-fetch.ts'
import { createSearchClient, type SearchClient } from '../../../../src/clients/search/create-search-client.ts'
import { fetchRequester } from '../../../../src/clients/search/search-wire.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'
import { TYPED } from './typed-queries.ts'

const ORIGIN = 'http://localhost:3000'
const SUGGESTED = 10

let test: TestRuntime

beforeAll(async () => {
  test = await createTestRuntime()
  const { database, sites, config } = test.runtime
  await test.app.register(algoliaEmulator, { prefix: '/algolia', runtime: test.runtime })
  await seedDemoCatalogue(test)
  await indexCatalogue({
    database,
    sites,
    fetch: createInProcessFetch(() => test.app, ORIGIN),
    baseUrl: `${ORIGIN}/algolia`,
    appId: config.ALGOLIA_APP_ID,
    writeKey: config.ALGOLIA_WRITE_KEY,
  })
}, 300_000)
afterAll(() => test.close())

const clientOf = (country: string, language: string): SearchClient => {
  const site = test.runtime.sites.find(({ code }) => code === country)
  if (site === undefined) throw new Error(`There is no site ${country}`)
  const requester = fetchRequester(createInProcessFetch(() => test.app, ORIGIN))
  return createSearchClient({ site, language, report: () => undefined, baseUrl: `${ORIGIN}/algolia`, requester })
}

describe('A search in the language of a site', () => {
  it.each(TYPED)('of $country in $language begins with what was meant', async ({ country, language, queries }) => {
    const client = clientOf(country, language)
    const missed: string[] = []
    for (const [typed, expected] of queries) {
      const [hit] = (await client.find({ query: typed, hitsPerPage: 1 })).hits
      if (hit === undefined || !expected.test(hit.name)) missed.push(`${typed}: ${hit?.name ?? 'nothing'}`)
    }
    // One in twenty may be another's opinion.
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(1)
  })

  it('finds something for every word that the shop itself proposes, on every site', async () => {
    const dead: string[] = []
    for (const { code, languages } of test.runtime.sites)
      for (const language of languages) {
        const client = clientOf(code, language)
        for (const word of await client.suggestions('', SUGGESTED))
          if ((await client.find({ query: word, hitsPerPage: 1 })).count === 0) dead.push(`${code} ${language}: ${word}`)
      }
    expect(dead).toEqual([])
  })
})
