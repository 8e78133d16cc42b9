// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CommerceClient } from '../../../../src/clients/commerce/commerce-client.ts'
import { CommerceProvider } from '../../../../src/clients/commerce/commerce-context.tsx'
import { CartProvider } from '../../../../src/features/cart/cart.provider.tsx'
import { EMPTY_CART_STATE, EMPTY_CART_STORE, type CartState } from '../../../../src/features/cart/cart-store.ts'
import { CheckoutProvider, useCheckout } from '../../../../src/features/checkout/checkout.provider.tsx'
import { aReadyCart } from '../../../factories/checkout-cart.ts'
import { commerceOf } from '../../../setup/checkout-step.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

interface Shown {
  readonly step?: string
  readonly query?: Readonly<Record<string, string>>
  readonly site?: string
}

/** A checkout whose bag and session a test changes. */
const show = ({ step = 'payment', query = {}, site = 'gb' }: Shown = {}) => {
  let state: CartState = EMPTY_CART_STATE
  let isRebuilt = false
  const bagListeners = new Set<() => void>()
  const sessionListeners = new Set<() => void>()
  const listenIn = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const commerce: CommerceClient = {
    ...commerceOf(() => new Promise<never>(() => undefined)),
    onSessionChange: listenIn(sessionListeners),
    takeRebuilt: () => {
      const was = isRebuilt
      isRebuilt = false
      return was
    },
  }
  const seen: ReturnType<typeof useCheckout>[] = []
  const Child = () => {
    seen.push(useCheckout())
    return <p>Checkout</p>
  }
  // Its bag does not come by itself.
  const store = {
    ...EMPTY_CART_STORE,
    load: () => new Promise<never>(() => undefined),
    getState: () => state,
    subscribe: listenIn(bagListeners),
  }
  const { unmount } = render(
    <CommerceProvider value={commerce}>
      <CartProvider store={store}>
        <CheckoutProvider>
          <Child />
        </CheckoutProvider>
      </CartProvider>
    </CommerceProvider>,
    { site, context: { path: `/checkout/${step}`, params: { step }, query } },
  )
  const context = () => seen.at(-1)?.actor.getSnapshot().context
  const become = (next: Partial<CartState>): void =>
    act(() => {
      state = { ...state, ...next }
      for (const listener of bagListeners) listener()
    })
  const changeSession = (rebuilds: boolean): void =>
    act(() => {
      isRebuilt = rebuilds
      for (const listener of sessionListeners) listener()
    })
  return { context, become, changeSession, unmount, seen, count: () => bagListeners.size + sessionListeners.size }
}

describe('the checkout of a page', () => {
  it.each([
    ['payment', 'payment'],
    ['unheard-of', 'basket'],
  ])('begins at the step of its address: %s', (step, requestedStep) => {
    const { context } = show({ step })
    expect(screen.getByText('Checkout')).toBeVisible()
    expect(context()).toMatchObject({ requestedStep })
  })

  it.each([
    ['gb', false],
    ['us', true],
  ])('adds tax as the site %s does', (site, calculatesTax) => {
    expect(show({ site }).context()).toMatchObject({ calculatesTax })
  })

  it('goes on with the payment that the address speaks of', () => {
    expect(show({ query: { statusCode: 'SUCCESS', utr: 'U1', pgTransactionId: 'P1' } }).context()).toMatchObject({
      utr: 'U1',
      pgTransactionId: 'P1',
      plan: { kind: 'ask' },
    })
    cleanup()
    expect(show().context()?.plan).toBeUndefined()
  })

  it('takes the bag as it is stored, and not while it still changes', () => {
    const { context, become } = show()
    const cart = aReadyCart()
    become({ cart, pending: [{ type: 'load' }] })
    expect(context()?.cart).toBeUndefined()
    become({ pending: [] })
    expect(context()?.cart).toEqual(cart)
  })

  it('says that the bag was rebuilt where the session has ended, and nothing where it has only changed', () => {
    const { context, changeSession } = show()
    changeSession(false)
    expect(context()?.messages).not.toContain('bagRebuilt')
    changeSession(true)
    expect(context()?.messages).toContain('bagRebuilt')
  })

  it('listens to nothing once its page is gone', () => {
    const { unmount, count } = show()
    expect(count()).toBeGreaterThan(1)
    unmount()
    expect(count()).toBe(0)
  })

  it('is a mistake of wiring where there is none around a view', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Alone = () => <p>{String(useCheckout().keys)}</p>
    expect(() => render(<Alone />)).toThrow('useCheckout needs a CheckoutProvider around it')
  })
})
