// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AccountHome } from '../../../block-registry/account-home/account-home.tsx'
import { AddressBook } from '../../../block-registry/address-book/address-book.tsx'
import { OrderDetails } from '../../../block-registry/order-details/order-details.tsx'
import { OrderHistory } from '../../../block-registry/order-history/order-history.tsx'
import { PaymentMethods } from '../../../block-registry/payment-methods/payment-methods.tsx'
import type { Order } from '../../../schemas/api/checkout.ts'
import { CommerceError, type CommerceCall, type CommerceClient } from '../../../src/clients/commerce/commerce-client.ts'
import { CommerceProvider } from '../../../src/clients/commerce/commerce-context.tsx'
import { AccountProvider } from '../../../src/clients/identity/account-context.tsx'
import { GUEST } from '../../../src/clients/identity/account-state.ts'
import { NO_ACCOUNT } from '../../../src/clients/identity/no-account.ts'
import { CartProvider } from '../../../src/features/cart/cart.provider.tsx'
import { EMPTY_CART_STORE, type CartStore } from '../../../src/features/cart/cart-store.ts'
import { PageContextProvider } from '../../../src/page/use-page-context.ts'
import { BARE_PAGE } from '../../../src/gallery/bare-page.ts'
import { expectSeen } from '../../setup/expect-seen.ts'
import { InRouter } from '../../setup/in-router.tsx'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

const block = { id: 'block', slots: {}, position: { index: 0, isAboveFold: true }, meta: {}, data: {} } as const

const order = (orderReference: string, change: Partial<Order> = {}): Order => ({
  orderReference,
  status: 'shipped',
  placedAt: Date.UTC(2026, 10, 2),
  currency: 'GBP',
  items: [{ sku: 'A', productId: '1', name: 'Tee', brand: 'Alder', quantity: 2, price: 10, thumbnailUrl: '' }],
  summary: { totalItemCost: 20, totalDiscount: 0, deliveryCost: 0, totalTax: 0, totalCost: 20 },
  shippingMethod: 'standard',
  ...change,
})

type Answers = Readonly<Record<string, (call: CommerceCall) => unknown>>

const refusal = (status: number, code: string): CommerceError => new CommerceError(status, { code, message: code })

const show = (
  view: React.ReactElement,
  { answers = {}, path = '/orders', params = {}, isSignedIn = true, add = EMPTY_CART_STORE.add } = {} as {
    readonly answers?: Answers
    readonly path?: string
    readonly params?: Readonly<Record<string, string>>
    readonly isSignedIn?: boolean
    readonly add?: CartStore['add']
  },
) => {
  const calls: string[] = []
  const send = vi.fn(async (call: CommerceCall): Promise<unknown> => {
    const name = `${call.method} ${call.path}`
    calls.push(name)
    const answer: unknown = answers[name]?.(call)
    if (answer instanceof Error) throw answer
    return answer
  })
  // Answers are the test's own.
  const commerce = { send, sessionId: () => 'session', onSessionChange: () => () => undefined } as unknown as CommerceClient
  const state = isSignedIn ? { ...GUEST, isUserSignedIn: true, userEmail: 'jane@example.com' } : GUEST
  const account = { ...NO_ACCOUNT, getState: () => state }
  const page = <PageContextProvider value={{ ...BARE_PAGE, path, params }}>{view}</PageContextProvider>
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })
  render(
    <CommerceProvider value={commerce}>
      <AccountProvider value={account}>
        <CartProvider store={{ ...EMPTY_CART_STORE, add }}>
          <InRouter router={router} />
        </CartProvider>
      </AccountProvider>
    </CommerceProvider>,
  )
  return { calls, router }
}

const history = <OrderHistory {...block} props={{ heading: '' }} />
const details = <OrderDetails {...block} props={{ heading: '' }} />
const book = <AddressBook {...block} props={{ heading: '' }} />

