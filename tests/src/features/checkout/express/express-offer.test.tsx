// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Cart } from '../../../../../schemas/api/cart.ts'
import { CartProvider } from '../../../../../src/features/cart/cart.provider.tsx'
import { EMPTY_CART_STATE, EMPTY_CART_STORE } from '../../../../../src/features/cart/cart-store.ts'
import { ExpressOffer } from '../../../../../src/features/checkout/express/express-offer.tsx'
import { cart, cartItem } from '../../../../factories/cart.ts'
import { site } from '../../../../factories/site.ts'
import { render } from '../../../../setup/render.tsx'

// What comes late is there already: how long it takes to compile is no fact of the shop.
beforeAll(async () => {
  await import('../../../../../src/features/checkout/express/express-pay.tsx')
})
afterEach(cleanup)

const FULL = cart({ items: [cartItem()] })
const METHODS = ['creditcard', 'paypal_express', 'paywithgoogle_express']

interface Shown {
  readonly bag?: Cart | undefined
  readonly express?: boolean
  readonly methods?: readonly string[]
}

const show = ({ bag, express = true, methods = METHODS }: Shown) => {
  const state = bag === undefined ? EMPTY_CART_STATE : { ...EMPTY_CART_STATE, hasLoadedCartContents: true, cart: bag }
  return render(
    <CartProvider store={{ ...EMPTY_CART_STORE, getState: () => state }}>
      <ExpressOffer onApproved={vi.fn()} />
    </CartProvider>,
    { changes: { payments: { ...site().payments, express, methods } as never } },
  ).container
}

describe('express payment beside the bag', () => {
  it('has its room from the start, and then its button with the names of the wallets', async () => {
    const container = show({ bag: FULL })
    expect(container.querySelector('.offer')).toBeEmptyDOMElement()
    const button = await screen.findByRole('button', { name: /^Express checkout/ })
    expect(button).toHaveTextContent('Express checkout PayPal · Google Pay')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveAttribute('type', 'button')
    expect(screen.getByRole('region', { name: 'Express checkout' })).toContainElement(button)
    expect(screen.queryByText(/^Your wallet gives/)).toBeNull()
  })

  it('names Apple’s wallet in Apple’s browsers alone', async () => {
    show({ bag: FULL, methods: ['applepay_express', 'paypal_express'] })
    expect(await screen.findByRole('button')).toHaveTextContent('Express checkout PayPal')
    cleanup()
    vi.stubGlobal('ApplePaySession', {})
    show({ bag: FULL, methods: ['applepay_express', 'paypal_express'] })
    expect(await screen.findByRole('button')).toHaveTextContent('Express checkout Apple Pay · PayPal')
    vi.unstubAllGlobals()
  })

  it.each<readonly [string, Shown]>([
    ['no bag', {}],
    ['an empty bag', { bag: cart() }],
    ['a bag of which something cannot be bought', { bag: cart({ items: [cartItem()], unavailableItems: [cartItem({ sku: 'B' })] }) }],
    ['a site without it', { bag: FULL, express: false }],
    ['a site without wallets for it', { bag: FULL, methods: ['creditcard', 'paypal'] }],
  ])('is not there, nor any room for it, for %s', async (_, shown) => {
    const container = show(shown)
    await waitFor(() => expect(container).toBeEmptyDOMElement())
    expect(screen.queryByRole('button')).toBeNull()
  })
})
