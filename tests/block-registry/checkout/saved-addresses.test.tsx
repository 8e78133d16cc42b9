// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Address } from '../../../schemas/api/address.ts'
import type { Cart } from '../../../schemas/api/cart.ts'
import { formSchemaOf } from '../../../server/commerce/forms/form-schema.ts'
import { CommerceError, type CommerceCall } from '../../../src/clients/commerce/commerce-client.ts'
import { EMPTY_CART_STORE, type CartStore } from '../../../src/features/cart/cart-store.ts'
import { aReadyCart } from '../../factories/checkout-cart.ts'
import { commerceOf, renderCheckoutStep } from '../../setup/checkout-step.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const saved = (reference: string, change: Partial<Address> = {}): Address => ({
  reference,
  type: 'shipping',
  default: false,
  firstName: 'Jane',
  lastName: 'Alder',
  addressLine1: `${reference} Mill Lane`,
  city: 'Leeds',
  postcode: 'LS1 4DY',
  countryCode: 'GB',
  locale: 'en-GB',
  ...change,
})

const HOME = saved('1', { default: true, phoneNumber: '+447400123456' })
const WORK = saved('2')
const NEW_YORK = saved('3', { countryCode: 'US', region: 'US-NY', postcode: '10012', locale: 'en-US', default: true })
const PAYER = saved('4', { type: 'billing', addressLine1: '4 Bank Street', default: true })
const JANES = [WORK, HOME, NEW_YORK, PAYER]

interface Shop {
  readonly addresses?: readonly Address[] | Promise<never>
  readonly isSignedIn?: boolean
  readonly placed?: Address
  /** Codes that the first tries to set an address are refused with. */
  readonly refusals?: readonly CommerceError[]
  readonly saving?: () => void
  /** Tax fails, so that the step is submitted again. */
  readonly failsTax?: boolean
  /** The session ends at the first call, and its bag begins anew without an address. */
  readonly losesBag?: boolean
}

/** The shipping step of a shopper whose bag is full. */
const atShipping = ({
  addresses = JANES,
  isSignedIn = true,
  placed,
  refusals = [],
  saving,
  failsTax = false,
  losesBag = false,
}: Shop = {}) => {
  let cart: Cart = aReadyCart({
    addresses: placed === undefined ? {} : { DELIVERY: placed },
    ...(failsTax ? { tax: 'PENDING', taxCalculated: false } : {}),
  })
  const left = [...refusals]
  const posted: Address[] = []
  const added: Address[] = []
  const calls: string[] = []
  const answers: Readonly<Record<string, (call: CommerceCall) => unknown>> = {
    'GET /api/v1/addresses': () => addresses,
    'POST /api/v1/addresses': ({ body }) => {
      added.push(body as Address)
      saving?.()
      return body
    },
    'POST /api/cart/address': ({ body }) => {
      const refusal = left.shift()
      if (refusal !== undefined) throw refusal
      const address = body as Address
      posted.push(address)
      const before = losesBag && posted.length === 1 ? {} : cart.addresses
      if (losesBag) cart = { ...cart, publicId: 'another-bag' }
      const { reference: _reference, ...kept } = address
      cart = { ...cart, addresses: { ...before, [address.addressType ?? 'DELIVERY']: kept } }
      return cart
    },
    'POST /api/shipping': () => cart,
    'POST /api/consumer': () => undefined,
  }
  const send = async (call: CommerceCall): Promise<unknown> => {
    const name = `${call.method} ${call.path}`
    calls.push(name)
    const [, country = '', type = ''] = /^\/api\/validation\/(\w+)\/(\w+)$/.exec(call.path) ?? []
    if (country !== '') return formSchemaOf(country.toUpperCase(), type as 'shipping', 'en')
    const answer = answers[name]
    if (answer === undefined) throw new CommerceError(404, { code: 'NOT_FOUND', message: name })
    return answer(call)
  }
  const commerce = commerceOf(send)
  const store: CartStore = {
    ...EMPTY_CART_STORE,
    getState: () => state,
    load: async () => ({ outcome: 'fulfilled', cart }),
    change: async (run) => {
      try {
        return { outcome: 'fulfilled', cart: await run(commerce) }
      } catch {
        return { outcome: 'rejected', problem: { code: '', status: 422 } }
      }
    },
  }
  const state = { ...EMPTY_CART_STORE.getState(), cart, hasLoadedCartContents: true }
  renderCheckoutStep({ step: 'shipping', commerce, store, isSignedIn, site: failsTax ? 'us' : 'gb' })
  return { posted, added, calls, deliveries: () => posted.filter(({ addressType }) => addressType === 'DELIVERY') }
}

