import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSearch, type TestSearch } from '../setup/search.ts'

const indexName = 'words'
const replica = `${indexName}_cheapest`
let search: TestSearch

const products = [
  { objectID: 'jumper', name: 'Merino jumper', brand: 'Nordlys', color: ['navy'], price: 80, popularity: 9 },
  { objectID: 'coat', name: 'Wool coat', brand: 'Kestrel', color: ['burgundy'], price: 300, popularity: 8 },
  { objectID: 'dress', name: 'Slip dress', brand: 'Orsay', color: ['burgundy', 'navy'], price: 120, popularity: 7 },
  { objectID: 'trousers', name: 'Wide-leg trousers', brand: 'Orsay', color: ['sand'], price: 90, popularity: 6 },
  { objectID: 'roll-neck', name: 'Cashmere roll-neck', brand: 'Pell', color: ['ecru'], price: 140, popularity: 5 },
  { objectID: 'botas', name: 'Botines', brand: 'Pell', color: ['negro'], price: 150, popularity: 4 },
  { objectID: 'manteau', name: 'Manteau long', brand: 'Pell', color: ['noir'], price: 250, popularity: 3 },
  { objectID: 'dress-ja', name: '赤のリネンドレス', brand: '木綿舎', color: ['aka'], price: 130, popularity: 2 },
]

const ask = async (query: string, parameters: Record<string, unknown> = {}, index = indexName) => {
  const { results } = await search
    .clientWith('search-only')
    .searchForHits<{ objectID: string; name: string }>({ requests: [{ indexName: index, query, ...parameters }] })
  const [result] = results
  if (result === undefined) throw new Error('no result')
  return result
}
const idsOf = async (query: string, parameters: Record<string, unknown> = {}, index = indexName) =>
  (await ask(query, parameters, index)).hits.map(({ objectID }) => objectID)

beforeAll(async () => {
  search = await createTestSearch()
  const { client } = search
  await client.setSettings({
    indexName,
    indexSettings: {
      searchableAttributes: ['name', 'brand', 'color'],
      attributesForFaceting: ['brand', 'searchable(color)'],
      customRanking: ['desc(popularity)'],
      replicas: [replica],
    },
  })
  await client.setSettings({
    indexName: replica,
    indexSettings: { ranking: ['asc(price)', 'typo', 'words', 'filters', 'custom'] },
  })
  await client.saveObjects({ indexName, objects: products, waitForTasks: true })
})
afterAll(() => search.test.close())

