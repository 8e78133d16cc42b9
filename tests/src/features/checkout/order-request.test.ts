import { expect, it } from 'vitest'
import { orderRequest } from '../../../../src/features/checkout/order-request.ts'
import { cartItem } from '../../../factories/cart.ts'
import { aReadyCart } from '../../../factories/checkout-cart.ts'

const CARD = {
  cardHolderName: 'ADA BYRON',
  encryptedCardNumber: 'number',
  encryptedExpiryMonth: 'month',
  encryptedExpiryYear: 'year',
  encryptedSecurityCode: 'code',
  storeCard: true,
}
const HOME = { firstName: 'Ada', lastName: 'Byron', addressLine1: '1 Mill Lane', city: 'Leeds', countryCode: 'GB' }
const submitted = (isGuest: boolean) =>
  orderRequest({
    cart: aReadyCart({ addresses: { DELIVERY: HOME }, consumer: { typeTag: 'NEW', properties: { email: 'ada@example.org' } } }),
    payment: { method: 'creditcard', card: { ...CARD, lastFour: '1111' } },
    agreements: {},
    isGuest,
    userAgent: 'browser',
    deviceFingerprint: 'device',
  })

it('a payment names addresses, consumer, method, device and browser [DATA-51, DATA-35]', () => {
  const { addresses, consumer, paymentMethod, deviceFingerprint, userAgent } = submitted(true) ?? {}
  expect(addresses).toEqual({ BILLING: { addressLine1: '1 Mill Lane', city: 'Leeds', countryCode: 'GB' }, DELIVERY: HOME })
  expect(consumer).toEqual({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org' })
  expect([paymentMethod, deviceFingerprint, userAgent]).toEqual(['creditcard', 'device', 'browser'])
  expect(submitted(false)).not.toHaveProperty('consumer')
})

it('a card is paid with by its holder, its encrypted fields and whether it is to be stored, and nothing else of it [DATA-53]', () => {
  expect(submitted(true)).toMatchObject(CARD)
  expect(submitted(true)).not.toHaveProperty('lastFour')
})

it('an express payment for what is not shipped names no address, and the e-mail address that the wallet gave', () => {
  const consumer = { typeTag: 'NEW', properties: { email: 'wallet@example.org' } } as const
  const parts = { payment: { method: 'paypal_express' }, agreements: {}, isGuest: true, userAgent: 'browser' }
  const unshipped = aReadyCart({ items: [cartItem({ needsShipping: false })], addresses: {}, consumer })
  expect(orderRequest({ ...parts, cart: unshipped })).toMatchObject({ addresses: {}, consumer: { email: 'wallet@example.org' } })
  expect(orderRequest({ ...parts, cart: unshipped, payment: { method: 'paypal' } })).toBeUndefined()
  expect(orderRequest({ ...parts, cart: aReadyCart({ addresses: {} }) })).toBeUndefined()
})

it('a payment for what is not shipped names the billing address alone, with the name that is on it', () => {
  const cart = aReadyCart({ items: [cartItem({ needsShipping: false })], addresses: { BILLING: HOME } })
  const request = orderRequest({ cart, payment: { method: 'paypal' }, agreements: {}, isGuest: true, userAgent: 'browser' })
  expect(request?.addresses).toEqual({ BILLING: HOME })
  expect(request?.consumer).toMatchObject({ lastName: 'Byron' })
})
