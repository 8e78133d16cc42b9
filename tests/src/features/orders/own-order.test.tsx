// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Order } from '../../../../schemas/api/checkout.ts'
import { CommerceError, type CommerceCall } from '../../../../src/clients/commerce/commerce-client.ts'
import { LatestOrder } from '../../../../src/features/orders/latest-order.tsx'
import { OrderHistoryList } from '../../../../src/features/orders/order-history-list.tsx'
import { OwnOrder } from '../../../../src/features/orders/own-order.tsx'
import { renderInAccount } from '../../../setup/account-block.tsx'
import { catchReports } from '../../../setup/reports.ts'
import { defined } from '../../../../src/lib/defined.ts'

const reports: string[] = []
beforeEach(() => {
  reports.length = 0
  catchReports(({ code }) => reports.push(code))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const order = (orderReference: string, change: Partial<Order> = {}): Order => ({
  orderReference,
  status: 'shipped',
  placedAt: Date.UTC(2026, 10, 2, 12),
  currency: 'GBP',
  items: [{ sku: 'A', productId: '1', name: 'Tee', brand: 'Alder', quantity: 2, price: 10, thumbnailUrl: '' }],
  summary: { totalItemCost: 20, totalDiscount: 0, deliveryCost: 0, totalTax: 0, totalCost: 20 },
  shippingMethod: 'standard',
  ...change,
})
const parcel = (id: string, trackingUrl?: string) => ({
  id,
  shippedAt: Date.UTC(2026, 10, 3, 12),
  carrier: 'Post',
  trackingNumber: `T${id}`,
  lines: [{ item: 0, quantity: 2 }],
  ...defined({ trackingUrl }),
})
const failure = (status: number, incident?: string) => new CommerceError(status, { code: 'ERROR', message: 'No', ...defined({ incident }) })
/** Answers each call in turn, the last one for all that follow. */
const inTurn = (...answers: readonly (() => unknown)[]) => {
  const calls: CommerceCall[] = []
  const send = async (call: CommerceCall): Promise<unknown> => {
    calls.push(call)
    const answer: unknown = await (answers[calls.length - 1] ?? answers.at(-1))?.()
    if (answer instanceof Error) throw answer
    return answer
  }
  return { calls, send }
}
const never = () => new Promise<never>(() => undefined)
const page = (orders: readonly Order[], lastKey: string | null = null) => ({ orders, lastKey, lastKeyTs: lastKey === null ? null : 7 })
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('an order of who is signed in', () => {
  const action = (found: Order) => <button type="button">Buy {found.orderReference} again</button>
  const show = (send: (call: CommerceCall) => Promise<unknown>) => renderInAccount(<OwnOrder orderReference="GB 1" action={action} />, send)

  it('is looked for, and shown with its delivery, its payment, what can be done, its invoice and the way to all', async () => {
    const { calls, send } = inTurn(() => order('GB 1', { paymentMethod: 'paypal', invoiceToken: 'secret' }))
    show(send)
    expect(screen.getByRole('status', { name: 'Looking for your order' })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Order number GB 1')
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/order/GB%201'])
    expect(screen.getByText('PayPal')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Buy GB 1 again' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Invoice' })).toBeVisible()
    expect(links()).toEqual([['View all orders', '/en/orders']])
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('that is somebody else’s is not there, in words that blame nobody, with the way to one’s own', async () => {
    const { send } = inTurn(() => failure(404))
    show(send)
    expect(await screen.findByText('There is no such order in your account.')).toBeVisible()
    expect(screen.getByRole('status')).toHaveClass('warning')
    expect(links()).toEqual([['View all orders', '/en/orders']])
    expect(reports).toEqual([])
  })

  it('that could not be read says so with the incident, and is asked for once by each click', async () => {
    const { calls, send } = inTurn(
      () => failure(500, 'E-0123ABCD'),
      () => failure(503),
      () => order('GB 1'),
    )
    show(send)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not load this order. Please try again.Try againReference: E-0123ABCD',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('status', { name: 'Looking for your order' })).toBeVisible()
    expect(await screen.findByRole('alert')).not.toHaveTextContent('E-0123ABCD')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('GB 1')
    expect(calls).toHaveLength(3)
    expect(reports).toEqual(['orderFailed', 'orderFailed'])
  })
})

describe('the latest order', () => {
  const show = async (orders: readonly Order[]): Promise<void> => {
    renderInAccount(<LatestOrder />, inTurn(() => page(orders)).send)
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  }
  const TRACKED = 'https://post.example/2'

  it('has its room before it is there, and none where there is no order or none could be read', async () => {
    renderInAccount(<LatestOrder />, never)
    expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument()
    cleanup()
    await show([])
    expect(document.body).toHaveTextContent(/^$/)
    cleanup()
    renderInAccount(<LatestOrder />, inTurn(() => failure(500, 'E-0123ABCD')).send)
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
    expect(document.body).toHaveTextContent(/^$/)
  })

  it('is the newest, with its name, the last parcel that can be followed, itself and all the others', async () => {
    const shipments = [parcel('1', 'https://post.example/1'), parcel('2', TRACKED), parcel('3')]
    await show([order('GB2', { shipments }), order('GB1')])
    expect(screen.getByRole('region', { name: 'Your latest order' })).toHaveTextContent('GB2')
    expect(document.body).not.toHaveTextContent('GB1')
    const follow = screen.getByRole('link', { name: /^Track the parcel/ })
    expect(follow).toHaveAttribute('href', TRACKED)
    expect(follow).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/en/orders/GB2')
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveClass('secondary')
    expect(screen.getByRole('link', { name: 'View all orders' })).toHaveAttribute('href', '/en/orders')
  })

  it.each([
    ['has no parcel yet', {}],
    ['has a parcel that nobody can follow', { shipments: [parcel('1')] }],
    ['has arrived', { shipments: [parcel('2', TRACKED)], deliveredAt: Date.UTC(2026, 10, 5) }],
  ])('that %s leads to itself before anything else', async (_, change) => {
    await show([order('GB2', change)])
    expect(screen.queryByRole('link', { name: /^Track/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveClass('primary')
  })
})

describe('orders so far', () => {
  const show = (isShort: boolean, ...answers: readonly (() => unknown)[]) => {
    const wire = inTurn(...answers)
    renderInAccount(<OrderHistoryList isShort={isShort} />, wire.send)
    return wire.calls
  }

  it('are waited for, and none of them is said with the way to shop; in short nothing is', async () => {
    show(false, () => page([]))
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    expect(await screen.findByText('You have not ordered anything yet.')).toBeVisible()
    expect(links()).toEqual([['Start shopping', '/en/']])
    expect(screen.queryByRole('status')).toBeNull()
    cleanup()
    show(true, () => page([]))
    await waitFor(() => expect(document.body).toHaveTextContent(/^$/))
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('have a heading of their own in short, which who has none does not see', async () => {
    const wire = inTurn(
      () => page([]),
      () => page([order('GB 1')]),
    )
    const short = <OrderHistoryList isShort around={(list) => <section aria-label="Recent">{list}</section>} />
    renderInAccount(short, wire.send)
    await waitFor(() => expect(document.body).toHaveTextContent(/^$/))
    expect(screen.queryByRole('region', { name: 'Recent' })).toBeNull()
    cleanup()
    renderInAccount(short, wire.send)
    expect(within(await screen.findByRole('region', { name: 'Recent' })).getAllByRole('link').length).toBeGreaterThan(0)
  })

  it('come page by page, by a button that waits, until there are no more', async () => {
    const second = { settle: (_: unknown): void => undefined }
    const calls = show(
      false,
      () => page([order('GB2')], 'key'),
      () => new Promise((resolve) => (second.settle = resolve)),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Load more' })).toHaveAttribute('aria-busy', 'true'))
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
    expect(calls[1]?.query).toEqual({ lastKey: 'key', lastKeyTs: 7 })
    second.settle(page([order('GB1')]))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('in short are the newest page and a link to the rest, where there is one', async () => {
    show(true, () => page([order('GB2')], 'key'))
    expect(await screen.findByRole('link', { name: 'View all orders' })).toHaveAttribute('href', '/en/orders')
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    cleanup()
    show(true, () => page([order('GB2')]))
    await screen.findByRole('article')
    expect(screen.queryByRole('link', { name: 'View all orders' })).toBeNull()
  })

  it('that could not be listed are asked for again where the list ended', async () => {
    const calls = show(
      false,
      () => page([order('GB2')], 'key'),
      () => failure(500, 'E-0123ABCD'),
      () => page([order('GB1')]),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not load your orders.*Try againReference: E-0123ABCD$/)
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(calls.map(({ query }) => query?.['lastKey'])).toEqual([undefined, 'key', 'key'])
  })
})