describe('synonyms', () => {
  it('alternatives stand for each other, also words for a group of words, in every replica they are forwarded to', async () => {
    const { client } = search
    expect(await idsOf('sweater', { typoTolerance: 'min' })).toEqual([])
    await client.saveSynonyms({
      indexName,
      synonymHit: [
        { objectID: 'jumper', type: 'synonym', synonyms: ['sweater', 'jumper', 'pullover'] },
        { objectID: 'roll-neck', type: 'synonym', synonyms: ['turtleneck', 'polo neck', 'roll-neck'] },
      ],
      forwardToReplicas: true,
    })
    expect(await idsOf('sweater')).toEqual(['jumper'])
    expect(await idsOf('pullover')).toEqual(['jumper'])
    expect(await idsOf('nordlys sweater')).toEqual(['jumper'])
    expect(await idsOf('turtleneck')).toEqual(['roll-neck'])
    expect(await idsOf('cashmere polo neck')).toEqual(['roll-neck'])
    expect(await idsOf('polo')).toEqual([])
    expect(await idsOf('sweater', {}, replica)).toEqual(['jumper'])
    expect(await idsOf('sweater', { synonyms: false })).toEqual([])
  })

  it('one way leads from the word typed to those it names and not back', async () => {
    const { client } = search
    await client.saveSynonym({
      indexName,
      objectID: 'blue',
      synonymHit: { objectID: 'blue', type: 'oneWaySynonym', input: 'blue', synonyms: ['navy', 'sky'] },
    })
    expect(await idsOf('blue')).toEqual(['jumper', 'dress'])
    expect(await idsOf('blue dress')).toEqual(['dress'])
    expect(await idsOf('sky')).toEqual([])
    expect(await idsOf('blue', {}, replica)).toEqual([])
  })

  it('are found, read, deleted and cleared', async () => {
    const { client } = search
    const temporary = 'words_synonyms'
    await client.saveSynonyms({
      indexName: temporary,
      synonymHit: [
        { objectID: 'a', type: 'synonym', synonyms: ['boots', 'stiefel'] },
        { objectID: 'b', type: 'onewaysynonym', input: 'shoe', synonyms: ['boots', 'loafers'] },
        { objectID: 'c', type: 'altcorrection1', word: 'trousres', corrections: ['trousers'] },
      ],
    })
    const found = async (searchSynonymsParams: Record<string, unknown>) =>
      (await client.searchSynonyms({ indexName: temporary, searchSynonymsParams })).hits.map(({ objectID }) => objectID)
    expect(await found({ query: 'boots' })).toEqual(['a', 'b'])
    expect(await found({ query: '', type: 'onewaysynonym' })).toEqual(['b'])
    expect(await found({ query: '', hitsPerPage: 2, page: 1 })).toEqual(['c'])
    expect(await client.getSynonym({ indexName: temporary, objectID: 'a' })).toMatchObject({ synonyms: ['boots', 'stiefel'] })
    await client.deleteSynonym({ indexName: temporary, objectID: 'a' })
    await expect(client.getSynonym({ indexName: temporary, objectID: 'a' })).rejects.toMatchObject({ status: 404 })
    await client.saveSynonyms({
      indexName: temporary,
      synonymHit: [{ objectID: 'd', type: 'synonym', synonyms: ['one', 'two'] }],
      replaceExistingSynonyms: true,
    })
    expect(await found({ query: '' })).toEqual(['d'])
    await client.clearSynonyms({ indexName: temporary })
    expect(await found({ query: '' })).toEqual([])
  })

  it('of a type that would not be applied, or without words, are refused', async () => {
    const { client } = search
    const save = (synonymHit: Parameters<typeof client.saveSynonym>[0]['synonymHit']) =>
      client.saveSynonym({ indexName, objectID: synonymHit.objectID, synonymHit })
    await expect(save({ objectID: 'p', type: 'placeholder', placeholder: '<street>', replacements: ['street'] })).rejects.toMatchObject({
      status: 400,
      message: 'Synonyms of type placeholder are not implemented by the embedded search',
    })
    await expect(save({ objectID: 'e', type: 'synonym', synonyms: [] })).rejects.toMatchObject({ status: 400 })
  })
})

describe('the other number of a word', () => {
  it('is found in each language that is asked for', async () => {
    const options = { typoTolerance: false, ignorePlurals: true, queryLanguages: ['en', 'es', 'fr'] }
    expect(await idsOf('coats', { typoTolerance: false })).toEqual([])
    expect(await idsOf('coats', options)).toEqual(['coat'])
    expect(await idsOf('dresses', options)).toEqual(['dress'])
    expect(await idsOf('botín', options)).toEqual(['botas'])
    expect(await idsOf('manteaux', options)).toEqual(['manteau'])
    expect(await idsOf('manteaux', { ...options, ignorePlurals: ['en'] })).toEqual([])
    expect(await idsOf('sweaters', options)).toEqual(['jumper'])
  })

  it('is highlighted as a match', async () => {
    const { hits } = await ask('coats', { ignorePlurals: ['en'], attributesToHighlight: ['name'] })
    expect(hits[0]?._highlightResult).toMatchObject({ name: { value: 'Wool <em>coat</em>', matchLevel: 'full' } })
  })
})

