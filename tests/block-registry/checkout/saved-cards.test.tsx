// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StoredPayment } from '../../../schemas/api/stored-payment.ts'
import { CommerceError, type CommerceCall } from '../../../src/clients/commerce/commerce-client.ts'
import { EMPTY_CART_STORE } from '../../../src/features/cart/cart-store.ts'
import { aReadyCart } from '../../factories/checkout-cart.ts'
import { expectSeen } from '../../setup/expect-seen.ts'
import { commerceOf, renderCheckoutStep } from '../../setup/checkout-step.tsx'

afterEach(cleanup)

const card = (id: string, change: Partial<StoredPayment> = {}): StoredPayment => ({
  id,
  type: 'scheme',
  brand: 'visa',
  lastFour: '1111',
  expiryMonth: '03',
  expiryYear: '2999',
  holderName: 'Jane Alder',
  default: false,
  ...change,
})

const VISA = card('v1')
const AMEX = card('a1', { brand: 'amex', lastFour: '0005', default: true })
const OLD = card('o1', { lastFour: '2222', expiryYear: '2020' })

/** The payment step of a shopper with an address. */
const atPayment = ({
  cards = [VISA, OLD, AMEX] as readonly StoredPayment[] | CommerceError,
  isSignedIn = true,
  methods = [{ id: 'creditcard', type: 'scheme' }] as readonly { readonly id: string; readonly type: string }[],
} = {}) => {
  const calls: string[] = []
  const orders: unknown[] = []
  const session = { sessionId: 's', clientKey: 'k', environment: 'test', countryCode: 'GB', amount: { currency: 'GBP', value: 1 } }
  const send = async (call: CommerceCall): Promise<unknown> => {
    const name = `${call.method} ${call.path}`
    calls.push(name)
    if (name === 'GET /api/checkout/paymentSession') return { ...session, paymentMethods: methods }
    if (name === 'GET /api/v1/account/payments') {
      if (cards instanceof Error) throw cards
      return cards
    }
    if (name === 'POST /api/checkout') orders.push(call.body)
    throw new CommerceError(402, { code: 'AD_RESULT_REFUSED', message: name })
  }
  const cart = aReadyCart()
  const state = { ...EMPTY_CART_STORE.getState(), cart, hasLoadedCartContents: true }
  const store = { ...EMPTY_CART_STORE, getState: () => state, load: async () => ({ outcome: 'fulfilled', cart }) as const }
  renderCheckoutStep({ step: 'payment', commerce: commerceOf(send), store, isSignedIn })
  return { calls, orders }
}

const choices = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'savedCard')
const number = () => screen.queryByLabelText('Card number')

