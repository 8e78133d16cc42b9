import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ComposeCategory } from '../../../schemas/api/compose.ts'
import { pageSources, publishReports } from '../../../server/database/schema/publishing.ts'
import { searchRecord } from '../../factories/search-record.ts'
import { createTestSearch, type TestSearch } from '../../setup/search.ts'
import { createComposeShop, openDocument, pageOf, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let search: TestSearch
let api: ComposeApi
beforeAll(async () => {
  search = await createTestSearch()
  shop = await createComposeShop()
  api = await shop.compose({ variables: { ALGOLIA_HOST: search.baseUrl } })
  const { client } = search
  const objects = [...Array.from({ length: 30 }, (_, index) => searchRecord(`tee-${index}`)), searchRecord('coat', { name: 'Winter coat' })]
  const { taskID } = await client.batch({
    indexName: 'demo_ald_gross_GB',
    batchWriteParams: { requests: objects.map((body) => ({ action: 'addObject' as const, body })) },
  })
  await client.waitForTask({ indexName: 'demo_ald_gross_GB', taskID })
})
afterAll(async () => {
  await shop.close()
  await search.test.close()
})

describe('products to choose from', () => {
  it('are found by words, with name, picture and the site’s price', async () => {
    const { products } = (await api.get('/products?siteTag=ald-gb&lang=en&query=winter')).json()
    expect(products).toEqual([{ productId: 'coat', name: 'Winter coat', price: '£20.00', image: '/images/coat.jpg' }])
  })

  it('are some of all where no words are given, 24 at most', async () => {
    const { products } = (await api.get('/products?siteTag=ald-gb&lang=en')).json()
    expect(products).toHaveLength(24)
  })

  it.each(['siteTag=none&lang=en', 'siteTag=ald-gb&lang=xx', 'lang=en'])(
    'are refused in a sentence for what is no site: %s',
    async (query) => {
      const answer = await api.get(`/products?${query}`)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
    },
  )
})

describe('categories to choose from', () => {
  it('are in the order of the menu, each with the way to it', async () => {
    const { categories } = (await api.get('/categories?siteTag=ald-gb&lang=en')).json()
    expect(categories.slice(0, 3)).toEqual([
      { path: '/women', label: 'Women' },
      { path: '/women/shoes', label: 'Women > Shoes' },
      { path: '/women/shoes/boots', label: 'Women > Shoes > Boots' },
    ] satisfies readonly ComposeCategory[])
  })
})

describe('what the last publish left', () => {
  it('says of a block that other pages use it too, and of a page that it was refused', async () => {
    const { database, clock } = shop.contentful.runtime
    await shop.make('promises', 'headline', { text: 'Free returns' })
    await shop.make('own', 'headline', { text: 'Only here' })
    await shop.make('first', 'page', pageOf('first', ['promises', 'own']))
    const use = (key: string, sourceId: string) => ({ key, sourceId, revision: 1, name: null })
    await database
      .insert(pageSources)
      .values([use('landing/first', 'promises'), use('landing/other', 'promises'), use('landing/first', 'own')])
    await database.insert(publishReports).values({
      ...{ siteTag: 'ald-gb', language: 'en', key: 'landing/first', entryId: 'first' },
      ...{ outcome: 'refused', problems: [], attemptedAt: clock.now() },
    })
    expect((await openDocument(api, 'first')).usedBy).toEqual({ promises: 2 })
    expect((await api.get('/pages')).json().pages).toMatchObject([{ id: 'first', isRefused: true }])
  })
})
