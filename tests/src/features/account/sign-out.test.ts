// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { CommerceClient } from '../../../../src/clients/commerce/commerce-client.ts'
import type { Account } from '../../../../src/clients/identity/account.ts'
import { signOut } from '../../../../src/features/account/sign-out.ts'
import type { CartStore } from '../../../../src/features/cart/cart-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const signedIn = () => {
  let isUserSignedIn = true
  const account = {
    identity: async () => ({ revoke: async () => undefined }),
    getState: () => ({ isUserSignedIn, userId: isUserSignedIn ? 'jane' : '' }),
    setPending: () => undefined,
    auth: {
      signOut: () => {
        isUserSignedIn = false
      },
    },
  } as unknown as Account
  const commerce = { send: vi.fn(async () => ({})), forgetSession: vi.fn(), restartSession: vi.fn(async () => undefined) }
  const cart = { load: vi.fn(async () => ({ outcome: 'rejected' })) }
  return { account, commerce: commerce as unknown as CommerceClient, cart }
}

it('takes the account’s favourites out of the browser, and leaves those of a guest', async () => {
  localStorage.setItem('favorites', JSON.stringify(['900001', '900002', '900003']))
  window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }))
  localStorage.setItem('favoritesOfAccount', JSON.stringify({ userId: 'jane', ids: ['900001', '900003'] }))
  const { cart, ...deps } = signedIn()
  await signOut({ ...deps, cart: cart as unknown as CartStore })
  expect(JSON.parse(localStorage.getItem('favorites') ?? '')).toEqual(['900002'])
  expect(localStorage.getItem('favoritesOfAccount')).toBeNull()
  expect(cart.load).toHaveBeenCalledOnce()
})

it('forgets what was typed in the checkout, and signs out where the browser refuses storage', async () => {
  sessionStorage.setItem('checkoutDraft', '{}')
  const first = signedIn()
  await signOut({ ...first, cart: first.cart as unknown as CartStore })
  expect(sessionStorage.getItem('checkoutDraft')).toBeNull()
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const second = signedIn()
  await signOut({ ...second, cart: second.cart as unknown as CartStore })
  expect(second.cart.load).toHaveBeenCalledOnce()
})