describe('words that no record has all of', () => {
  it('optional words are not needed, and records with more of the words come first', async () => {
    expect(await idsOf('orsay coat')).toEqual([])
    expect(await idsOf('orsay coat', { optionalWords: ['coat'] })).toEqual(['dress', 'trousers'])
    expect(await idsOf('orsay slip coat', { optionalWords: ['orsay slip coat'] })).toEqual(['dress', 'coat', 'trousers'])
  })

  it('are dropped where that is asked for, from the end, from the beginning, or all but one', async () => {
    const dropping = (removeWordsIfNoResults: string) => ask('orsay coat', { removeWordsIfNoResults })
    const found = async (how: string) => (await dropping(how)).hits.map(({ objectID }) => objectID)
    expect(await found('none')).toEqual([])
    expect(await found('lastWords')).toEqual(['dress', 'trousers'])
    expect(await found('firstWords')).toEqual(['coat'])
    expect(await found('allOptional')).toEqual(['coat', 'dress', 'trousers'])
    expect((await dropping('lastWords')).queryAfterRemoval).toBe('orsay <em>coat</em>')
    expect((await ask('slip dress', { removeWordsIfNoResults: 'lastWords' })).nbHits).toBe(1)
  })

  it('stop words are left out, but not a query of nothing else', async () => {
    expect(await idsOf('a coat for the wool', { removeStopWords: ['en'], queryType: 'prefixNone' })).toEqual(['coat'])
    expect(await idsOf('the', { removeStopWords: ['en'] })).toEqual([])
    await expect(idsOf('coat', { removeStopWords: true, queryLanguages: ['en'] })).resolves.toEqual(['coat'])
  })

  it('of a script without spaces need not stand side by side', async () => {
    expect(await idsOf('赤いドレス')).toEqual([])
    await search.client.saveSynonym({
      indexName,
      objectID: 'aka',
      synonymHit: { objectID: 'aka', type: 'oneWaySynonym', input: '赤い', synonyms: ['赤'] },
    })
    expect(await idsOf('赤いドレス', { queryLanguages: ['ja'] })).toEqual(['dress-ja'])
  })

  it.each([
    ['zh', '亚麻', '海湾 亚麻衬衫'],
    ['zh', '海湾的衬衫', '海湾 亚麻衬衫'],
    ['zh', '襯衫', '海灣亞麻襯衫'],
    ['ko', '셔츠', '하버 리넨셔츠'],
    ['ko', '리넨', '하버 리넨셔츠'],
  ])('in %s finds %s, a part of the name %s', async (language, typed, name) => {
    const index = `parts-${language}`
    await search.client.saveObjects({ indexName: index, objects: [{ objectID: 'part', name }], waitForTasks: true })
    expect(await idsOf(typed, { queryLanguages: [language, 'en'] }, index)).toEqual(['part'])
  })
})

