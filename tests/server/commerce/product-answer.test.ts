import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { products } from '../../../server/database/schema/catalogue.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { createCommerceApp, guestCredentials, type CommerceApp } from '../../factories/commerce-app.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  const { database } = shop.runtime
  await insertProduct(database, { id: '1', name: 'Tee', isOversize: true, variants: [{ sku: '1-A', prices: { GB: 2000, CA: 3400 } }] })
  await database
    .update(products)
    .set({ description: { en: '<p>Soft.</p>' }, collections: ['_div_women'] })
    .where(eq(products.id, '1'))
})
afterAll(() => shop.close())

const read = async (query: string) =>
  (await shop.send({ url: `/api/product/s/1?${query}`, headers: { authorization: guestCredentials } })).json()

it('a product has name, description, brand with its tag, categories and collections with theirs [DATA-05]', async () => {
  expect(await read('siteTag=ald-gb&lang=en')).toMatchObject({
    name: 'Tee',
    description: '<p>Soft.</p>',
    brand: { name: 'Nordlys', tag: 'nordlys' },
    categories: ['women > clothing'],
    collections: [{ tag: '_div_women' }],
  })
  expect(await read('siteTag=ald-ca&lang=fr')).toMatchObject({ name: 'Tee (fr)' })
})
