// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { CommerceClient } from '../../../../src/clients/commerce/commerce-client.ts'
import type { Account } from '../../../../src/clients/identity/account.ts'
import { signOut } from '../../../../src/features/account/sign-out.ts'
import type { CartStore } from '../../../../src/features/cart/cart-store.ts'

afterEach(() => localStorage.clear())

it('takes the account’s favourites out of the browser, and leaves those of a guest', async () => {
  localStorage.setItem('favorites', JSON.stringify(['900001', '900002', '900003']))
  window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }))
  localStorage.setItem('favoritesOfAccount', JSON.stringify({ userId: 'jane', ids: ['900001', '900003'] }))
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
  await signOut({ account, commerce: commerce as unknown as CommerceClient, cart: cart as unknown as CartStore })
  expect(JSON.parse(localStorage.getItem('favorites') ?? '')).toEqual(['900002'])
  expect(localStorage.getItem('favoritesOfAccount')).toBeNull()
  expect(cart.load).toHaveBeenCalledOnce()
})
