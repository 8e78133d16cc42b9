import { afterAll, beforeAll, expect, it } from 'vitest'
import type { VariantResults } from '../../../schemas/api/compose-variants.ts'
import { pageSnapshots } from '../../../server/database/schema/publishing.ts'
import { variantCounts } from '../../../server/database/schema/variants.ts'
import { page } from '../../factories/pages.ts'
import { createComposeShop, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
  const { database } = shop.contentful.runtime
  const live = { key: 'home', entryId: 'page', contentHash: '', publishedAt: 1, page: page('home') }
  await database.insert(pageSnapshots).values([
    { ...live, siteTag: 'ald-gb', language: 'en' },
    { ...live, siteTag: 'ald-ca', language: 'en' },
    { ...live, siteTag: 'ald-ca', language: 'fr' },
    { ...live, siteTag: 'ald-us', language: 'en', entryId: 'another' },
  ])
  const count = { pageKey: 'home', test: 'hero', variant: 'b', day: '2026-12-01', kind: 'seen' as const, count: 10 }
  await database.insert(variantCounts).values([
    { ...count, siteTag: 'ald-gb' },
    { ...count, siteTag: 'ald-gb', day: '2026-12-02' },
    { ...count, siteTag: 'ald-ca' },
    { ...count, siteTag: 'ald-us' },
    { ...count, siteTag: 'ald-gb', kind: 'order', count: 2 },
    { ...count, siteTag: 'ald-gb', variant: 'a', kind: 'bag', count: 1 },
    { ...count, siteTag: 'ald-gb', pageKey: 'landing/elsewhere' },
  ])
})
afterAll(() => shop.close())

it('results are summed over the days and sites of a page, its languages once, other pages’ never', async () => {
  expect((await api.get('/pages/page/variants')).json<VariantResults>().results).toEqual([
    { test: 'hero', variant: 'a', seen: 0, bag: 1, order: 0 },
    { test: 'hero', variant: 'b', seen: 30, bag: 0, order: 2 },
  ])
  expect((await api.get('/pages/unknown/variants')).json()).toEqual({ results: [] })
})