const toPayment = () => userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
const choices = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'savedAddress')
const street = () => screen.queryByLabelText<HTMLInputElement>('Address')
const typeAddress = async (line: string): Promise<void> => {
  await userEvent.type(screen.getByLabelText('First name'), 'Jane')
  await userEvent.type(screen.getByLabelText('Last name'), 'Alder')
  await userEvent.type(screen.getByLabelText('Address'), line)
  await userEvent.type(screen.getByLabelText('Town or city'), 'Leeds')
  await userEvent.type(screen.getByLabelText('Postcode'), 'LS1 4DY')
}

describe('the saved addresses at the checkout', () => {
  it('of this country are a choice, and the default one is the order’s without typing [ADDR-02, DATA-45]', async () => {
    const { deliveries } = atShipping()
    expect(await screen.findByRole('group', { name: 'Your saved addresses' })).toBeVisible()
    expect(choices().map(({ value, checked }) => [value, checked])).toEqual([
      ['1', true],
      ['2', false],
      ['new', false],
    ])
    expect(street()).toBeNull()
    expect(screen.getByLabelText('Phone number', { exact: false })).toHaveValue('+447400123456')
    await toPayment()
    await waitFor(() => expect(deliveries()).toHaveLength(1))
    expect(deliveries()[0]).toEqual({
      firstName: 'Jane',
      lastName: 'Alder',
      addressLine1: '1 Mill Lane',
      city: 'Leeds',
      postcode: 'LS1 4DY',
      phoneNumber: '+447400123456',
      countryCode: 'GB',
      locale: 'en-GB',
      addressType: 'DELIVERY',
      reference: null,
    })
  })

  it('take the order to another one, whose phone number comes with it', async () => {
    const { deliveries, added } = atShipping()
    await userEvent.click(await screen.findByRole('radio', { name: /2 Mill Lane/ }))
    await toPayment()
    await waitFor(() => expect(deliveries()).toHaveLength(1))
    expect(deliveries()[0]).toMatchObject({ addressLine1: '2 Mill Lane' })
    expect(deliveries()[0]).not.toHaveProperty('phoneNumber')
    expect(added).toEqual([])
  })

  it('bring their phone number back when they are chosen again', async () => {
    atShipping()
    const phone = await screen.findByLabelText('Phone number', { exact: false })
    await userEvent.click(choices()[1] ?? document.body)
    expect(phone).toHaveValue('')
    await userEvent.click(choices()[0] ?? document.body)
    expect(phone).toHaveValue('+447400123456')
  })

  it('that lack a phone number have a field for it, which may stay empty, and stop the order only for what is no number [DATA-48]', async () => {
    const { posted, deliveries } = atShipping({ addresses: [WORK] })
    const phone = await screen.findByLabelText('Phone number', { exact: false })
    expect(phone).toHaveValue('')
    await userEvent.type(phone, '12')
    await toPayment()
    await waitFor(() => expect(phone).toHaveAttribute('aria-invalid', 'true'))
    expect(posted).toEqual([])
    await userEvent.clear(phone)
    await toPayment()
    await waitFor(() => expect(deliveries()).toHaveLength(1))
  })

  it('leave a phone number that was typed as it is', async () => {
    const { deliveries } = atShipping()
    const phone = await screen.findByLabelText('Phone number', { exact: false })
    await userEvent.clear(phone)
    await userEvent.type(phone, '+447400999999')
    await userEvent.click(screen.getByRole('radio', { name: /2 Mill Lane/ }))
    await toPayment()
    await waitFor(() => expect(deliveries()[0]).toMatchObject({ addressLine1: '2 Mill Lane', phoneNumber: '+447400999999' }))
  })

  it('begin with the one that the order has already, and with the form where it has another', async () => {
    const { reference: _reference, type: _type, default: _default, ...placed } = WORK
    atShipping({ placed: { ...placed, phoneNumber: '+447400111111' } })
    expect(await screen.findByRole('radio', { name: /2 Mill Lane/ })).toBeChecked()
    expect(screen.getByLabelText('Phone number', { exact: false })).toHaveValue('+447400111111')
    cleanup()
    atShipping({ placed: { ...placed, addressLine1: '9 Elm Row' } })
    expect(await screen.findByRole('radio', { name: 'A new address' })).toBeChecked()
    expect(street()).toHaveValue('9 Elm Row')
  })

  it('are not sent to the order where it has them already, and are where its bag has begun anew [ADDR-03]', async () => {
    const { reference: _reference, type: _type, default: _default, ...home } = HOME
    const { posted, calls } = atShipping({ placed: { ...home, addressType: 'DELIVERY' } })
    expect(await screen.findByRole('radio', { name: /1 Mill Lane/ })).toBeChecked()
    await toPayment()
    await waitFor(() => expect(posted).toHaveLength(1))
    expect(posted[0]?.addressType).toBe('BILLING')
    await waitFor(() => expect(calls).toContain('GET /api/checkout/paymentSession'))
    expect(posted).toHaveLength(1)
    cleanup()
    const other = atShipping({ placed: { ...home, addressType: 'DELIVERY' }, losesBag: true })
    expect(await screen.findByRole('radio', { name: /1 Mill Lane/ })).toBeChecked()
    await toPayment()
    await waitFor(() => expect(other.posted.map(({ addressType }) => addressType)).toEqual(['BILLING', 'DELIVERY']))
  })

  it('open the form with the problem where one no longer fits the country’s rules, and send nothing until it does [ADDR-01, ADDR-03]', async () => {
    const { posted, deliveries, added } = atShipping({ addresses: [saved('1', { postcode: '4711' })] })
    await screen.findByRole('radio', { name: /1 Mill Lane/ })
    await toPayment()
    const postcode = await screen.findByLabelText('Postcode')
    await waitFor(() => expect(postcode).toHaveFocus())
    expect(postcode).toHaveAttribute('aria-invalid', 'true')
    expect(posted).toEqual([])
    await userEvent.clear(postcode)
    await userEvent.type(postcode, 'LS1 4DZ')
    await toPayment()
    await waitFor(() => expect(deliveries()[0]).toMatchObject({ addressLine1: '1 Mill Lane', postcode: 'LS1 4DZ' }))
    expect(added).toEqual([])
  })

  it('open the form where the server refuses one, and only of that one', async () => {
    const errors = [{ path: '/city', message: 'is not right' }]
    const refusals = [new CommerceError(422, { code: 'ADDRESS_INVALID', message: '', errors })]
    const { deliveries } = atShipping({ refusals })
    await screen.findByRole('radio', { name: /1 Mill Lane/ })
    await toPayment()
    expect(await screen.findByLabelText('Town or city')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(screen.getByRole('radio', { name: 'A new address' }))
    expect(screen.getByLabelText('Town or city')).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(screen.getByRole('radio', { name: /2 Mill Lane/ }))
    expect(street()).toBeNull()
    await toPayment()
    await waitFor(() => expect(deliveries()[0]).toMatchObject({ addressLine1: '2 Mill Lane' }))
  })

  it('keep what was typed for a new one while another is looked at', async () => {
    atShipping()
    await userEvent.click(await screen.findByRole('radio', { name: 'A new address' }))
    await userEvent.type(screen.getByLabelText('Address'), '9 Elm Row')
    await userEvent.click(screen.getByRole('radio', { name: /2 Mill Lane/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'A new address' }))
    expect(street()).toHaveValue('9 Elm Row')
  })
})

describe('a new address at the checkout', () => {
  it('is saved with the account once the order has it, unless the shopper does not want that', async () => {
    const { added, deliveries } = atShipping()
    await userEvent.click(await screen.findByRole('radio', { name: 'A new address' }))
    await typeAddress('9 Elm Row')
    expect(added).toEqual([])
    await toPayment()
    await waitFor(() => expect(added).toHaveLength(1))
    expect(added[0]).toMatchObject({ addressLine1: '9 Elm Row', countryCode: 'GB', locale: 'en-GB' })
    expect(deliveries()).toHaveLength(1)
    cleanup()
    const other = atShipping()
    await userEvent.click(await screen.findByRole('radio', { name: 'A new address' }))
    await typeAddress('9 Elm Row')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Save this address to my account' }))
    await toPayment()
    await waitFor(() => expect(other.deliveries()).toHaveLength(1))
    expect(other.added).toEqual([])
  })

  it('is not saved while the order does not have it, and stops no order where it cannot be saved', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const refusals = [new CommerceError(422, { code: 'UNABLE_TO_SHIP', message: '' })]
    const saving = (): never => {
      throw new CommerceError(503, { code: 'UNAVAILABLE', message: '' })
    }
    const { added, deliveries, calls } = atShipping({ refusals, saving })
    await userEvent.click(await screen.findByRole('radio', { name: 'A new address' }))
    await typeAddress('9 Elm Row')
    await toPayment()
    expect(await screen.findByText('We cannot ship to this address. Please choose another.')).toBeVisible()
    expect(added).toEqual([])
    await toPayment()
    await waitFor(() => expect(deliveries()).toHaveLength(1))
    await waitFor(() => expect(calls).toContain('GET /api/checkout/paymentSession'))
  })

  it('cannot be saved in an address book that is full [ADDR-05]', async () => {
    atShipping({ addresses: Array.from({ length: 20 }, (_, index) => saved(String(index + 1))) })
    await userEvent.click(await screen.findByRole('radio', { name: 'A new address' }))
    expect(street()).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Save this address to my account' })).toBeNull()
  })

  it('is saved once, however often its step is submitted', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const home = saved('1', { countryCode: 'US', locale: 'en-US', region: 'US-NY', postcode: '10012' })
    const { added, calls, deliveries } = atShipping({ addresses: [home], failsTax: true })
    await userEvent.click(await screen.findByRole('radio', { name: 'A new address' }))
    for (const [label, text] of Object.entries({
      'First name': 'Jane',
      'Last name': 'Alder',
      Address: '9 Elm Row',
      'Town or city': 'Troy',
    }))
      await userEvent.type(screen.getByLabelText(label), text)
    await userEvent.selectOptions(screen.getByLabelText('State'), 'US-NY')
    await userEvent.type(screen.getByLabelText('ZIP code'), '12180')
    for (const times of [1, 2]) {
      await toPayment()
      await waitFor(() => expect(calls.filter((call) => call === 'GET /api/cart')).toHaveLength(times))
      await screen.findByText('Tax Calculation Error')
    }
    expect(deliveries()).toHaveLength(1)
    expect(added).toHaveLength(1)
  })
})

