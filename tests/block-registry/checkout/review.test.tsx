// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '../../../schemas/api/cart.ts'
import { CommerceError } from '../../../src/clients/commerce/commerce-client.ts'
import { EMPTY_CART_STORE } from '../../../src/features/cart/cart-store.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { cartItem } from '../../factories/cart.ts'
import { aReadyCart } from '../../factories/checkout-cart.ts'
import { site } from '../../factories/site.ts'
import { commerceOf, renderCheckoutStep } from '../../setup/checkout-step.tsx'

// The vendor's script, which no test answers.
vi.mock('../../../src/features/captcha/open-recaptcha.ts', () => ({ openRecaptcha: async () => ({ execute: async () => 'token' }) }))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const SESSION = { sessionId: 's', clientKey: 'k', environment: 'test', countryCode: 'GB', amount: { currency: 'GBP', value: 1 } }

/** The review of somebody who pays by AlipayHK, or by a bank of that name. */
const review = async (change: Partial<Cart> = {}, bank?: string, changes: Partial<SiteConfig> = {}) => {
  const bodies: unknown[] = []
  const issuers = bank === undefined ? {} : { issuers: [{ id: 'b1', name: bank }] }
  const commerce = commerceOf(async ({ method, path, body }) => {
    if (path === '/api/checkout/paymentSession') return { ...SESSION, paymentMethods: [{ id: 'alipay_hk', type: 'alipay_hk', ...issuers }] }
    if (method === 'POST') bodies.push(body)
    throw new CommerceError(402, { code: 'AD_RESULT_REFUSED', message: path })
  })
  const cart = aReadyCart(change)
  const state = { ...EMPTY_CART_STORE.getState(), cart, hasLoadedCartContents: true }
  const store = { ...EMPTY_CART_STORE, getState: () => state, load: async () => ({ outcome: 'fulfilled', cart }) as const }
  renderCheckoutStep({ step: 'payment', commerce, store, isSignedIn: false, changes })
  if (bank !== undefined) await userEvent.selectOptions(await screen.findByRole('combobox'), bank)
  await userEvent.click(await screen.findByRole('button', { name: 'Review order' }))
  await screen.findByRole('button', { name: /^Place order and pay/ })
  return { bodies }
}
const part = (title: string): HTMLElement => {
  const section = screen.getByRole('heading', { level: 2, name: title }).closest('section')
  if (section === null) throw new Error(`Nothing is headed ${title}`)
  return section
}
const parts = () => screen.getAllByRole('button', { name: /^Edit: / }).map((button) => button.getAttribute('aria-label'))

