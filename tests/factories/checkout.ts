import { randomUUID } from 'node:crypto'
import type { Shopper } from './commerce-app.ts'

/** Addresses that the countries' forms accept. */
export const addresses = {
  GB: {
    firstName: 'Ada',
    lastName: 'Byron',
    addressLine1: '1 Mill Lane',
    city: 'Leeds',
    postcode: 'LS1 4DY',
    countryCode: 'GB',
    phoneNumber: '+447400123456',
  },
  US: {
    firstName: 'Ada',
    lastName: 'Byron',
    addressLine1: '1 Main Street',
    city: 'New York',
    region: 'US-NY',
    postcode: '10012',
    countryCode: 'US',
  },
  CA: {
    firstName: 'Ada',
    lastName: 'Byron',
    addressLine1: '1 Rue Principale',
    city: 'Montréal',
    region: 'CA-QC',
    postcode: 'H2X 1Y4',
    countryCode: 'CA',
  },
  AE: {
    firstName: 'Ada',
    lastName: 'Byron',
    addressLine1: 'Al Wasl Road 44',
    city: 'Dubai',
    region: 'AE-DU',
    postcode: '00000',
    countryCode: 'AE',
  },
  JP: {
    firstName: 'はなこ',
    lastName: 'やまだ',
    postcode: '150-0001',
    region: 'JP-13',
    city: '渋谷区',
    addressLine1: '神宮前1-2-3',
    countryCode: 'JP',
    locale: 'ja-JP',
  },
} as const

export const card = {
  cardHolderName: 'ADA BYRON',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
} as const

/** A submit that nothing is wrong with. */
export const checkoutBody = (country: keyof typeof addresses = 'GB', changes: Readonly<Record<string, unknown>> = {}) => ({
  addresses: { DELIVERY: addresses[country], BILLING: addresses[country] },
  consumer: { email: 'ada@example.org' },
  paymentMethod: 'creditcard',
  userAgent: 'test',
  deviceFingerprint: '',
  agreements: { termsAndConditions: true },
  ...card,
  ...changes,
})

/** Submits as the shop does; a key of its own unless one is given. */
export const submit = (shopper: Shopper, body: unknown = checkoutBody(), key: string = randomUUID()) =>
  shopper.post('/checkout', body, { 'idempotency-key': key })
