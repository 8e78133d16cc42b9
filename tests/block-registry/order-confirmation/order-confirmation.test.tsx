// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { OrderConfirmation } from '../../../block-registry/order-confirmation/order-confirmation.tsx'
import { writeCompletion } from '../../../block-registry/order-confirmation/stored-completion.ts'
import { CommerceProvider } from '../../../src/clients/commerce/commerce-context.tsx'
import type { CommerceClient } from '../../../src/clients/commerce/commerce-client.ts'
import { CartProvider } from '../../../src/features/cart/cart.provider.tsx'
import { EMPTY_CART_STORE } from '../../../src/features/cart/cart-store.ts'
import { InRouter } from '../../setup/in-router.tsx'
import { render } from '../../setup/render.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const asksNothing: CommerceClient = {
  send: () => Promise.reject(new Error('What the tab was told already is not asked for again.')),
} as unknown as CommerceClient

const show = (heading: string) => {
  const element = (
    <CommerceProvider value={asksNothing}>
      <CartProvider store={EMPTY_CART_STORE}>
        <OrderConfirmation
          id="x"
          props={{ heading }}
          slots={{ below: 'Next steps' }}
          position={{ index: 0, isAboveFold: true }}
          meta={{}}
          data={{}}
        />
      </CartProvider>
    </CommerceProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/complete?utr=u1'] })
  return render(<InRouter router={router} />, { context: { kind: 'complete', path: '/complete', query: { utr: 'u1' } } })
}

it('thanks for the order that this tab was told of, in the words of the shop or of a merchandiser, and says what comes next', async () => {
  writeCompletion(sessionStorage, 'u1', { orderReference: 'GB10000001', email: 'jane@example.com' })
  show('')
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeTruthy()
  expect(screen.getByText('Next steps')).toBeTruthy()
  cleanup()
  show('It is yours')
  expect(await screen.findByRole('heading', { level: 1, name: 'It is yours' })).toBeTruthy()
  expect(screen.getByText(/GB10000001/)).toBeTruthy()
})

it('tells nothing of an order to a tab that did not place it', async () => {
  writeCompletion(sessionStorage, 'u2', { orderReference: 'GB10000002' })
  show('')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', 'There is no order to show here')
  expect(screen.queryByText(/GB10000002/)).toBeNull()
  expect(screen.getByText('Next steps')).not.toBeVisible()
})
