import { describe, expect, it, vi } from 'vitest'
import type { Cart } from '../../../../schemas/api/cart.ts'
import { CommerceError } from '../../../../src/clients/commerce/commerce-client.ts'
import { EMPTY_CART_STORE, type CartStore } from '../../../../src/features/cart/cart-store.ts'
import type { Delivery } from '../../../../src/features/checkout/checkout-types.ts'
import { awaitTax, saveContact, saveDelivery } from '../../../../src/features/checkout/delivery-effects.ts'
import { answeringCommerce, type CommerceAnswers } from '../../../factories/answering-commerce.ts'
import { cart, cartItem } from '../../../factories/cart.ts'
import { defined } from '../../../../src/lib/defined.ts'

const HOME = { firstName: 'Ada', lastName: 'King', addressLine1: '1 Mill Lane', city: 'Leeds', countryCode: 'GB' }
const OFFICE = { addressLine1: '2 Bank Street', city: 'York', countryCode: 'GB' }
const ADA = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com' }
const tee = cartItem()
const voucher = cartItem({ sku: 'card', needsShipping: false })
const refusal = (code: string, more: object = {}): CommerceError => new CommerceError(422, { code, message: code, ...more })

interface Options {
  readonly held?: Cart | undefined
  readonly answers?: CommerceAnswers
  readonly isGuest?: boolean
}

/** A shopper with a bag; the server stores what it is sent, unless the answers say otherwise. */
const shopper = ({ held = cart({ items: [tee] }), answers = {}, isGuest = true }: Options = {}) => {
  let stored = held
  const server = {
    'POST /api/cart/address': ({ body }: { body: { addressType: string } }) => {
      const { reference: _reference, ...address } = { reference: null, ...body }
      stored = { ...stored, addresses: { ...stored.addresses, [body.addressType]: address } }
      return stored
    },
    'PUT /api/cart/gift-note': ({ body }: { body: object }) => ({ ...stored, ...body }),
    'POST /api/shipping': ({ body }: { body: { id: string } }) => ({ ...stored, shipping: { options: [], selected: body.id } }),
    'GET /api/cart': () => stored,
    ...answers,
  }
  const commerce = answeringCommerce(server)
  const state = { ...EMPTY_CART_STORE.getState(), cart: held }
  const change: CartStore['change'] = async (run) => {
    try {
      return { outcome: 'fulfilled', cart: await run(commerce.client) }
    } catch (cause) {
      const problem = cause instanceof CommerceError ? { code: cause.body.code, status: cause.status } : { code: 'ERROR', status: 0 }
      return { outcome: 'rejected', problem }
    }
  }
  const report = vi.fn()
  const cartStore = { ...EMPTY_CART_STORE, getState: () => state, change }
  const deps = { commerce: commerce.client, cartStore, isGuest: () => isGuest, report, sleep: async () => undefined }
  const bodies = (path: string) => commerce.calls.filter((call) => call.path === path).map(({ body }) => body)
  return { deps, report, bodies, names: commerce.names, save: (delivery: Delivery) => saveDelivery(deps, delivery) }
}

