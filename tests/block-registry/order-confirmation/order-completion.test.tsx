// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OrderConfirmation } from '../../../block-registry/order-confirmation/order-confirmation.tsx'
import { writeCompletion } from '../../../block-registry/order-confirmation/stored-completion.ts'
import type { Order } from '../../../schemas/api/checkout.ts'
import { CommerceError, type CommerceCall } from '../../../src/clients/commerce/commerce-client.ts'
import { CommerceProvider } from '../../../src/clients/commerce/commerce-context.tsx'
import type { CheckoutCompletion } from '../../../src/clients/commerce/operations/checkout.ts'
import { CartProvider } from '../../../src/features/cart/cart.provider.tsx'
import { EMPTY_CART_STORE } from '../../../src/features/cart/cart-store.ts'
import { readPendingCheckout, writePendingCheckout } from '../../../src/features/checkout/pending-checkout.ts'
import { commerceOf } from '../../setup/checkout-step.tsx'
import { InRouter } from '../../setup/in-router.tsx'
import { render } from '../../setup/render.tsx'

const reports: string[] = []
beforeEach(() => {
  reports.length = 0
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void reports.push(String(line)))
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

const order: Order = {
  orderReference: 'GB10000001',
  status: 'placed',
  placedAt: Date.UTC(2026, 10, 2),
  currency: 'GBP',
  items: [{ sku: 'A', productId: '1', name: 'Everyday tee', brand: 'Alder', quantity: 2, price: 10, thumbnailUrl: '' }],
  summary: { totalItemCost: 20, totalDiscount: 0, deliveryCost: 0, totalTax: 0, totalCost: 20 },
  shippingMethod: 'standard',
}
const PLACED: CheckoutCompletion = { orderReference: 'GB10000001', email: 'jane@example.com', order }
const WAITING: CheckoutCompletion = { ...PLACED, order: { ...order, status: 'pendingPayment' } }
const CHECKOUT = { code: 'SUCCESS', rawToken: 'raw', siteTag: 's', uat: 'a', utt: 't', utr: 'u1', paymentMethod: 'alipay_hk' }
const THANKS = 'Thank you for your order'

type Answers = Readonly<Record<string, (call: CommerceCall) => unknown>>

/** The page at an address, as the shop has led to it, in a tab that was told what is in its storage. */
const open = (search: string, answers: Answers = {}) => {
  const calls: [name: string, body: unknown][] = []
  const reads = vi.fn(async () => ({ outcome: 'fulfilled', cart: undefined }) as const)
  // The bag was read before this page: whoever reads it now reads it anew.
  const state = { ...EMPTY_CART_STORE.getState(), hasLoadedCartContents: true }
  const commerce = commerceOf(async (call) => {
    const name = `${call.method} ${call.path}`
    calls.push([name, call.body])
    const answer = await answers[name]?.(call)
    if (answer instanceof Error) throw answer
    return answer
  })
  history.replaceState(null, '', `/en/complete?${search}`)
  const query = Object.fromEntries(new URLSearchParams(search))
  const view = (
    <OrderConfirmation
      id="x"
      props={{ heading: '' }}
      slots={{ below: 'Next steps' }}
      position={{ index: 0, isAboveFold: true }}
      meta={{}}
      data={{}}
    />
  )
  const element = (
    <CommerceProvider value={commerce}>
      <CartProvider store={{ ...EMPTY_CART_STORE, getState: () => state, load: reads }}>{view}</CartProvider>
    </CommerceProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/complete?${search}`] })
  render(<InRouter router={router} />, { context: { kind: 'complete', path: '/complete', query } })
  return { calls, reads, router }
}
const REDEEM = 'POST /api/checkout/completion'
const ASK = 'PUT /api/checkout/payment/u1'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** What is read aloud about the order. */
const status = () => screen.getAllByRole('status').find(({ textContent }) => /GB10000001/.test(textContent))

describe('the page of an order that was just placed', () => {
  const address = 'authorization=token&utr=u1&uat=a&utt=t&account=x'

  it('says whose number it has and where the confirmation goes, with the order and what happens next', async () => {
    const { calls } = open(address, { [REDEEM]: () => PLACED })
    await heading(THANKS)
    expect(status()).toHaveTextContent(/Your order number is .*GB10000001.*We have sent a confirmation to .*jane@example\.com/)
    expect(screen.getByText('Everyday tee')).toBeVisible()
    expect(screen.getByText('Next steps')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Track your order' })).toHaveAttribute('href', '/en/tracking')
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/en/')
    expect(calls).toEqual([[REDEEM, { authorization: 'token', utr: 'u1' }]])
  })

  it('says that the order is looked for, and nothing else, until the shop has answered', async () => {
    let arrive = (): void => undefined
    open(address, { [REDEEM]: () => new Promise((resolve) => (arrive = () => resolve(PLACED))) })
    await heading('Your order')
    expect(screen.getAllByRole('status')).toEqual([screen.getByRole('status', { name: 'Looking for your order' })])
    expect(screen.getByText('Next steps')).not.toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    await act(async () => arrive())
    await heading(THANKS)
    expect(screen.queryByRole('status', { name: 'Looking for your order' })).toBeNull()
  })

  it('takes what only its shopper may know out of the address, and leaves the rest [FRAME-14]', async () => {
    const { router } = open(address, { [REDEEM]: () => PLACED })
    await heading(THANKS)
    await waitFor(() => expect(router.state.location.search).toBe('?utr=u1&account=x'))
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('reads the bag anew, and forgets the payment that was under way', async () => {
    writePendingCheckout(sessionStorage, { utr: 'u1', paymentMethod: 'alipay', idempotencyKey: 'k' })
    const { reads } = open(address, { [REDEEM]: () => PLACED })
    await heading(THANKS)
    expect(reads).toHaveBeenCalledTimes(1)
    expect(readPendingCheckout(sessionStorage)).toBeUndefined()
  })

  it('shows the same when it is reloaded, and asks for nothing', async () => {
    open(address, { [REDEEM]: () => PLACED })
    await heading(THANKS)
    cleanup()
    const { calls, reads } = open('utr=u1')
    await heading(THANKS)
    expect(screen.getByText('Everyday tee')).toBeVisible()
    expect(calls).toEqual([])
    expect(reads).not.toHaveBeenCalled()
  })

  it('shows what the tab was told, where its token is used a second time', async () => {
    writeCompletion(sessionStorage, 'u1', PLACED)
    open(address, { [REDEEM]: () => ({}) })
    await heading(THANKS)
    expect(screen.getByText('Everyday tee')).toBeVisible()
  })

  it('thanks without a number where nothing more may be told, and knows no more when it is reloaded', async () => {
    open(address, { [REDEEM]: () => ({}) })
    await heading(THANKS)
    expect(screen.getByText('Your order is placed.')).toBeVisible()
    expect(screen.getByText('We have sent a confirmation to your e-mail address.')).toBeVisible()
    cleanup()
    open('utr=u1')
    await heading('There is no order to show here')
  })

  it('has no order for an address without one, or with the token of another', async () => {
    const { calls } = open('')
    await heading('There is no order to show here')
    expect(calls).toEqual([])
    expect(screen.getByRole('status')).toHaveTextContent(/^This page shows an order once/)
    cleanup()
    open(address, { [REDEEM]: () => new CommerceError(404, { code: 'ORDER_NOT_FOUND', message: '' }) })
    await heading('There is no order to show here')
    expect(screen.getByRole('link', { name: 'Track your order' })).toHaveAttribute('href', '/en/tracking')
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/en/')
    expect(reports).toEqual([])
  })

  it('that could not be read names the incident, is reported, and is asked for again at a click', async () => {
    let tries = 0
    let arrive = (): void => undefined
    const answers = {
      [REDEEM]: () => {
        tries += 1
        if (tries === 1) return new CommerceError(503, { code: 'UNAVAILABLE', message: 'down', incident: 'E-0123ABCD' })
        return new Promise((resolve) => (arrive = () => resolve(PLACED)))
      },
    }
    const { calls } = open(address, answers)
    await screen.findByText('E-0123ABCD')
    expect(screen.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(/^We could not load your order just now/)
    expect(screen.getByRole('link', { name: 'Track your order' })).toHaveAttribute('href', '/en/tracking')
    expect(screen.getByText('Next steps')).not.toBeVisible()
    expect(reports.join()).toContain('completionFailed')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('status', { name: 'Looking for your order' })).toBeVisible()
    expect(screen.queryByText('E-0123ABCD')).toBeNull()
    await act(async () => arrive())
    await heading(THANKS)
    expect(calls.map(([, body]) => body)).toEqual([
      { authorization: 'token', utr: 'u1' },
      { authorization: 'token', utr: 'u1' },
    ])
  })
})

describe('the page of an order that waits for its payment', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    writeCompletion(sessionStorage, 'u1', WAITING)
  })
  afterEach(() => void vi.useRealTimers())
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const isAsking = () => screen.queryByRole('status', { name: 'Your payment is being confirmed. Please do not pay again.' }) !== null
  const waiting = () => heading('We are waiting for your payment')

  it('says so, with its number, the address of the mail and what was ordered, and not yet what happens next', async () => {
    open('utr=u1', { [ASK]: () => ({ utr: 'u1', statusCode: 'PENDING' }) })
    await waiting()
    expect(status()).toHaveTextContent(/GB10000001.*Please do not pay again.*We write to .*jane@example\.com/)
    expect(isAsking()).toBe(true)
    expect(screen.getByText('Everyday tee')).toBeVisible()
    expect(screen.getByText('Next steps')).not.toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
  })

  it('thanks for it as soon as the bank has agreed, also after a reload', async () => {
    let statusCode = 'PENDING'
    open('utr=u1', { [ASK]: () => ({ utr: 'u1', statusCode, checkout: CHECKOUT }), [REDEEM]: () => PLACED })
    await waiting()
    statusCode = 'AUTHORISED'
    await pass(5_000)
    await heading(THANKS)
    expect(screen.getByText('Everyday tee')).toBeVisible()
    expect(screen.getByText('Next steps')).toBeVisible()
    cleanup()
    const { calls } = open('utr=u1')
    await heading(THANKS)
    expect(calls).toEqual([])
  })

  it('thanks for what the tab was told while it waited, where the shop tells nothing a second time', async () => {
    open('utr=u1', { [ASK]: () => ({ utr: 'u1', statusCode: 'AUTHORISED', checkout: CHECKOUT }), [REDEEM]: () => ({}) })
    await heading(THANKS)
    expect(status()).toHaveTextContent(/jane@example\.com/)
    expect(screen.getByText('Everyday tee')).toBeVisible()
  })

  it('says why the payment was refused, that the order is gone, and that its lines are in the bag, which is read anew', async () => {
    const { reads } = open('utr=u1', { [ASK]: () => ({ utr: 'u1', statusCode: 'REFUSED', refusalReason: 'Not enough balance' }) })
    await heading('Your payment did not go through')
    expect(screen.getByText(/^There is not enough money on this card/)).toBeVisible()
    expect(status()).toHaveTextContent(/Order .*GB10000001.* is cancelled/)
    expect(screen.getByRole('link', { name: 'Go to your bag' })).toHaveAttribute('href', '/en/checkout/basket')
    expect(screen.queryByText('Everyday tee')).toBeNull()
    expect(reads).toHaveBeenCalledTimes(1)
  })

  it('stops asking after two minutes, and asks again at a click', async () => {
    const { calls, reads } = open('utr=u1', { [ASK]: () => ({ utr: 'u1', statusCode: 'PENDING' }) })
    await waiting()
    await pass(120_000)
    expect(isAsking()).toBe(false)
    expect(calls).toHaveLength(24)
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Check again' }))
    await waiting()
    expect(isAsking()).toBe(true)
    await pass(5_000)
    expect(calls.length).toBeGreaterThan(25)
    expect(reads).not.toHaveBeenCalled()
  })

  it('reports what nobody has foreseen, and leaves the way to ask again', async () => {
    open('utr=u1', { [ASK]: () => new Error('odd') })
    await waiting()
    await screen.findByRole('button', { name: 'Check again' })
    expect(reports.join()).toContain('paymentNotFollowed')
  })

  it('asks for nothing more once it is left', async () => {
    const { calls } = open('utr=u1', { [ASK]: () => ({ utr: 'u1', statusCode: 'PENDING' }) })
    await waiting()
    cleanup()
    const before = calls.length
    await pass(20_000)
    expect(calls).toHaveLength(before)
    expect(reports).toEqual([])
  })

  it('has nothing to wait for where the shopper transfers the money: the order is confirmed', async () => {
    const transfer = { reference: 'R1', iban: 'GB33BUKB20201555555555', beneficiary: 'Alder' }
    writeCompletion(sessionStorage, 'u1', { ...WAITING, order: { ...order, status: 'pendingPayment', transfer } })
    const { calls } = open('utr=u1')
    await heading(THANKS)
    expect(screen.getByText('Next steps')).toBeVisible()
    expect(calls).toEqual([])
  })
})
