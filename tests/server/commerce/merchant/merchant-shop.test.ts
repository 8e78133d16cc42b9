import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Cart } from '../../../../schemas/api/cart.ts'
import { commercePlugin } from '../../../../server/commerce/commerce-plugin.ts'
import { applyMerchantDocuments, type MerchantInput } from '../../../../server/commerce/merchant/apply-documents.ts'
import { MERCHANT_KINDS } from '../../../../server/commerce/merchant/merchant-data.ts'
import { createMerchantStore } from '../../../../server/commerce/merchant/merchant-store.ts'
import { insertProduct } from '../../../factories/catalogue.ts'
import { submit } from '../../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp } from '../../../factories/commerce-app.ts'

let shop: CommerceApp
beforeAll(async () => {
  shop = await createCommerceApp()
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A' }] })
})
afterAll(() => shop.close())

/** In every currency that the sites sell in. */
const DRONE_PRICE = {
  USD: 9,
  CAD: 9,
  GBP: 9.5,
  AUD: 9,
  AED: 40,
  JPY: 900,
  CNY: 60,
  HKD: 60,
  TWD: 300,
  KRW: 9000,
  MYR: 40,
  EUR: 9,
  MXN: 150,
}

const apply = async (input: MerchantInput): Promise<void> => {
  const outcome = await applyMerchantDocuments(shop.runtime, input)
  if (outcome.kind !== 'applied') throw new Error(JSON.stringify(outcome))
}
const voucher = (changes: object) =>
  ({ kind: 'vouchers', document: { code: 'SPRING20', name: { en: 'Spring' }, percentOff: 20, ...changes } }) as const

describe('what merchants decide', () => {
  it('a change of shipping offers is seen by the next request of every process, without a deployment', async () => {
    const merchant = await createMerchantStore({ ...shop.handle, log: shop.runtime.log })
    const other = Fastify()
    await other.register(commercePlugin, { ...shop.deps, runtime: { ...shop.runtime, merchant } })
    const shopper = await shop.guest()
    await shopper.add('1-A')
    const priceIn = async (app: Pick<FastifyInstance, 'inject'>): Promise<number | undefined> => {
      const answer = await app.inject({ url: '/api/cart?siteTag=ald-gb', headers: shopper.headers })
      return (answer.json() as Cart).shipping.options[0]?.price
    }
    expect([await priceIn(shop.app), await priceIn(other)]).toEqual([6, 6])
    await apply({
      documents: [
        {
          kind: 'shipping',
          document: {
            id: 'drone',
            name: { en: 'Drone' },
            price: DRONE_PRICE,
            days: { min: 0, max: 1 },
          },
        },
      ],
    })
    await expect.poll(async () => [await priceIn(shop.app), await priceIn(other)]).toEqual([9.5, 9.5])
    await merchant.close()
    await other.close()
  })

  it('a voucher that ends while it is in a bag gives nothing any more, and the bag shows why', async () => {
    await apply({ documents: [voucher({})] })
    const shopper = await shop.guest()
    await shopper.add('1-A', 2)
    expect((await shopper.put('/cart/voucher', { apply: 'SPRING20' })).json()).toMatchObject({
      cartSummary: { totalDiscount: 8, voucherName: 'Spring' },
    })
    await apply({ documents: [voucher({ until: '2026-01-01T00:00:00Z' })] })
    await expect
      .poll(async () => (await shopper.get('/cart')).json().cartSummary)
      .toMatchObject({ totalDiscount: 0, voucherCode: 'SPRING20', voucherMessage: 'This voucher is no longer valid.' })
    expect((await shopper.put('/cart/voucher', { apply: 'SPRING20' })).json()).toMatchObject({ code: 'VOUCHER_EXPIRED' })
  })

  it('a voucher is unknown to shoppers of other sites and before it begins', async () => {
    await apply({ documents: [voucher({ sites: ['ald-us'] })] })
    const statusOn = async (site: string): Promise<number> => {
      const shopper = await shop.guest(site)
      await shopper.add('1-A')
      return (await shopper.put('/cart/voucher', { apply: 'SPRING20' })).statusCode
    }
    await expect.poll(async () => [await statusOn('ald-us'), await statusOn('ald-gb')]).toEqual([200, 404])
    await apply({ documents: [voucher({ from: new Date(shop.runtime.clock.now() + 60_000).toISOString() })] })
    await expect.poll(() => statusOn('ald-us')).toBe(404)
  })

  it('a suspended shipping offer is shown, and the bag is shipped by the next one', async () => {
    const before = ((await (await shop.guest()).add('1-A')).json() as Cart).shipping
    await apply({
      documents: [
        {
          kind: 'shipping',
          document: {
            id: 'drone',
            name: { en: 'Drone' },
            price: DRONE_PRICE,
            days: { min: 0, max: 1 },
            suspended: true,
          },
        },
      ],
    })
    await expect
      .poll(async () => ((await (await shop.guest()).add('1-A')).json() as Cart).shipping)
      .toMatchObject({ options: before.options, selected: 'standard' })
    expect(before.selected).toBe('drone')
  })
})

describe('a shop whose merchants have decided nothing yet', () => {
  beforeAll(async () => {
    await apply({
      documents: [],
      kinds: MERCHANT_KINDS,
      isRemoving: true,
    })
    await vi.waitFor(async () => expect((await shop.runtime.merchant.current()).shipping.size).toBe(0))
  })

  it('a shop without merchant documents takes no voucher, offers no delivery and has no campaigns', async () => {
    const shopper = await shop.guest()
    const cart: Cart = (await shopper.add('1-A')).json()
    expect(cart.shipping).toEqual({ options: [] })
    expect(cart.cartSummary).toMatchObject({ totalItemCost: 20, totalCost: 20, deliveryCost: 0 })
    expect((await shopper.put('/cart/voucher', { apply: 'SAVE10' })).json()).toMatchObject({ code: 'VOUCHER_NOT_FOUND' })
    expect((await shopper.post('/shipping', { id: 'standard' })).json()).toMatchObject({ code: 'SHIPPING_OPTION_UNAVAILABLE' })
    expect((await shopper.get('/cart/promotions')).json()).toEqual([])
  })

  it('a shop without shipping offers refuses a submit with UNABLE_TO_SHIP before the provider is called', async () => {
    const shopper = await shop.guest()
    await shopper.add('1-A')
    const answer = await submit(shopper)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'UNABLE_TO_SHIP'])
    expect(shop.gateway.asked).toEqual([])
  })
})