describe('where an order goes', () => {
  it('is stored after where its bill goes, without names and what is empty, and its way of delivery last', async () => {
    const { save, names, bodies } = shopper()
    const result = await save({ address: { ...HOME, addressLine2: '' }, shippingOption: 'express' })
    expect(names()).toEqual(['POST /api/cart/address', 'POST /api/cart/address', 'POST /api/shipping'])
    expect(bodies('/api/cart/address')).toEqual([
      { addressType: 'BILLING', addressLine1: '1 Mill Lane', city: 'Leeds', countryCode: 'GB', reference: null },
      { ...HOME, addressLine2: '', addressType: 'DELIVERY', reference: null },
    ])
    expect(result).toMatchObject({ kind: 'saved', cart: { shipping: { selected: 'express' } } })
  })

  it('has the bill go elsewhere where the shopper says so', async () => {
    const { save, bodies } = shopper()
    await save({ address: HOME, billing: OFFICE })
    expect(bodies('/api/cart/address')).toMatchObject([
      { ...OFFICE, addressType: 'BILLING' },
      { city: 'Leeds', addressType: 'DELIVERY' },
    ])
  })

  it('is not sent again where the bag has it already, in whatever order its fields are [ADDR-03]', async () => {
    const { firstName, lastName, ...place } = HOME
    const addresses = {
      BILLING: { addressType: 'BILLING', ...place },
      DELIVERY: { lastName, ...place, addressType: 'DELIVERY', firstName },
    } as const
    const { save, names } = shopper({ held: cart({ items: [tee], addresses }) })
    expect(await save({ address: HOME })).toMatchObject({ kind: 'saved' })
    expect(names()).toEqual([])
  })

  it('is where the bill goes alone of a bag that nothing is shipped of, with its names', async () => {
    const { save, bodies } = shopper({ held: cart({ items: [voucher] }) })
    await save({ address: HOME })
    expect(bodies('/api/cart/address')).toEqual([{ ...HOME, addressType: 'BILLING', reference: null }])
  })

  it('is stored again in the new bag of a session that has ended meanwhile', async () => {
    const answers = {
      'POST /api/cart/address': ({ body }: { body: object }) => cart({ publicId: 'next', addresses: { DELIVERY: HOME, ...body } }),
    }
    const { save, bodies } = shopper({ answers })
    expect(await save({ address: HOME })).toMatchObject({ kind: 'saved', cart: { publicId: 'next' } })
    expect(bodies('/api/cart/address')).toHaveLength(4)
  })

  it('brings a gift note only where it is another one, and an empty one takes it away', async () => {
    const notes = async (held: string | undefined, giftNote: string | undefined) => {
      const bag = cart({ items: [tee], ...defined({ giftNote: held }) })
      const { save, bodies } = shopper({ held: bag })
      await save({ address: HOME, ...defined({ giftNote }) })
      return bodies('/api/cart/gift-note')
    }
    expect(await notes(undefined, 'For you')).toEqual([{ giftNote: 'For you' }])
    expect(await notes('For you', 'For you')).toEqual([])
    expect(await notes('For you', '')).toEqual([{ giftNote: '' }])
    expect(await notes(undefined, '')).toEqual([])
    expect(await notes('For you', undefined)).toEqual([])
  })

  it('that is refused says the fields by name', async () => {
    const errors = [{ path: '/postcode', message: 'format' }]
    const { save } = shopper({ answers: { 'POST /api/cart/address': refusal('ADDRESS_INVALID', { errors }) } })
    expect(await save({ address: HOME })).toEqual({ kind: 'refused', code: 'ADDRESS_INVALID', fields: { postcode: 'format' } })
  })

  it('that fails otherwise is refused with what the bag says', async () => {
    const { save } = shopper({ answers: { 'POST /api/cart/address': new TypeError('no such thing') } })
    expect(await save({ address: HOME })).toEqual({ kind: 'refused', code: 'ERROR', fields: {} })
  })
})

