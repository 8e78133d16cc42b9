import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { soldOutProducts, soldProducts } from '../../../server/catalogue/sold-products.ts'
import { createHasPage, createLeadsSomewhere, createProductAt } from '../../../server/storefront/create-content-lookups.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { site } from '../../factories/site.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'
import { redirectStore } from '../../factories/redirects.ts'

const gb = site('gb')
const place = { site: gb, language: 'en' }
let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
  await insertProduct(test.runtime.database, { id: '900001', variants: [{ sku: 's1' }] })
  await insertProduct(test.runtime.database, { id: '900002', variants: [{ sku: 's2', prices: { US: 100 } }] })
  await insertProduct(test.runtime.database, { id: '900003', isDiscontinued: true, variants: [{ sku: 's3' }] })
})
afterAll(() => test.close())

const deps = (): Parameters<typeof createLeadsSomewhere>[0] => {
  const women = { slug: 'women', path: '/women', label: 'Women', filters: {}, children: [] }
  return {
    database: test.runtime.database,
    navigation: async () => [women],
    redirects: redirectStore({ '/old': '/women', '/gone': { status: 410 } }),
    pages: { has: async ({ key }) => key === 'landing/about' },
  }
}
const leads = (path: string): Promise<boolean> => createLeadsSomewhere(deps())(path, place)

describe('an address a merchandiser links to', () => {
  it('leads somewhere: a page of the shop, a listing, a published landing page, a product, a brand, a redirect', async () => {
    for (const path of ['/', '/search', '/women', '/WOMEN/', '/about', '/product/product-900001/900001', '/brands/nordlys', '/old'])
      expect(await leads(path), path).toBe(true)
  })

  it('leads nowhere: no such page, one that is not published, a product or brand nobody sells, one that is gone', async () => {
    for (const path of ['/womn', '/women/shoos', '/help/delivery', '/contact', '/product/x/999999', '/brands/nobody', '/gone'])
      expect(await leads(path), path).toBe(false)
  })
})

it('finds which products a site sells: not those without a price in its country, nor discontinued ones', async () => {
  const ids = ['900001', '900002', '900003', '999999']
  expect(await soldProducts({ database: test.runtime.database, site: gb, ids })).toEqual(new Set(['900001']))
  expect(await soldProducts({ database: test.runtime.database, site: site('us'), ids })).toEqual(new Set(['900001', '900002']))
})

it('finds which products are sold out: those of which no size or colour with a price in the country can be bought', async () => {
  const { database } = test.runtime
  const none = { quantity: 0 }
  await insertProduct(database, {
    id: '900011',
    variants: [
      { sku: 's11a', ...none },
      { sku: 's11b', quantity: 2 },
    ],
  })
  await insertProduct(database, {
    id: '900012',
    variants: [
      { sku: 's12a', ...none },
      { sku: 's12b', quantity: 2, prices: { US: 100 } },
    ],
  })
  await insertProduct(database, { id: '900013', variants: [{ sku: 's13', ...none, state: 'PREORDER' }] })
  const ids = ['900011', '900012', '900013', '999999']
  expect([...(await soldOutProducts({ database, site: gb, ids })).keys()]).toEqual(['900012'])
  expect([...(await soldOutProducts({ database, site: site('us'), ids })).keys()]).toEqual([])
})

it('knows the product whose page an address shows', async () => {
  const productAt = createProductAt(deps())
  expect(await productAt('/product/product-900001/900001', place)).toBe('900001')
  expect(await productAt('/product/product-900001', place)).toBe('900001')
  for (const path of ['/product/x/999999', '/women', '/about']) expect(await productAt(path, place), path).toBeUndefined()
})

describe('an address a merchandiser redirects from', () => {
  it('has a page in the way where the shop shows one, and none where it only redirects', async () => {
    const hasPage = createHasPage(deps())
    for (const path of ['/search', '/women', '/about', '/product/product-900001/900001'])
      expect(await hasPage(path, place), path).toBe(true)
    for (const path of ['/old', '/gone', '/nowhere']) expect(await hasPage(path, place), path).toBe(false)
  })
})