describe('the account’s own page', () => {
  const home = <AccountHome {...block} slots={{ menu: undefined, below: undefined }} props={{ heading: '' }} />
  const parcel = {
    id: 'p',
    shippedAt: Date.UTC(2026, 10, 3),
    carrier: 'Post',
    trackingNumber: '1',
    trackingUrl: 'https://post.example/1',
    lines: [],
  }
  const showWith = (...orders: readonly Order[]) =>
    show(home, { path: '/account', answers: { 'GET /api/order/history': () => ({ orders, lastKey: null, lastKeyTs: null }) } })

  it('has the latest order, the way to follow its parcel, and the ways to everything else', async () => {
    showWith(order('GB2', { shipments: [parcel] }), order('GB1'))
    const latest = await screen.findByRole('region', { name: 'Your latest order' })
    expect(within(latest).getByText('On its way')).toBeVisible()
    expect(within(latest).getByRole('list', { name: 'Items' })).toBeVisible()
    const ways = within(latest).getAllByRole('link')
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/en/orders/GB2', parcel.trackingUrl, '/en/orders/GB2', '/en/orders'])
    expect(screen.queryByText('GB1')).toBeNull()
    expect(screen.getByRole('link', { name: 'Addresses' })).toHaveAttribute('href', '/en/account/addresses')
  })

  it('is what its page of seen/in-use says', async () => {
    showWith(order('GB2', { shipments: [parcel] }), order('GB1'))
    await screen.findByRole('region', { name: 'Your latest order' })
    await expectSeen('account-home')
  })

  it('follows no parcel that has arrived, and shows nothing of orders where there are none', async () => {
    showWith(order('GB1', { status: 'delivered', deliveredAt: Date.UTC(2026, 10, 5), shipments: [parcel] }))
    await screen.findByRole('region', { name: 'Your latest order' })
    expect(screen.queryByRole('link', { name: /Track the parcel/ })).toBeNull()
    cleanup()
    showWith()
    await screen.findByRole('link', { name: 'Addresses' })
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  })
})

