// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applePay } from '../../../../src/clients/payments/wallets/apple-pay.ts'
import { googlePay } from '../../../../src/clients/payments/wallets/google-pay.ts'
import { paypal } from '../../../../src/clients/payments/wallets/paypal.ts'
import type { WalletRequest, WalletWants } from '../../../../src/clients/payments/wallets/wallet.ts'

vi.mock('../../../../src/lib/load-script.ts', () => ({ loadScript: async () => undefined }))

const CONTACT = { firstName: 'Ada', lastName: 'King', email: 'ada@example.org' }
const requestFor = (wants: WalletWants): WalletRequest => ({
  total: '6.00',
  currency: 'GBP',
  countryCode: 'GB',
  shopName: 'Shop',
  configuration: {},
  isTest: true,
  wants,
})

let asked: Readonly<Record<string, unknown>>
beforeEach(() => (asked = {}))
afterEach(() => vi.unstubAllGlobals())

it('Google Pay is asked for the e-mail address alone where nothing is shipped', async () => {
  class PaymentsClient {
    loadPaymentData = async (request: typeof asked) => {
      asked = request
      return { email: CONTACT.email, paymentMethodData: { tokenizationData: { token: 'signed' } } }
    }
  }
  vi.stubGlobal('google', { payments: { api: { PaymentsClient } } })
  expect(await googlePay('', true).open(requestFor('contact'))).toEqual({
    kind: 'approved',
    token: 'signed',
    consumer: { email: CONTACT.email },
  })
  expect(asked).toMatchObject({ emailRequired: true, transactionInfo: { totalPriceStatus: 'FINAL' } })
  expect(asked).not.toHaveProperty('shippingAddressRequired')
  await googlePay('', true).open(requestFor('address'))
  expect(asked).toMatchObject({ emailRequired: true, shippingAddressRequired: true, transactionInfo: { totalPriceStatus: 'ESTIMATED' } })
})

it('Apple Pay is asked for name and e-mail address alone where nothing is shipped', async () => {
  class ApplePaySession {
    static canMakePayments = (): boolean => true
    onpaymentauthorized: (event: object) => void = () => undefined
    constructor(_version: number, request: typeof asked) {
      asked = request
    }
    begin = (): void => {
      const shippingContact = { givenName: 'Ada', familyName: 'King', emailAddress: CONTACT.email }
      this.onpaymentauthorized({ payment: { token: { paymentData: 'signed' }, shippingContact } })
    }
    completePayment = (): void => undefined
  }
  vi.stubGlobal('ApplePaySession', ApplePaySession)
  const wallet = applePay({ validate: async () => ({}) })
  expect(await wallet.open(requestFor('contact'))).toEqual({ kind: 'approved', token: 'signed', consumer: CONTACT })
  expect(asked).toMatchObject({ requiredShippingContactFields: ['name', 'email'], total: { type: 'final' } })
  await wallet.open(requestFor('address'))
  expect(asked).toMatchObject({ requiredShippingContactFields: ['postalAddress', 'name', 'email', 'phone'], total: { type: 'pending' } })
})

it('PayPal is asked for no shipping address where nothing is shipped, and its payer is the contact', async () => {
  const details = {
    id: 'ORDER',
    payer: { payer_id: 'PAYER', email_address: CONTACT.email, name: { given_name: 'Ada', surname: 'King' } },
    purchase_units: [{ shipping: { address: { country_code: 'GB', admin_area_2: 'Leeds' } } }],
  }
  const Buttons = (options: {
    readonly createOrder: (data: object, actions: object) => Promise<string>
    readonly onApprove: (data: object, actions: object) => Promise<void>
  }) => ({
    render: async () => {
      const create = async (order: typeof asked) => {
        asked = order
        return 'ORDER'
      }
      await options.createOrder({}, { order: { create } })
      await options.onApprove({ orderID: 'ORDER', payerID: 'PAYER' }, { order: { get: async () => details } })
    },
  })
  vi.stubGlobal('paypal', { Buttons })
  const wallet = paypal('', () => ({ container: document.body, onMounted: () => undefined, close: () => undefined }))
  const token = JSON.stringify({ orderID: 'ORDER', payerID: 'PAYER' })
  expect(await wallet.open(requestFor('contact'))).toEqual({ kind: 'approved', token, consumer: CONTACT })
  expect(asked).toMatchObject({ application_context: { shipping_preference: 'NO_SHIPPING' } })
  expect(await wallet.open(requestFor('address'))).toMatchObject({ address: { city: 'Leeds', countryCode: 'GB' } })
  expect(asked).toMatchObject({ application_context: { shipping_preference: 'GET_FROM_FILE' } })
})
