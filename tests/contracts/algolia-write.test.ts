import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchRecord } from '../factories/search-record.ts'
import { createTestSearch, type TestSearch } from '../setup/search.ts'

let search: TestSearch
beforeAll(async () => {
  search = await createTestSearch()
})
afterAll(() => search.test.close())

const idsOf = async (indexName: string) => (await search.client.searchSingleIndex({ indexName })).hits.map((hit) => hit.objectID).sort()

describe('writing records', () => {
  it('saves, changes in part, deletes and clears', async () => {
    const { client } = search
    const indexName = 'records'
    const added = await client.saveObject({ indexName, body: { name: 'No id yet' } })
    expect(added.objectID).toBeTruthy()
    await client.addOrUpdateObject({ indexName, objectID: 'a', body: { name: 'A', stock: 2, tags: ['x'] } })
    const { taskID } = await client.partialUpdateObject({
      indexName,
      objectID: 'a',
      attributesToUpdate: { stock: { _operation: 'Increment', value: 3 }, tags: { _operation: 'AddUnique', value: 'y' } },
    })
    await client.waitForTask({ indexName, taskID: taskID ?? 0 })
    expect(await client.getObject({ indexName, objectID: 'a' })).toEqual({ objectID: 'a', name: 'A', stock: 5, tags: ['x', 'y'] })
    await client.partialUpdateObject({ indexName, objectID: 'ghost', attributesToUpdate: { stock: 1 }, createIfNotExists: false })
    await expect(client.getObject({ indexName, objectID: 'ghost' })).rejects.toMatchObject({
      status: 404,
      message: 'ObjectID does not exist',
    })
    await client.deleteObject({ indexName, objectID: 'a' })
    expect(await idsOf(indexName)).toEqual([added.objectID])
    await client.clearObjects({ indexName })
    expect(await idsOf(indexName)).toEqual([])
  })

  it('saves many in batches, reads several at once and browses all with a cursor', async () => {
    const { client } = search
    const indexName = 'many'
    await client.saveObjects({
      indexName,
      objects: Array.from({ length: 1200 }, (_, index) => ({ objectID: `p${index}`, name: `Product ${index}` })),
      waitForTasks: true,
    })
    const { results } = await client.getObjects({
      requests: [
        { indexName, objectID: 'p7' },
        { indexName, objectID: 'none' },
      ],
    })
    expect(results).toEqual([{ objectID: 'p7', name: 'Product 7' }, null])
    const seen = new Set<string>()
    await client.browseObjects({
      indexName,
      browseParams: { hitsPerPage: 500 },
      aggregator: ({ hits }) => hits.forEach((hit) => void seen.add(hit.objectID)),
    })
    expect(seen.size).toBe(1200)
  })

  it('shows a write to the very next query, also through a replica', async () => {
    const { client } = search
    await client.setSettings({ indexName: 'fresh', indexSettings: { replicas: ['fresh_byName'], attributesForFaceting: ['brand'] } })
    for (const id of ['1', '2', '3']) {
      await client.saveObjects({ indexName: 'fresh', objects: [searchRecord(id)] })
      expect(await idsOf('fresh')).toContain(id)
      expect(await idsOf('fresh_byName')).toContain(id)
    }
    await client.deleteBy({ indexName: 'fresh', deleteByParams: { filters: 'brand:Alder' } })
    expect(await idsOf('fresh')).toEqual([])
  })

  it('replaces all records without an empty moment', async () => {
    const { client } = search
    await client.saveObjects({ indexName: 'catalogue', objects: [searchRecord('old')] })
    await client.setSettings({ indexName: 'catalogue', indexSettings: { attributesForFaceting: ['brand'] } })
    await client.replaceAllObjects({ indexName: 'catalogue', objects: [searchRecord('new1'), searchRecord('new2')] })
    expect(await idsOf('catalogue')).toEqual(['new1', 'new2'])
    expect((await client.getSettings({ indexName: 'catalogue' })).attributesForFaceting).toEqual(['brand'])
  })

  it('refuses to write to a replica', async () => {
    await expect(search.client.saveObjects({ indexName: 'fresh_byName', objects: [searchRecord('1')] })).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('settings, rules and the rest', () => {
  it('works records out again when what is faceted or searched changes', async () => {
    const { client } = search
    const indexName = 'late'
    await client.saveObjects({ indexName, objects: [searchRecord('1')] })
    await client.setSettings({ indexName, indexSettings: { attributesForFaceting: ['color'], searchableAttributes: ['brand'] } })
    const answer = await client.searchSingleIndex({ indexName, searchParams: { facets: ['*'] } })
    expect(answer.facets).toEqual({ color: { navy: 1, white: 1 } })
    expect((await client.searchSingleIndex({ indexName, searchParams: { query: 'everyday' } })).nbHits).toBe(0)
  })

  it('applies a rule that redirects', async () => {
    const { client } = search
    const indexName = 'ruled'
    await client.saveObjects({ indexName, objects: [searchRecord('1')] })
    await client.saveRules({
      indexName,
      rules: [
        {
          objectID: 'r1',
          conditions: [{ pattern: 'shipping', anchoring: 'contains' }],
          consequence: { userData: { redirect: '/help/delivery' } },
        },
      ],
    })
    expect(await client.searchSingleIndex({ indexName, searchParams: { query: 'how long is shipping' } })).toMatchObject({
      userData: [{ redirect: '/help/delivery' }],
    })
    await client.saveSynonyms({ indexName, synonymHit: [{ objectID: 's1', type: 'synonym', synonyms: ['tee', 't-shirt'] }] })
    expect(await client.getSynonym({ indexName, objectID: 's1' })).toMatchObject({ synonyms: ['tee', 't-shirt'] })
  })

  it('recommends related, bought together and trending products [INDEX-05]', async () => {
    const { client } = search
    const indexName = 'shop'
    await client.setSettings({
      indexName,
      indexSettings: {
        attributesForFaceting: ['categories', 'brand', 'collections', 'availabilityFlag'],
        customRanking: ['desc(popularity)'],
      },
    })
    await client.saveObjects({
      indexName,
      objects: [
        searchRecord('tee', { popularity: 1 }),
        searchRecord('tee2', { popularity: 2 }),
        searchRecord('tee3', { popularity: 3, availabilityFlag: 3 }),
        searchRecord('skirt', { popularity: 9, categories: ['women', 'women > clothing', 'women > clothing > skirts'] }),
        searchRecord('boot', { popularity: 99, categories: ['men'] }),
      ],
    })
    const queryParameters = { filters: 'availabilityFlag < 3' }
    const { results } = (await client.customPost({
      path: '1/indexes/*/recommendations',
      body: {
        requests: [
          { indexName, model: 'related-products', objectID: 'tee', threshold: 0, maxRecommendations: 10, queryParameters },
          { indexName, model: 'bought-together', objectID: 'tee', threshold: 0, queryParameters },
          { indexName, model: 'trending-items', threshold: 0, maxRecommendations: 1, queryParameters },
        ],
      },
    })) as { results: { hits: { objectID: string }[] }[] }
    expect(results.map(({ hits }) => hits.map((hit) => hit.objectID))).toEqual([['tee2', 'skirt'], ['skirt'], ['boot']])
  })

  it('stores events of shoppers', async () => {
    const event = { eventType: 'click', eventName: 'productClick', index: 'shop', userToken: 'anon-1', objectIDs: ['tee'] }
    const { client } = search
    expect(await client.customPost({ path: '1/events', body: { events: [event] } })).toEqual({ status: 200, message: 'OK' })
    await expect(client.customPost({ path: '1/events', body: { events: [{ ...event, eventType: 'wave' }] } })).rejects.toMatchObject({
      status: 422,
    })
  })
})

describe('who may do what', () => {
  it('refuses writes to the search key, strangers altogether, and indexes nobody wrote', async () => {
    await expect(search.clientWith('search-only').saveObjects({ indexName: 'shop', objects: [{ objectID: '1' }] })).rejects.toMatchObject({
      status: 403,
      message: 'Method not allowed with this API key',
    })
    await expect(search.clientWith('wrong').searchSingleIndex({ indexName: 'shop' })).rejects.toMatchObject({ status: 403 })
    await expect(search.client.searchSingleIndex({ indexName: 'nobody' })).rejects.toMatchObject({
      status: 404,
      message: 'Index nobody does not exist',
    })
  })

  it("says 501 in the vendor's form for what it cannot do", async () => {
    const headers = { 'x-algolia-application-id': 'EMBEDDED', 'x-algolia-api-key': 'write-key' }
    const answer = await fetch(`${search.baseUrl}/1/dictionaries/stopwords/search`, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(501)
    expect(await answer.json()).toEqual({
      status: 501,
      message: 'POST /algolia/1/dictionaries/stopwords/search is not implemented by the embedded search',
    })
  })
})
