import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoCatalogue } from '../../../demo/catalogue/seed-demo-catalogue.ts'
import { seedCommerce } from '../../../demo/orders/seed-commerce.ts'
import { createCatalogueReads } from '../../../src/clients/commerce/create-catalogue-reads.ts'
import { createCommerceClient } from '../../../src/clients/commerce/create-commerce-client.ts'
import { addToCart, getCart, recreateCart, applyVoucher } from '../../../src/clients/commerce/operations/cart.ts'
import { getFormSchema } from '../../../src/clients/commerce/operations/get-form-schema.ts'
import { submitCheckout, setCartAddress } from '../../../src/clients/commerce/operations/checkout.ts'
import { addresses, checkoutBody } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp } from '../../factories/commerce-app.ts'

/* The shop's own client against the shop's own API, on the catalogue that ships. */

let shop: CommerceApp
let baseUrl: string
beforeAll(async () => {
  shop = await createCommerceApp()
  await seedDemoCatalogue({ runtime: shop.runtime })
  await seedCommerce({ runtime: shop.runtime })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  // `listen` on a host and port gives an AddressInfo; text is for pipes.
  baseUrl = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
})
afterAll(() => shop.close())

const siteOf = (country: string) => {
  const site = shop.runtime.sites.find(({ code }) => code === country)
  if (site === undefined) throw new Error(`There is no site ${country}.`)
  return site
}

const clientOf = (country: string) => {
  const site = siteOf(country)
  return createCommerceClient({
    baseUrl,
    site,
    language: site.defaultLanguage,
    fetch,
    storage: undefined,
    report: () => undefined,
    clock: shop.runtime.clock,
  })
}

describe('the shop’s client and the API', () => {
  it.each(['GB', 'US', 'CA', 'AE', 'JP'] as const)(
    'take an order in %s from product page to completion [CALL-16, CALL-17, CALL-20, CALL-23, CALL-28]',
    async (country) => {
      const client = clientOf(country)
      const reads = createCatalogueReads({ baseUrl, site: siteOf(country), language: siteOf(country).defaultLanguage, fetch })
      const read = await reads.getProduct('everyday-tee')
      const sku =
        read.outcome === 'found'
          ? read.product.options[0]?.options.find(({ availability }) => availability === 'AVAILABLE')?.sku
          : undefined
      await addToCart(client)({ productId: '900001', sku: sku ?? '', quantity: 2 })
      const withVoucher = await applyVoucher(client)('SAVE10')
      expect(withVoucher.cartSummary.totalDiscount).toBeGreaterThan(0)
      await setCartAddress(client)(addresses[country])
      let cart = await getCart(client)()
      for (let read = 0; read < 3 && !cart.taxCalculated; read += 1) cart = await getCart(client)()
      expect(cart.taxCalculated).toBe(true)
      // The factory's body is a whole submit; its type is left open so that tests can break it.
      const request = checkoutBody(country) as unknown as Parameters<ReturnType<typeof submitCheckout>>[0]['request']
      const answer = await submitCheckout(client)({ request, idempotencyKey: randomUUID() })
      expect(answer).toMatchObject({ code: 'SUCCESS' })
      expect((await getCart(client)()).items).toEqual([])
    },
  )

  it('recreate the demo bags of the catalogue that ships [CALL-22]', async () => {
    const ok = await recreateCart(clientOf('GB'))('demo-cart-ok-0001')
    const partial = await recreateCart(clientOf('GB'))('demo-cart-partial-0001')
    expect([ok.items.length, ok.unavailableItems.length, partial.items.length, partial.unavailableItems.length]).toEqual([2, 0, 1, 1])
  })

  it('price every line of the demo orders [CALL-31]', async () => {
    const placed = await shop.runtime.database.query.orders.findMany()
    for (const { orderReference, items } of placed)
      expect([orderReference, items.length > 0 && items.every(({ price }) => price > 0)]).toEqual([orderReference, true])
    expect(placed.find(({ orderReference }) => orderReference === 'US10000001')?.items).toHaveLength(2)
    expect(placed.find(({ orderReference }) => orderReference === 'GB10000001')?.items).toHaveLength(2)
  })

  it('agree on the address of a form [CALL-33]', async () => {
    expect(await getFormSchema(clientOf('GB'))({ country: 'GB', type: 'shipping' })).toMatchObject({
      required: expect.arrayContaining(['postcode']),
    })
  })
})