describe('rules that place records', () => {
  it('promote records to their positions on every page, hide others, and leave the rest in order', async () => {
    const { client } = search
    await client.saveRule({
      indexName,
      objectID: 'spring',
      rule: {
        objectID: 'spring',
        conditions: [{ pattern: 'spring', anchoring: 'is' }],
        consequence: {
          promote: [
            { objectID: 'manteau', position: 0 },
            { objectIDs: ['botas'], position: 2 },
            { objectID: 'not there', position: 1 },
          ],
          hide: [{ objectID: 'coat' }],
          params: { query: '' },
        },
      },
    })
    const all = await idsOf('spring')
    expect(all).toEqual(['manteau', 'jumper', 'botas', 'dress', 'trousers', 'roll-neck', 'dress-ja'])
    expect(await idsOf('spring', { hitsPerPage: 3, page: 1 })).toEqual(all.slice(3, 6))
    expect(await idsOf('spring', { enableRules: false })).toEqual([])
  })

  it('promote what the query does not find, and with filterPromotes only what its filters allow', async () => {
    const { client } = search
    const save = (filterPromotes: boolean) =>
      client.saveRule({
        indexName,
        objectID: 'slip',
        rule: {
          objectID: 'slip',
          conditions: [{ pattern: 'slip', anchoring: 'contains' }],
          consequence: { promote: [{ objectID: 'coat', position: 0 }], filterPromotes },
        },
      })
    await save(false)
    expect(await idsOf('slip dress', { filters: 'brand:Orsay' })).toEqual(['coat', 'dress'])
    await save(true)
    expect(await idsOf('slip dress', { filters: 'brand:Orsay' })).toEqual(['dress'])
    expect(await idsOf('slip dress')).toEqual(['coat', 'dress'])
  })

  it('replace and remove words, and hold only in their period', async () => {
    const { client } = search
    const rule = {
      objectID: 'cheap',
      conditions: [{ pattern: 'cheap', anchoring: 'contains' as const }],
      consequence: { params: { query: { edits: [{ type: 'remove' as const, delete: 'cheap' }] } } },
    }
    await client.saveRule({ indexName, objectID: 'cheap', rule })
    expect(await idsOf('cheap wool coat')).toEqual(['coat'])
    await client.saveRule({ indexName, objectID: 'cheap', rule: { ...rule, validity: [{ from: 1, until: 2 }] } })
    expect(await idsOf('cheap wool coat')).toEqual([])
  })

  it('that would be applied in part are refused', async () => {
    const { client } = search
    const save = (rule: Omit<Parameters<typeof client.saveRule>[0]['rule'], 'objectID'>) =>
      client.saveRule({ indexName, objectID: 'x', rule: { objectID: 'x', ...rule } })
    await expect(save({ consequence: { params: { automaticFacetFilters: ['color'] } } })).rejects.toMatchObject({
      status: 400,
      message: 'Rules with automaticFacetFilters are not implemented by the embedded search',
    })
    await expect(save({ conditions: [{ pattern: '{facet:color}', anchoring: 'is' }], consequence: { params: {} } })).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('facets', () => {
  const hierarchy = 'words_hierarchy'
  beforeAll(async () => {
    const { client } = search
    await client.setSettings({
      indexName: hierarchy,
      indexSettings: {
        attributesForFaceting: ['categories.lvl0', 'categories.lvl1', 'searchable(brand)', 'price', 'made'],
        numericAttributesForFiltering: ['price.GB.sale'],
      },
    })
    await client.saveObjects({
      indexName: hierarchy,
      objects: [
        {
          objectID: '1',
          brand: 'Bolt',
          categories: { lvl0: 'Women', lvl1: ['Women > Shoes'] },
          price: { GB: { sale: 20 } },
          made: { in: 'Fes' },
        },
        {
          objectID: '2',
          brand: 'Boreal',
          categories: { lvl0: 'Women', lvl1: ['Women > Bags'] },
          price: { GB: { sale: 40 } },
          made: { in: 'Oslo' },
        },
      ],
      waitForTasks: true,
    })
  })

  it('are counted by a name with dots', async () => {
    const { facets } = await ask('', { facets: ['categories.lvl0', 'categories.lvl1'] }, hierarchy)
    expect(facets).toEqual({ 'categories.lvl0': { Women: 2 }, 'categories.lvl1': { 'Women > Bags': 1, 'Women > Shoes': 1 } })
  })

  it('all of them are those below objects too, with the spread of their numbers', async () => {
    const { facets, facets_stats } = await ask('', { facets: ['*'] }, hierarchy)
    expect(Object.keys(facets ?? {}).sort()).toEqual(['brand', 'categories.lvl0', 'categories.lvl1', 'made.in', 'price.GB.sale'])
    expect(facets_stats?.['price.GB.sale']).toMatchObject({ min: 20, max: 40, avg: 30 })
  })

  it('a search in their values marks what matched as the query asks', async () => {
    const { facetHits } = await search.client.searchForFacetValues({
      indexName: hierarchy,
      facetName: 'brand',
      searchForFacetValuesRequest: { facetQuery: 'bo', params: 'highlightPreTag=__ais&highlightPostTag=/__ais' },
    })
    expect(facetHits.map(({ highlighted }) => highlighted).sort()).toEqual(['__aisBo/__aislt', '__aisBo/__aisreal'])
  })
})

describe('a query that is restricted to some attributes', () => {
  const described = 'restricted'
  const restricted = { restrictSearchableAttributes: ['name', 'brand', 'tags'] }

  beforeAll(async () => {
    const { client } = search
    await client.setSettings({
      indexName: described,
      indexSettings: {
        searchableAttributes: ['unordered(name)', 'brand', 'tags', 'text'],
        attributesForFaceting: ['brand'],
        customRanking: ['desc(popularity)'],
      },
    })
    await client.saveObjects({
      indexName: described,
      objects: [
        { objectID: 'coat', name: 'Wool coat', brand: 'Quill', tags: ['Winter', '冬'], text: 'Warm.', popularity: 2 },
        { objectID: 'shirt', name: 'Overshirt', brand: 'Quill', tags: [], text: 'Worn over a coat, and a coat; 羊毛.', popularity: 3 },
        { objectID: 'old coat', name: 'Linen coat', brand: 'Nordlys', tags: [], text: 'A coat, a coat, a coat.', popularity: 1 },
      ],
      waitForTasks: true,
    })
  })

  it('finds what these have, and counts and ranks as if the others were not there', async () => {
    const answer = await ask('coat', { ...restricted, facets: ['brand'] }, described)
    expect(answer.hits.map(({ objectID }) => objectID)).toEqual(['coat', 'old coat'])
    expect(answer).toMatchObject({ nbHits: 2, facets: { brand: { Quill: 1, Nordlys: 1 } } })
    expect(await idsOf('coat', {}, described)).toContain('shirt')
    expect(await idsOf('coa', restricted, described)).toEqual(['coat', 'old coat'])
    expect(await idsOf('coats', { ...restricted, ignorePlurals: true, queryLanguages: ['en'] }, described)).toEqual(['coat', 'old coat'])
    expect(await idsOf('cuat', restricted, described)).toEqual(['coat', 'old coat'])
    expect(await idsOf('quill winter', restricted, described)).toEqual(['coat'])
    expect(await idsOf('warm coat', restricted, described)).toEqual([])
    expect(await idsOf('羊毛', restricted, described)).toEqual([])
    expect(await idsOf('羊毛', {}, described)).toEqual(['shirt'])
    expect(await idsOf('quill warm', { ...restricted, removeWordsIfNoResults: 'lastWords' }, described)).toEqual(['shirt', 'coat'])
    expect(await idsOf('warm', { restrictSearchableAttributes: ['text'] }, described)).toEqual(['coat'])
  })

  it('is refused for what is no entry of the settings by itself, and for what would be restricted in part', async () => {
    await expect(ask('coat', { restrictSearchableAttributes: ['color'] }, described)).rejects.toThrow('color is not an entry')
    const { client } = search
    const indexSettings = { searchableAttributes: ['name,brand', 'tags', 'color', 'text', 'sku'] }
    await client.setSettings({ indexName: 'five', indexSettings })
    await client.saveObjects({ indexName: 'five', objects: [{ objectID: '1', name: 'Coat' }], waitForTasks: true })
    await expect(ask('coat', { restrictSearchableAttributes: ['name'] }, 'five')).rejects.toThrow('name is not an entry')
    await expect(ask('coat', { restrictSearchableAttributes: ['tags', 'text'] }, 'five')).rejects.toThrow('the fourth')
    expect((await ask('coat', { restrictSearchableAttributes: ['text', 'sku'] }, 'five')).nbHits).toBe(0)
  })
})

describe('Words that are written as one', () => {
  const dutch = 'dutch'
  const names = async (query: string, queryLanguages: readonly string[]) =>
    (await ask(query, { queryLanguages, ignorePlurals: true, typoTolerance: false }, dutch)).hits.map(({ name }) => name)

  beforeAll(async () => {
    await search.client.setSettings({
      indexName: dutch,
      indexSettings: { searchableAttributes: ['name'], decompoundedAttributes: { nl: ['name'] } },
    })
    const things = ['Wikkeljurk', 'Jurk van linnen', 'Canvas tas', 'Vaas van steengoed']
    await search.client.saveObjects({
      indexName: dutch,
      objects: things.map((name, index) => ({ objectID: String(index), name })),
      waitForTasks: true,
    })
  })

  it('are found by the thing at their end, in singular and plural', async () => {
    expect((await names('jurk', ['nl'])).toSorted()).toEqual(['Jurk van linnen', 'Wikkeljurk'])
    expect((await names('jurken', ['nl'])).toSorted()).toEqual(['Jurk van linnen', 'Wikkeljurk'])
  })

  it('find the thing at their end where no record has the whole', async () => {
    expect((await names('plooijurk', ['nl'])).toSorted()).toEqual(['Jurk van linnen', 'Wikkeljurk'])
  })

  it('are none by chance: a plural made by rule is looked for in no longer word', async () => {
    expect(await names('vazen', ['nl'])).toEqual(['Vaas van steengoed'])
  })

  it('are told apart in the languages of the setting only', async () => {
    expect(await names('jurk', ['en'])).toEqual(['Jurk van linnen'])
  })
})