describe('the order history', () => {
  it('sends a guest to sign in, and names the way back [ROUTE-31]', async () => {
    const { router, calls } = show(history, { isSignedIn: false })
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/sign-in'))
    expect(router.state.location.search).toBe('?redirect=%2Forders')
    expect(calls).toEqual([])
  })

  it('goes on after the last order it has shown, each in its own currency [ROLE-06] [CALL-29]', async () => {
    const pages = [
      { orders: [order('GB1')], lastKey: 'GB1', lastKeyTs: 7 },
      { orders: [order('JP2', { currency: 'JPY' })], lastKey: null, lastKeyTs: null },
    ]
    const asked: unknown[] = []
    show(history, {
      answers: {
        'GET /api/order/history': ({ query }) => {
          asked.push(query)
          return pages[asked.length - 1]
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('¥20')).toBeDefined()
    expect(screen.getByText('£20.00')).toBeDefined()
    expect(asked).toEqual([
      { lastKey: undefined, lastKeyTs: undefined },
      { lastKey: 'GB1', lastKeyTs: 7 },
    ])
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('keeps what it has where the next page does not come, names the incident, and asks for it again', async () => {
    let tries = 0
    show(history, {
      answers: {
        'GET /api/order/history': () => {
          tries += 1
          if (tries === 2) return refusal(503, 'UNAVAILABLE')
          return { orders: [order(`GB${tries}`)], lastKey: tries === 1 ? 'GB1' : null, lastKeyTs: 7 }
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/We could not load your orders.*Reference: E-[0-9A-F]{8}/)
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  })

  it('is what its page of seen/in-use says', async () => {
    const orders = [order('GB2', { status: 'delivered' }), order('JP1', { currency: 'JPY', status: 'cancelled' })]
    show(history, { answers: { 'GET /api/order/history': () => ({ orders, lastKey: 'JP1', lastKeyTs: 7 }) } })
    await screen.findByRole('button', { name: 'Load more' })
    await expectSeen('order-history')
  })

  it('says so where nothing was ordered yet', async () => {
    show(history, { answers: { 'GET /api/order/history': () => ({ orders: [], lastKey: null, lastKeyTs: null }) } })
    expect(await screen.findByText('You have not ordered anything yet.')).toBeDefined()
  })
})

describe('an order', () => {
  const at = { path: '/orders/GB1', params: { orderReference: 'GB1' } }

  it('leads a guest to the page that asks for the contact [ROUTE-31]', async () => {
    const { router } = show(details, { ...at, isSignedIn: false })
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/order-status'))
    expect(router.state.location.search).toBe('?orderReference=GB1')
  })

  it('of somebody else is not there, and is not called a fault of ours [ROLE-07]', async () => {
    show(details, { ...at, answers: { 'GET /api/order/GB1': () => refusal(404, 'ORDER_NOT_FOUND') } })
    expect(await screen.findByText('There is no such order in your account.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('that could not be read names the incident, and is asked for again', async () => {
    let tries = 0
    show(details, { ...at, answers: { 'GET /api/order/GB1': () => (++tries === 1 ? refusal(503, 'UNAVAILABLE') : order('GB1')) } })
    expect(await screen.findByRole('alert')).toHaveTextContent(/Reference: E-[0-9A-F]{8}/)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Tee')).toBeDefined()
  })

  it('is what its page of seen/in-use says', async () => {
    const address = {
      countryCode: 'GB',
      firstName: 'Jane',
      lastName: 'Alder',
      addressLine1: '1 Mill Lane',
      city: 'Leeds',
      postcode: 'LS1 4DY',
    }
    const summary = { totalItemCost: 20, totalDiscount: 2, deliveryCost: 5, totalTax: 4, totalCost: 23 }
    const change = { summary, delivery: address, billing: { ...address, addressLine1: '2 Oak Row' }, giftNote: 'For you' }
    show(details, { ...at, answers: { 'GET /api/order/GB1': () => order('GB1', change as Partial<Order>) } })
    await screen.findByText('Tee')
    await expectSeen('order-details')
  })

  it('adds up: tax that prices include is no row of the sum', async () => {
    const summary = { totalItemCost: 20, totalDiscount: 0, deliveryCost: 5, totalTax: 4.17, totalCost: 25 }
    show(details, { ...at, answers: { 'GET /api/order/GB1': () => order('GB1', { summary }) } })
    expect(await screen.findByText(/Includes .*£4.17.* VAT/)).toBeDefined()
    expect(screen.queryByText('Tax')).toBeNull()
  })

  it('is put in the bag again as far as it is still sold, and says what is not', async () => {
    const [tee] = order('GB1').items
    const items = [
      { ...tee, sku: 'A' },
      { ...tee, sku: 'B', name: 'Tote', quantity: 1 },
    ] as Order['items']
    const add = vi.fn<CartStore['add']>(async ({ sku }) =>
      sku === 'A'
        ? { outcome: 'fulfilled', cart: undefined }
        : { outcome: 'rejected', problem: { code: 'STOCK_QUANTITY_EXCEEDED', status: 409, count: 0 } },
    )
    show(details, { ...at, add, answers: { 'GET /api/order/GB1': () => order('GB1', { items }) } })
    await userEvent.click(await screen.findByRole('button', { name: 'Buy again' }))
    expect(await screen.findByText('2 items are in your bag.')).toBeDefined()
    expect(screen.getByText(/^Tote:/)).toHaveTextContent('Tote: There are no more of these in stock.')
    expect(add.mock.calls.map(([{ sku, quantity }]) => [sku, quantity])).toEqual([
      ['A', 2],
      ['B', 1],
    ])
  })
})

describe('buying an order again', () => {
  const at = { path: '/orders/GB1', params: { orderReference: 'GB1' } }
  const again = async (change: Partial<Order>, add: CartStore['add']): Promise<void> => {
    show(details, { ...at, add, answers: { 'GET /api/order/GB1': () => order('GB1', change) } })
    await userEvent.click(await screen.findByRole('button', { name: 'Buy again' }))
  }
  const said = () => screen.findByRole('status')

  it('leads to the bag, and says of nothing that it is not sold, where everything is', async () => {
    await again({}, async () => ({ outcome: 'fulfilled', cart: undefined }))
    expect(await said()).toHaveTextContent(/^2 items are in your bag\.Go to the bag$/)
    expect(await said()).toHaveClass('success')
    expect(screen.getByRole('link', { name: 'Go to the bag' })).toHaveAttribute('href', '/en/checkout/basket')
  })

  it('says only what is not sold any more, and leads nowhere, where nothing is', async () => {
    await again({}, async () => ({ outcome: 'rejected', problem: { code: 'ITEM_UNAVAILABLE', status: 409 } }))
    expect(await said()).toHaveTextContent(/^Tee: /)
    expect(await said()).toHaveClass('warning')
    expect(screen.queryByRole('link', { name: 'Go to the bag' })).toBeNull()
  })

  it('asks for the same engraving, and waits for one line before the next', async () => {
    const [tee] = order('GB1').items
    const inputs = [{ key: 'initials', value: 'AK' }]
    const customisation = { inputs, display: { texts: [{ label: 'Initials', value: 'AK' }] } }
    const items = [
      { ...tee, customisation },
      { ...tee, sku: 'B' },
    ] as Order['items']
    const arrivals: (() => void)[] = []
    const add = vi.fn<CartStore['add']>(
      () => new Promise((resolve) => arrivals.push(() => resolve({ outcome: 'fulfilled', cart: undefined }))),
    )
    await again({ items }, add)
    expect(add.mock.calls).toEqual([[{ productId: '1', sku: 'A', quantity: 2, customisation: { inputs } }]])
    expect(screen.getByRole('button', { name: 'Buy again' })).toHaveAttribute('aria-busy', 'true')
    arrivals[0]?.()
    await waitFor(() => expect(add).toHaveBeenCalledTimes(2))
    expect(add.mock.calls[1]).toEqual([{ productId: '1', sku: 'B', quantity: 2 }])
    arrivals[1]?.()
    expect(await said()).toHaveTextContent(/^4 items are in your bag/)
    expect(screen.getByRole('button', { name: 'Buy again' })).not.toHaveAttribute('aria-busy', 'true')
  })
})

describe('the address book', () => {
  const saved = {
    reference: 'r1',
    type: 'shipping',
    countryCode: 'GB',
    firstName: 'Jane',
    addressLine1: '1 Mill Lane',
    default: true,
  } as const

  it('asks before an address goes, and lists what is left [ROLE-05] [CALL-14] [CALL-56]', async () => {
    let addresses: readonly unknown[] = [saved]
    const { calls } = show(book, {
      path: '/account/addresses',
      answers: {
        'GET /api/v1/addresses': () => addresses,
        'PUT /api/v1/addresses/r1/remove': () => {
          addresses = []
          return undefined
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Jane 1 Mill Lane' }))
    const dialog = screen.getByRole('dialog', { name: 'Remove this address?' })
    expect(calls).toEqual(['GET /api/v1/addresses'])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText('1 Mill Lane')).toBeNull())
    expect(calls.slice(1)).toEqual(['PUT /api/v1/addresses/r1/remove', 'GET /api/v1/addresses'])
  })

  it('says which code of the catalogue a refusal is, and keeps the address [CODE-02]', async () => {
    show(book, {
      path: '/account/addresses',
      answers: { 'GET /api/v1/addresses': () => [saved], 'PUT /api/v1/addresses/r1/remove': () => refusal(500, 'SERVER_ERROR') },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Jane 1 Mill Lane' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('We could not remove this address. Please try again.')).toBeDefined()
  })

  it('leaves an address of another country to that country’s shop, whose rules it was written by', async () => {
    show(book, {
      path: '/account/addresses',
      answers: { 'GET /api/v1/addresses': () => [{ ...saved, countryCode: 'US', default: false }] },
    })
    expect(await screen.findByText(/our United States shop/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Make default/ })).toBeNull()
  })

  it('that could not be listed is asked for again [DATA-47]', async () => {
    let tries = 0
    show(book, {
      path: '/account/addresses',
      answers: { 'GET /api/v1/addresses': () => (++tries === 1 ? refusal(503, 'UNAVAILABLE') : [saved]) },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your addresses')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 Mill Lane')).toBeDefined()
  })
})

describe('saved cards', () => {
  const card = {
    id: 'c1',
    type: 'scheme',
    brand: 'visa',
    lastFour: '1111',
    expiryMonth: '03',
    expiryYear: '2030',
    holderName: 'Jane',
    default: false,
  }
  const cards = <PaymentMethods {...block} props={{ heading: '' }} />

  it('become the default at a click, but for one that has expired [CALL-57] [DATA-54]', async () => {
    let stored = [card, { ...card, id: 'c2', lastFour: '0005', expiryYear: '2024' }]
    const { calls } = show(cards, {
      path: '/account/payment-methods',
      answers: {
        'GET /api/v1/account/payments': () => stored,
        'PUT /api/v1/account/payments/c1': ({ body }) => {
          expect(body).toEqual({ default: true })
          stored = stored.map((one) => ({ ...one, default: one.id === 'c1' }))
          return stored[0]
        },
      },
    })
    const choices = await screen.findAllByRole('button', { name: /^Make default/ })
    expect(choices).toHaveLength(1)
    expect(screen.getByText('Expired')).toBeDefined()
    await userEvent.click(choices[0] ?? document.body)
    expect(await screen.findByText('Default')).toBeDefined()
    expect(calls).toContain('PUT /api/v1/account/payments/c1')
  })

  it('that could not be listed are asked for again, in the words of the catalogue [CALL-15]', async () => {
    show(cards, { path: '/account/payment-methods', answers: { 'GET /api/v1/account/payments': () => refusal(503, 'UNAVAILABLE') } })
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your payment methods')
  })
})