describe('the review of an order', () => {
  it('shows the e-mail address and the phone number that were given, each in its own direction', async () => {
    const properties = { email: 'ada@example.com', phoneNumber: '+447400123456' }
    await review({ consumer: { typeTag: 'NEW', properties } })
    const lines = within(part('Contact')).getAllByText(/./, { selector: 'bdi' })
    expect(lines.map((line) => [line.textContent, line.getAttribute('dir')])).toEqual([
      ['ada@example.com', 'ltr'],
      ['+447400123456', 'ltr'],
    ])
  })

  it('has no line for a phone number that was not given', async () => {
    await review()
    expect(within(part('Contact')).getAllByText(/./, { selector: 'bdi' })).toHaveLength(1)
  })

  it('shows the address by the names of its regions, the delivery and the gift note that goes with it', async () => {
    const delivery = { countryCode: 'US', firstName: 'Ada', city: 'New York', region: 'US-NY', addressType: 'DELIVERY' } as const
    await review({ addresses: { DELIVERY: delivery }, regionNames: { 'US-NY': 'New York State' }, giftNote: 'For you 🎁' })
    expect(parts()).toEqual(['Edit: Contact', 'Edit: Delivery address', 'Edit: Delivery', 'Edit: Gift note', 'Edit: Payment method'])
    expect(part('Delivery address')).toHaveTextContent(/New York State/)
    expect(part('Delivery')).toHaveTextContent(/Standard.*2–4.*working days/)
    expect(within(part('Gift note')).getByText('For you 🎁')).toBeVisible()
  })

  it('of what is not shipped shows the billing address, and neither a delivery nor a gift note', async () => {
    await review({
      items: [cartItem({ needsShipping: false })],
      shipping: { options: [] },
      giftNote: 'For you',
      addresses: { BILLING: { countryCode: 'GB', firstName: 'Ada', city: 'Leeds' } },
    })
    expect(parts()).toEqual(['Edit: Contact', 'Edit: Billing address', 'Edit: Payment method'])
    expect(part('Billing address')).toHaveTextContent(/Leeds/)
  })

  it('says beside the lines when the chosen delivery brings them, and not another', async () => {
    const option = { method: 'Express', price: 9, delivery: { min: 1, max: 1 }, supportsBulkyItems: false }
    const options = [
      { ...option, id: 'express', arrival: { from: '2026-12-21', to: '2026-12-21' } },
      { ...option, id: 'standard', method: 'Standard', arrival: { from: '2026-12-29', to: '2026-12-31' } },
    ]
    await review({ shipping: { options, selected: 'standard' } })
    const lines = screen.getByRole('list', { name: 'Order summary' })
    expect(lines).toHaveTextContent(/31 Dec/)
    expect(lines).not.toHaveTextContent(/21 Dec/)
    expect(part('Delivery')).toHaveTextContent(/Standard.*31 Dec/)
  })

  it('names the way to pay, and the bank that was chosen for it', async () => {
    await review({}, 'Maybank')
    expect(within(part('Payment method')).getByText('AlipayHK')).toBeVisible()
    expect(within(part('Payment method')).getByText('Maybank')).toBeVisible()
  })

  it('leads back to what is to be changed', async () => {
    await review()
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Payment method' }))
    expect(await screen.findByRole('button', { name: 'Review order' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull()
  })
})

describe('the agreements of an order', () => {
  const terms = () => screen.getByRole('checkbox', { name: /terms and conditions/ })
  const WANTED = 'Please accept the terms and conditions to place your order.'
  const placeOrder = () => userEvent.click(screen.getByRole('button', { name: /^Place order and pay/ }))

  it('can be read in a window of its own', async () => {
    await review()
    const link = screen.getByRole('link', { name: /^Read the terms and conditions/ })
    expect(link).toHaveAttribute('href', '/en/legal/terms')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('are asked for beside their box, which gets the focus, before anything is paid', async () => {
    const { bodies } = await review()
    expect(screen.queryByText(WANTED)).toBeNull()
    expect(terms()).toBeRequired()
    await placeOrder()
    expect(screen.getByText(WANTED)).toBeVisible()
    expect(terms()).toBeInvalid()
    expect(terms()).toHaveFocus()
    expect(bodies).toEqual([])
  })

  it('are sent with the order once they are given, and can be taken back before', async () => {
    const { bodies } = await review()
    await userEvent.click(terms())
    expect(terms()).toBeChecked()
    await userEvent.click(terms())
    expect(terms()).not.toBeChecked()
    await placeOrder()
    expect(bodies).toEqual([])
    await userEvent.click(terms())
    expect(screen.queryByText(WANTED)).toBeNull()
    await placeOrder()
    await waitFor(() => expect(bodies).toMatchObject([{ paymentMethod: 'alipay_hk', agreements: { termsAndConditions: true } }]))
  })

  it('that a shopper may leave out are asked for, do not stop the order, and are sent as they are', async () => {
    const { checkout } = site('gb')
    const agreements = [...checkout.agreements, { id: 'thirdPartyDataSharing', required: false }]
    const { bodies } = await review({}, undefined, { checkout: { ...checkout, agreements } })
    const sharing = screen.getByRole('checkbox', { name: /shared with delivery partners/ })
    expect(sharing).not.toBeRequired()
    await placeOrder()
    expect(terms()).toBeInvalid()
    expect(sharing).toBeValid()
    await userEvent.click(terms())
    await placeOrder()
    await waitFor(() => expect(bodies).toMatchObject([{ agreements: { termsAndConditions: true, thirdPartyDataSharing: false } }]))
    expect(screen.queryByText('Please agree to place your order.')).toBeNull()
  })
})

describe('the notice of a captcha', () => {
  const guarded = (actions?: string): Partial<SiteConfig> => {
    const { integrations } = site('gb')
    const recaptcha = { enabled: true, siteKey: 'key' }
    return {
      integrations: { ...integrations, deviceFingerprint: { enabled: false }, recaptcha },
      ...(actions === undefined ? {} : { captcha: { actions } }),
    }
  }
  const notice = () => screen.queryByText(/^This page is protected by reCAPTCHA/)

  it('stands below the button that buys, with what its vendor promises and demands in windows of their own', async () => {
    await review({}, undefined, guarded())
    expect(notice()).toBeVisible()
    const linked = [
      ['Google’s privacy policy', 'https://policies.google.com/privacy'],
      ['Google’s terms of service', 'https://policies.google.com/terms'],
    ] as const
    for (const [name, href] of linked) {
      const link = screen.getByRole('link', { name: new RegExp(`^${name}`) })
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank'])
    }
  })

  it('is not there where no captcha guards the payment', async () => {
    await review({}, undefined, guarded('signup, subscribe'))
    expect(notice()).toBeNull()
    cleanup()
    await review()
    expect(notice()).toBeNull()
  })
})
