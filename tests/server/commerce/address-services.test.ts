import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Address } from '../../../schemas/api/address.ts'
import type { Cart, TaxState } from '../../../schemas/api/cart.ts'
import { requireShippable } from '../../../server/commerce/addresses/require-shippable.ts'
import { advanceTax } from '../../../server/commerce/cart/change-cart.ts'
import { loadCartByPublicId } from '../../../server/commerce/cart/load-cart.ts'
import { insertProduct } from '../../factories/catalogue.ts'
import { addresses, checkoutBody, submit } from '../../factories/checkout.ts'
import { createCommerceApp, type CommerceApp } from '../../factories/commerce-app.ts'
import { demoMerchant } from '../../factories/merchant.ts'

/* A deployment's own carrier and tax service, as an extension brings them. */

let shop: CommerceApp
let delivers: boolean
let taxAtStart: TaxState
let taxAtRead: TaxState
const asked: { carrier: Address[]; reads: number } = { carrier: [], reads: 0 }

beforeAll(async () => {
  shop = await createCommerceApp(
    {},
    {
      carrier: {
        delivers: async (address) => {
          asked.carrier.push(address)
          return delivers
        },
      },
      tax: {
        start: async () => taxAtStart,
        read: async () => {
          asked.reads += 1
          return taxAtRead
        },
      },
    },
  )
  await insertProduct(shop.runtime.database, { id: '1', variants: [{ sku: '1-A', quantity: 100 }] })
})
afterAll(() => shop.close())
beforeEach(() => {
  delivers = true
  taxAtStart = 'PENDING'
  taxAtRead = 'PENDING'
  asked.carrier = []
  asked.reads = 0
})

const ready = async (site = 'ald-gb') => {
  const shopper = await shop.guest(site)
  await shopper.add('1-A')
  return shopper
}

describe('a carrier', () => {
  it('decides over a delivery address, not over a billing address [CODE-05]', async () => {
    delivers = false
    const shopper = await ready()
    const refused = await shopper.post('/cart/address', addresses.GB)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'UNABLE_TO_SHIP'])
    expect((await shopper.get('/cart')).json().addresses).toEqual({})
    expect((await shopper.post('/cart/address', { ...addresses.GB, addressType: 'BILLING' })).statusCode).toBe(200)
    expect(asked.carrier.map(({ city }) => city)).toEqual(['Leeds'])
  })

  it('is not asked for a region that the merchant does not ship to', async () => {
    const refused = requireShippable(shop.deps, { merchant: demoMerchant }, { ...addresses.US, region: 'Puerto Rico' })
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'UNABLE_TO_SHIP' })
    expect(asked.carrier).toEqual([])
  })

  it('refuses a submit before the provider is called, and the next submit may name another address', async () => {
    delivers = false
    const shopper = await ready()
    shop.gateway.asked.length = 0
    const refused = await submit(shopper)
    expect([refused.statusCode, refused.json().code, shop.gateway.asked]).toEqual([422, 'UNABLE_TO_SHIP', []])
    delivers = true
    expect((await submit(shopper)).statusCode).toBe(200)
  })

  it('does not take back an order: a repeated submit has its answer, whatever the carrier says by then [CHECKOUT-22]', async () => {
    const shopper = await ready()
    const key = 'aaaaaaaa-0000-4000-8000-000000000001'
    const first = await submit(shopper, checkoutBody(), key)
    delivers = false
    const again = await submit(shopper, checkoutBody(), key)
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([200, 200, first.json()])
  })
})

describe('a tax service', () => {
  const american = async () => {
    const shopper = await ready('ald-us')
    const address = async (addressLine1: string): Promise<Cart> =>
      (await shopper.post('/cart/address', { ...addresses.US, addressLine1 })).json()
    const read = async (): Promise<Cart> => (await shopper.get('/cart')).json()
    return { address, read }
  }

  it('is asked again at every read of the bag until it has an answer, and no longer [TAX-01]', async () => {
    const { address, read } = await american()
    expect((await address('1 Main Street')).tax).toBe('PENDING')
    expect((await read()).tax).toBe('PENDING')
    taxAtRead = 'REJECTED'
    expect((await read()).tax).toBe('REJECTED')
    taxAtRead = 'CALCULATED'
    expect([(await read()).tax, asked.reads]).toEqual(['REJECTED', 2])
  })

  it('is not asked where tax is inside the price [TAX-06]', async () => {
    taxAtStart = 'REJECTED'
    const shopper = await ready()
    expect((await shopper.post('/cart/address', addresses.GB)).json().tax).toBe('CALCULATED')
  })

  it.each(['PENDING', 'REJECTED'] as const)(
    'its answer for one address does not count for the next, whose tax is %s [TAX-03]',
    async (next) => {
      const { address, read } = await american()
      const { publicId } = await address('1 Main Street')
      const slowRead = await loadCartByPublicId(shop.runtime.database, publicId)
      taxAtStart = next
      await address('2 Main Street')
      if (slowRead === undefined) throw new Error('The bag is gone.')
      taxAtRead = 'CALCULATED'
      await advanceTax(shop.deps, slowRead)
      taxAtRead = 'PENDING'
      expect((await read()).tax).toBe(next)
    },
  )
})