describe('the saved cards at the checkout', () => {
  it('are a choice, the default one first; one that has expired is listed and cannot be chosen [CALL-57]', async () => {
    atPayment()
    expect(await screen.findByRole('group', { name: 'Your saved cards' })).toBeVisible()
    expect(choices().map(({ value, checked, disabled }) => [value, checked, disabled])).toEqual([
      ['a1', true, false],
      ['v1', false, false],
      ['o1', false, true],
      ['new', false, false],
    ])
    expect(number()).toBeNull()
  })

  it('pay for the order by their token, and no card field is sent [DATA-52]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { orders } = atPayment()
    await userEvent.click(await screen.findByRole('radio', { name: /Visa •••• 1111/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Review order' }))
    expect(await screen.findByText(/Visa •••• 1111/)).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Place order and pay/ }))
    await waitFor(() => expect(orders).toHaveLength(1))
    expect(orders[0]).toMatchObject({ paymentMethod: 'creditcard', cardToken: 'v1' })
    expect(Object.keys(orders[0] ?? {}).filter((name) => /^encrypted|lastFour|brand|stored/.test(name))).toEqual([])
  })

  it('stand at the payment step, and the chosen one at the review, as their pages of seen/in-use say', async () => {
    atPayment()
    await screen.findByRole('group', { name: 'Your saved cards' })
    await expectSeen('checkout-payment')
    await userEvent.click(await screen.findByRole('radio', { name: /Visa •••• 1111/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Review order' }))
    await screen.findByRole('button', { name: 'Edit: Payment method' })
    await expectSeen('checkout-review')
  })

  it('stay chosen on the way back from the review, and give way to the fields of a new one', async () => {
    atPayment()
    await userEvent.click(await screen.findByRole('radio', { name: /Visa •••• 1111/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Review order' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Payment method' }))
    expect(await screen.findByRole('radio', { name: /Visa •••• 1111/ })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'A new card' }))
    expect(number()).toBeVisible()
  })

  it('leave the fields of a card where all have expired, none is saved, or the shopper is a guest', async () => {
    atPayment({ cards: [OLD] })
    await waitFor(() => expect(number()).toBeVisible())
    expect(choices().map(({ checked }) => checked)).toEqual([false, true])
    cleanup()
    atPayment({ cards: [] })
    await waitFor(() => expect(number()).toBeVisible())
    expect(choices()).toEqual([])
    cleanup()
    const { calls } = atPayment({ isSignedIn: false })
    await waitFor(() => expect(number()).toBeVisible())
    expect(choices()).toEqual([])
    expect(calls).not.toContain('GET /api/v1/account/payments')
  })

  it('that cannot be loaded stop no order: the fields are there, with a sentence that says why', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    atPayment({ cards: new CommerceError(503, { code: 'UNAVAILABLE', message: '' }) })
    expect(await screen.findByText('We could not load your saved cards. Please type the card here.')).toBeVisible()
    expect(number()).toBeVisible()
  })
})

describe('a card that is typed', () => {
  // The provider's encryption is tested by itself.
  vi.mock('../../../src/clients/payments/card-encryption.ts', () => ({
    encryptCard: () => async () => ({
      cardHolderName: 'Jane Alder',
      encryptedCardNumber: 'n',
      encryptedExpiryMonth: 'm',
      encryptedExpiryYear: 'y',
      encryptedSecurityCode: 's',
    }),
  }))
  const consent = () => screen.queryByRole('checkbox', { name: /^Save this card to my account\./ })
  const pay = async (): Promise<void> => {
    await userEvent.type(await screen.findByLabelText('Card number'), '4111 1111 1111 1111')
    await userEvent.type(screen.getByLabelText('Expiry date'), '03/99')
    await userEvent.type(screen.getByLabelText('Security code'), '737')
    await userEvent.type(screen.getByLabelText('Name on card'), 'Jane Alder')
    await userEvent.click(screen.getByRole('button', { name: 'Review order' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: /terms and conditions/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Place order and pay/ }))
  }

  it('is saved only where the shopper says so, which the review tells [CALL-57]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { orders } = atPayment({ cards: [] })
    await screen.findByLabelText('Card number')
    expect(consent()).not.toBeChecked()
    await pay()
    await waitFor(() => expect(orders).toHaveLength(1))
    expect(orders[0]).not.toHaveProperty('storeCard')
    cleanup()
    const other = atPayment({ cards: [] })
    await screen.findByLabelText('Card number')
    await userEvent.click(consent() ?? document.body)
    await pay()
    await waitFor(() => expect(other.orders).toHaveLength(1))
    expect(other.orders[0]).toMatchObject({ storeCard: true, encryptedCardNumber: 'n' })
  })

  it('is not saved for guests, who are not asked', async () => {
    atPayment({ isSignedIn: false })
    await screen.findByLabelText('Card number')
    expect(consent()).toBeNull()
  })
})

describe('the ways to pay', () => {
  const methods = ['creditcard', 'wechatpayQR', 'bankTransfer_IBAN', 'alipay'].map((id) => ({ id, type: id }))

  it('say what each of them does, and only a card has fields, as its page of seen/in-use says', async () => {
    atPayment({ cards: [], methods })
    await waitFor(() => expect(number()).toBeVisible())
    await userEvent.click(screen.getByRole('radio', { name: /WeChat/ }))
    await waitFor(() => expect(number()).toBeNull())
    await expectSeen('checkout-other-methods')
  })
})
