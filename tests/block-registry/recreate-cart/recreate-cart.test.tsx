// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { RecreateCart } from '../../../block-registry/recreate-cart/recreate-cart.tsx'
import { CartProvider } from '../../../src/features/cart/cart.provider.tsx'
import { cart, cartItem } from '../../factories/cart.ts'
import { cartApi } from '../../factories/cart-api.ts'
import { errorAnswer } from '../../factories/commerce-wire.ts'
import { InRouter } from '../../setup/in-router.tsx'
import { render } from '../../setup/render.tsx'

afterEach(cleanup)

const show = (query: Record<string, string>, isKnown = true) => {
  const api = cartApi({
    stored: cart({ items: [cartItem()] }),
    answer: ({ url }) =>
      url.pathname !== '/api/cart/recreateCart' ? undefined : isKnown ? Response.json(cart({ revision: 9 })) : errorAnswer(404),
  })
  const view = { id: 'recreate', props: { text: '' }, slots: {} as never, position: { index: 0, isAboveFold: true }, meta: {}, data: {} }
  const routes = [
    { path: '/recreateCart', element: <RecreateCart {...view} /> },
    { path: '*', element: <p>elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/before', '/recreateCart'], initialIndex: 1 })
  render(
    <CartProvider store={api.store}>
      <InRouter router={router} />
    </CartProvider>,
    { context: { kind: 'recreateCart', query } },
  )
  return { ...api, router }
}

it('fills the bag and replaces the address by the basket [CALL-22, ROUTE-19]', async () => {
  const { router, requests } = show({ cartPublicId: 'demo-cart-ok-0001' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout/basket'))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(requests.find(({ url }) => url.pathname.endsWith('recreateCart'))?.body).toEqual({ cartPublicId: 'demo-cart-ok-0001' })
})

it('says that the bag could not be restored, with ways on, and keeps the bag there is [CART-19]', async () => {
  const { store } = show({ id: 'demo-cart-missing-0001' }, false)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'We could not restore this bag' })).toBeTruthy())
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/checkout/basket', '/en/'])
  await waitFor(() => expect(store.getState().cart?.items).toHaveLength(1))
})

it('goes home where the address names no cart [CART-19]', async () => {
  const { router, paths } = show({ cartPublicId: '<x>' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(paths()).not.toContain('POST /api/cart/recreateCart')
})
