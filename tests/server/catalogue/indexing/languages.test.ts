import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexCatalogue, type IndexDeps } from '../../../../server/catalogue/indexing/index-catalogue.ts'
import { createSearchClient, type SearchClient } from '../../../../src/clients/search/create-search-client.ts'
import { fetchRequester } from '../../../../src/clients/search/search-wire.ts'
import { createDemoIndex } from '../../../setup/demo-index.ts'
import type { TestRuntime } from '../../../setup/runtime.ts'
import { TYPED } from '../../../../demo/catalogue/typed-queries.ts'

const SUGGESTED = 10

let test: TestRuntime
let deps: IndexDeps

beforeAll(async () => {
  ;({ test, deps } = await createDemoIndex())
  await indexCatalogue(deps)
}, 300_000)
afterAll(() => test.close())

const clientOf = (country: string, language: string): SearchClient => {
  const site = deps.sites.find(({ code }) => code === country)
  if (site === undefined) throw new Error(`There is no site ${country}`)
  return createSearchClient({ site, language, report: () => undefined, baseUrl: deps.baseUrl, requester: fetchRequester(deps.fetch) })
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
    for (const { code, languages } of deps.sites)
      for (const language of languages) {
        const client = clientOf(code, language)
        for (const word of await client.suggestions('', SUGGESTED))
          if ((await client.find({ query: word, hitsPerPage: 1 })).count === 0) dead.push(`${code} ${language}: ${word}`)
      }
    expect(dead).toEqual([])
  })
})
