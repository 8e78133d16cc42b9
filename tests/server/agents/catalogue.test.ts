import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products, variants } from '../../../server/database/schema/catalogue.ts'
import { createAgentShop, type AgentShop } from '../../factories/agent-shop.ts'
import { insertProduct } from '../../factories/catalogue.ts'

let shop: AgentShop
beforeAll(async () => {
  shop = await createAgentShop()
  const { database } = shop.runtime
  await insertProduct(database, { id: '1', name: 'Tee', variants: [{ sku: '1-WM' }, { sku: '1-WL', quantity: 0 }, { sku: '1-BM' }] })
  const is = (sku: string, color: string, size: string) =>
    database
      .update(variants)
      .set({
        color: { slug: color.toLowerCase(), label: { en: color }, hex: ['#000000'] },
        size: { slug: size.toLowerCase(), label: size },
      })
      .where(eq(variants.sku, sku))
  await is('1-WM', 'White', 'M')
  await is('1-WL', 'White', 'L')
  await is('1-BM', 'Black', 'M')
  await insertProduct(database, { id: '2', name: 'Coat', variants: [{ sku: '2-A', prices: { AE: 300 } }] })
})
afterAll(() => shop.close())

describe('a product', () => {
  it('has its options, and for each value whether it leads to something that can be bought', async () => {
    const { body } = await shop.call('POST', '/catalog/product', { id: '1', selected: [{ name: 'Colour', label: 'White' }] })
    expect(body.product).toMatchObject({ id: '1', title: 'Nordlys Tee', selected: [{ name: 'Colour', label: 'White' }] })
    expect(body.product.variants.map(({ id }: { readonly id: string }) => id)).toEqual(['1-WM', '1-WL'])
    expect(body.product.options).toEqual([
      {
        name: 'Colour',
        values: [
          { label: 'White', available: true, exists: true },
          { label: 'Black', available: true, exists: true },
        ],
      },
      {
        name: 'Size',
        values: [
          { label: 'M', available: true, exists: true },
          { label: 'L', available: false, exists: true },
        ],
      },
    ])
  })

  it('keeps the signs of its description, which is text without markup', async () => {
    const description = { en: '<p>100% wool &amp; silk, from $2 a gram.</p><p>Made *once*.</p>' }
    await shop.runtime.database.update(products).set({ description }).where(eq(products.id, '1'))
    const { body } = await shop.call('POST', '/catalog/product', { id: '1' })
    expect(body.product.description.plain).toBe('100% wool & silk, from $2 a gram. Made *once*.')
    expect(body.product.variants[0].description).toEqual({ plain: '100% wool & silk, from $2 a gram. Made *once*.' })
  })

  it('gives up the option that matters least where nothing fits', async () => {
    const selected = [
      { name: 'Colour', label: 'Black' },
      { name: 'Size', label: 'L' },
    ]
    const byColour = await shop.call('POST', '/catalog/product', { id: '1', selected, preferences: ['Colour', 'Size'] })
    expect(byColour.body.product.selected).toEqual([{ name: 'Colour', label: 'Black' }])
    const bySize = await shop.call('POST', '/catalog/product', { id: '1', selected, preferences: ['Size', 'Colour'] })
    expect(bySize.body.product.selected).toEqual([{ name: 'Size', label: 'L' }])
  })

  it('asked for by a variant shows that one first, whatever else was chosen', async () => {
    const { body } = await shop.call('POST', '/catalog/product', { id: '1-WL', selected: [{ name: 'Colour', label: 'Black' }] })
    expect(body.product.variants[0].id).toBe('1-WL')
    expect(body.product.selected).toEqual([
      { name: 'Colour', label: 'White' },
      { name: 'Size', label: 'L' },
    ])
  })

  it('that the country does not sell is not found', async () => {
    expect((await shop.call('POST', '/catalog/product', { id: '2' })).body).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code: 'not_found' }],
    })
    expect((await shop.call('POST', '/catalog/product', { id: '2' }, { site: 'ae' })).body.product.price_range.min).toEqual({
      amount: 30_000,
      currency: 'AED',
    })
  })
})

describe('a look-up', () => {
  it('gives each variant the ids that led to it, and each product once', async () => {
    const { body } = await shop.call('POST', '/catalog/lookup', { ids: ['1-BM', '1', 'product-1', '1-BM', 'nothing'] })
    expect(body.products).toHaveLength(1)
    expect(body.products[0].variants).toMatchObject([
      {
        id: '1-WM',
        inputs: [
          { id: '1', match: 'featured' },
          { id: 'product-1', match: 'featured' },
        ],
      },
      { id: '1-BM', inputs: [{ id: '1-BM', match: 'exact' }] },
    ])
  })

  it('leaves out what costs more or less than asked for', async () => {
    const ask = async (price: object) => (await shop.call('POST', '/catalog/lookup', { ids: ['1'], filters: { price } })).body.products
    expect(await ask({ max: 1999 })).toEqual([])
    expect(await ask({ min: 2000, max: 2000 })).toHaveLength(1)
  })

  it('refuses more ids than it looks up at once', async () => {
    const ids = Array.from({ length: 26 }, (_, index) => `p${index}`)
    expect(await shop.call('POST', '/catalog/lookup', { ids })).toMatchObject({ status: 400, body: { code: 'request_too_large' } })
  })
})

describe('a search', () => {
  it('needs words or a filter, and a cursor that is one', async () => {
    expect(await shop.call('POST', '/catalog/search', {})).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(await shop.call('POST', '/catalog/search', { query: 'tee', pagination: { cursor: 'p9999' } })).toMatchObject({ status: 400 })
  })
})
