// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CartVoucher } from '../../../../schemas/api/cart.ts'
import { CartProvider } from '../../../../src/features/cart/cart.provider.tsx'
import { EMPTY_CART_STATE, EMPTY_CART_STORE, type CartOutcome, type CartState } from '../../../../src/features/cart/cart-store.ts'
import { VoucherList } from '../../../../src/features/cart/voucher-list.tsx'
import { cart } from '../../../factories/cart.ts'
import { deferred } from '../../../factories/deferred.ts'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

const SPRING: CartVoucher = { code: 'SPRING', name: 'Spring offer', amount: 5, shippingAmount: 2 }
const POST: CartVoucher = { code: 'POST', name: 'Free post', amount: 0, shippingAmount: 0, message: 'From £50 only.' }

const holding = (vouchers: readonly CartVoucher[] | undefined, pending: CartState['pending'] = []): CartState => {
  const bag = cart()
  const cartSummary = vouchers === undefined ? bag.cartSummary : { ...bag.cartSummary, vouchers }
  return { ...EMPTY_CART_STATE, hasLoadedCartContents: true, pending, cart: { ...bag, cartSummary } }
}

/** A bag whose state a test sets, and whose answer to a removal it settles. */
const show = (first: CartState, amountOf: (voucher: CartVoucher) => number = ({ amount }) => amount) => {
  let state = first
  const listeners = new Set<() => void>()
  const answer = deferred<CartOutcome>()
  const removeVoucher = vi.fn(() => answer.promise)
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  render(
    <CartProvider store={{ ...EMPTY_CART_STORE, getState: () => state, subscribe, removeVoucher }}>
      <VoucherList amountOf={amountOf} />
    </CartProvider>,
  )
  const become = (next: CartState): void =>
    act(() => {
      state = next
      for (const listener of listeners) listener()
    })
  const settle = (outcome: CartOutcome) => act(async () => answer.resolve(outcome))
  return { become, settle, removeVoucher }
}

const said = (element: Element): string => (element.textContent ?? '').replace(/[\u2066-\u2069]/g, '')
const rows = () => within(screen.getByRole('list', { name: 'Vouchers in your bag' })).getAllByRole('listitem')
const removalOf = (code: string) => screen.getByRole('button', { name: new RegExp(`^Remove voucher .?${code}.?$`) })

describe('the vouchers of a bag', () => {
  it('say their name, their code and what they take off, or why they take off nothing', () => {
    show(holding([SPRING, POST]))
    expect(rows().map(said)).toEqual(['Spring offerSPRING-£5.00Remove', 'Free postPOSTFrom £50 only.Remove'])
    expect(screen.getByText('SPRING')).toHaveAttribute('dir', 'ltr')
    expect(screen.getByText('-£5.00')).toHaveAttribute('dir', 'ltr')
  })

  it('take off what the place they stand in counts, and a penny is something', () => {
    show(holding([SPRING]), ({ amount, shippingAmount }) => amount - shippingAmount)
    expect(said(rows()[0] ?? document.body)).toContain('-£3.00')
    cleanup()
    show(holding([SPRING]), () => 0.01)
    expect(screen.getByText('-£0.01')).toBeVisible()
  })

  it.each([
    ['a bag without any', holding([])],
    ['a bag that says nothing of them', holding(undefined)],
    ['no bag', EMPTY_CART_STATE],
  ])('are no list in %s, and nothing is said', (_, state) => {
    show(state)
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('are each taken out by a button of their own, which is busy meanwhile and alone', () => {
    const { become, removeVoucher } = show(holding([SPRING, POST]))
    fireEvent.click(removalOf('POST'))
    expect(removeVoucher).toHaveBeenCalledExactlyOnceWith('POST')
    become(holding([SPRING, POST], [{ type: 'voucherRemoval', code: 'POST' }]))
    expect(removalOf('POST')).toHaveAttribute('aria-busy', 'true')
    expect(removalOf('SPRING')).not.toHaveAttribute('aria-busy')
    fireEvent.click(removalOf('POST'))
    expect(removeVoucher).toHaveBeenCalledTimes(1)
  })

  it('are not shown as leaving while one is put in, and the last that leaves is the one that is busy', () => {
    const { become } = show(holding([SPRING, POST], [{ type: 'voucher', code: 'SPRING' }]))
    expect(removalOf('SPRING')).not.toHaveAttribute('aria-busy')
    become(
      holding(
        [SPRING, POST],
        [
          { type: 'voucherRemoval', code: 'POST' },
          { type: 'voucherRemoval', code: 'SPRING' },
        ],
      ),
    )
    expect(removalOf('SPRING')).toHaveAttribute('aria-busy', 'true')
    expect(removalOf('POST')).not.toHaveAttribute('aria-busy')
  })

  it('are said to be gone once they are, where the focus goes on', async () => {
    const { become, settle } = show(holding([SPRING, POST]))
    removalOf('SPRING').focus()
    fireEvent.click(removalOf('SPRING'))
    become(holding([POST]))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await settle({ outcome: 'fulfilled', cart: undefined })
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
    expect(said(screen.getByRole('status'))).toBe('Voucher SPRING is removed.')
    expect(screen.getByRole('status')).toHaveAttribute('tabindex', '-1')
    expect(rows()).toHaveLength(1)
    become(holding([SPRING]))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('stay, and the focus with them, where the shop keeps them', async () => {
    const { settle } = show(holding([SPRING]))
    removalOf('SPRING').focus()
    fireEvent.click(removalOf('SPRING'))
    await settle({ outcome: 'rejected', problem: { code: 'ERROR', status: 500 } })
    expect(removalOf('SPRING')).toHaveFocus()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
