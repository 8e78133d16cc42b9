import { expect, it } from 'vitest'
import { orderRequest } from '../../../../src/features/checkout/order-request.ts'
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

it('a payment names addresses, consumer, method, device and browser [DATA-51]', () => {
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