describe('who buys', () => {
  it('is stored for a guest, before the address', async () => {
    const { save, names, bodies } = shopper()
    await save({ address: HOME, consumer: ADA })
    expect(names()[0]).toBe('POST /api/checkout/consumer')
    expect(bodies('/api/checkout/consumer')).toEqual([ADA])
  })

  it('is known of somebody who is signed in', async () => {
    const { save, names } = shopper({ isGuest: false })
    await save({ address: HOME, consumer: ADA })
    expect(names()).not.toContain('POST /api/checkout/consumer')
  })

  it('that is refused stores nothing else, and is no failure to look into', async () => {
    const errors = [{ path: '/email', message: 'format' }]
    const { save, names, report } = shopper({ answers: { 'POST /api/checkout/consumer': refusal('CONSUMER_INVALID', { errors }) } })
    expect(await save({ address: HOME, consumer: ADA })).toEqual({ kind: 'refused', code: 'CONSUMER_INVALID', fields: { email: 'format' } })
    expect(names()).toEqual(['POST /api/checkout/consumer'])
    expect(report).not.toHaveBeenCalled()
  })

  it('that cannot be stored is reported, and names the incident', async () => {
    const failure = new CommerceError(503, { code: 'SERVER_ERROR', message: 'No', incident: 'E-0123ABCD' })
    const { save, report } = shopper({ answers: { 'POST /api/checkout/consumer': failure } })
    expect(await save({ address: HOME, consumer: ADA })).toMatchObject({ kind: 'refused', incident: 'E-0123ABCD' })
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'consumerNotSaved' }))
  })

  it('of what nothing is shipped of is stored alone, for a guest', async () => {
    const guest = shopper({ held: cart({ items: [voucher] }) })
    expect(await saveContact(guest.deps, ADA)).toMatchObject({ kind: 'saved', cart: { items: [voucher] } })
    expect(guest.names()).toEqual(['POST /api/checkout/consumer', 'GET /api/cart'])
    const known = shopper({ held: cart({ items: [voucher] }), isGuest: false })
    await saveContact(known.deps, ADA)
    expect(known.names()).toEqual(['GET /api/cart'])
  })

  it('of what nothing is shipped of may be refused, or fail', async () => {
    const refused = shopper({ answers: { 'POST /api/checkout/consumer': refusal('CONSUMER_INVALID') } })
    expect(await saveContact(refused.deps, ADA)).toEqual({ kind: 'refused', code: 'CONSUMER_INVALID', fields: {} })
    const failed = shopper({ answers: { 'POST /api/checkout/consumer': new TypeError('no such thing') } })
    expect(await saveContact(failed.deps, ADA)).toEqual({ kind: 'refused', code: '', fields: {} })
  })
})

describe('tax', () => {
  const { signal } = new AbortController()
  const taxed = { 'GET /api/cart': cart({ taxCalculated: true }) }

  it('is asked for of the address of delivery, and read with the bag', async () => {
    const { deps, names, bodies } = shopper({
      held: cart({ items: [tee], addresses: { DELIVERY: HOME, BILLING: OFFICE } }),
      answers: taxed,
    })
    await awaitTax(deps, signal)
    expect(names()).toEqual(['POST /api/cart/calculate-tax', 'GET /api/cart'])
    expect(bodies('/api/cart/calculate-tax')).toEqual([HOME])
  })

  it('of what is not shipped follows where the bill goes', async () => {
    const { deps, names, bodies } = shopper({ held: cart({ items: [voucher], addresses: { BILLING: OFFICE } }), answers: taxed })
    await awaitTax(deps, signal)
    expect(names()).toEqual(['POST /api/cart/address', 'GET /api/cart'])
    expect(bodies('/api/cart/address')).toEqual([{ ...OFFICE, addressType: 'BILLING', reference: null }])
  })

  it('that cannot be had is reported and thrown, with what was behind it', async () => {
    const failure = new CommerceError(503, { code: 'SERVER_ERROR', message: 'Tax is away' })
    const { deps, report } = shopper({
      held: cart({ items: [tee], addresses: { DELIVERY: HOME } }),
      answers: { 'POST /api/cart/calculate-tax': failure },
    })
    await expect(awaitTax(deps, signal)).rejects.toMatchObject({ message: 'Tax Calculation Error', cause: failure })
    expect(report).toHaveBeenCalledWith({ code: 'taxCalculation', message: failure.message })
  })

  it('that nobody waits for any more is not reported', async () => {
    const { deps, report } = shopper({ held: cart({ items: [tee] }), answers: taxed })
    await expect(awaitTax(deps, AbortSignal.abort())).rejects.toThrow('Tax Calculation Error')
    expect(report).not.toHaveBeenCalled()
  })
})