describe('the form of the delivery', () => {
  it('asks guests for nothing more, and offers the account to the first address of a country [DATA-46]', async () => {
    const { calls } = atShipping({ isSignedIn: false })
    await waitFor(() => expect(street()).toBeVisible())
    expect(choices()).toEqual([])
    expect(screen.queryByRole('checkbox', { name: 'Save this address to my account' })).toBeNull()
    expect(calls).not.toContain('GET /api/v1/addresses')
    cleanup()
    const { added } = atShipping({ addresses: [NEW_YORK, PAYER] })
    await waitFor(() => expect(street()).toBeVisible())
    expect(choices()).toEqual([])
    expect(screen.getByRole('checkbox', { name: 'Save this address to my account' })).toBeChecked()
    await typeAddress('9 Elm Row')
    await toPayment()
    await waitFor(() => expect(added).toHaveLength(1))
  })

  it('is there where the saved addresses cannot be loaded, and says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { deliveries } = atShipping({ addresses: Promise.reject(new CommerceError(503, { code: 'UNAVAILABLE', message: '' })) })
    expect(await screen.findByText('We could not load your saved addresses. Please type the address here.')).toBeVisible()
    await typeAddress('9 Elm Row')
    await toPayment()
    await waitFor(() => expect(deliveries()[0]).toMatchObject({ addressLine1: '9 Elm Row' }))
  })

  it('does not wait for saved addresses that do not come', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.useFakeTimers()
    atShipping({ addresses: new Promise<never>(() => undefined) })
    await act(() => vi.advanceTimersByTimeAsync(2_900))
    expect(street()).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(street()).toBeVisible()
  })
})

