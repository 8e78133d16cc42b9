import { expect, it, vi } from 'vitest'
import { itemCountOf } from '../../../../src/features/cart/cart-view.ts'
import { cart, cartItem } from '../../../factories/cart.ts'
import { cartApi } from '../../../factories/cart-api.ts'
import { sessionAnswer } from '../../../factories/commerce-wire.ts'

const NAVY = cartItem({ sku: '900001-NAVY-S' })

it('does not load the cart again for the session that the first addition makes [CART-05, API-09]', async () => {
  const { store, paths } = cartApi({ hasSession: false })
  await store.load()
  await store.add({ productId: '900001', sku: NAVY.sku, quantity: 1 })
  expect(store.getState().pending).toEqual([])
  expect(paths()).toEqual(['POST /api/basic-session', 'POST /api/cart'])
})

it('loads the cart of a session that changes while nothing is pending', async () => {
  const answer = ({ url }: { readonly url: URL }) => (url.pathname.endsWith('-session') ? sessionAnswer('guest-session-0002') : undefined)
  const { store, client, server, paths } = cartApi({ answer })
  await store.load()
  server.cart = cart({ revision: 7, items: [NAVY] })
  await client.restartSession()
  await vi.waitFor(() => expect(itemCountOf(store.getState())).toBe(1))
  expect(paths()).toEqual(['GET /api/cart', 'POST /api/basic-session', 'GET /api/cart'])
})