describe('the billing address', () => {
  const differs = () => userEvent.click(screen.getByRole('checkbox', { name: 'My billing address is the same' }))
  const bills = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'savedBillingAddress')

  it('can be one that is saved, beside the delivery address that is chosen [DATA-45]', async () => {
    const { posted } = atShipping()
    await waitFor(() => expect(choices()).not.toHaveLength(0))
    expect(screen.queryByRole('group', { name: 'Your saved billing addresses' })).toBeNull()
    await differs()
    expect(bills().map(({ value, checked }) => [value, checked])).toEqual([
      ['4', true],
      ['new', false],
    ])
    expect(choices().find(({ checked }) => checked)?.value).toBe('1')
    await toPayment()
    await waitFor(() => expect(posted).toHaveLength(2))
    expect(posted.map(({ addressType, addressLine1 }) => [addressType, addressLine1])).toEqual([
      ['BILLING', '4 Bank Street'],
      ['DELIVERY', '1 Mill Lane'],
    ])
  })

  it('can be typed in place of choosing a saved one', async () => {
    const { posted } = atShipping()
    await waitFor(() => expect(choices()).not.toHaveLength(0))
    await differs()
    await userEvent.click(screen.getAllByRole('radio', { name: 'A new address' }).at(-1) ?? document.body)
    await userEvent.type(screen.getByLabelText('Address'), '7 Bill Road')
    await userEvent.type(screen.getByLabelText('Town or city'), 'Leeds')
    await userEvent.type(screen.getByLabelText('Postcode'), 'LS1 4DY')
    await toPayment()
    await waitFor(() => expect(posted).toHaveLength(2))
    expect(posted[0]).toMatchObject({ addressType: 'BILLING', addressLine1: '7 Bill Road' })
  })
})
