import { fromPromise } from 'xstate'
import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import type { Account } from '../../clients/identity/account.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { Credentials } from './sign-in.machine.ts'
import { signOut } from './sign-out.ts'

interface Deps {
  readonly account: Account
  readonly commerce: CommerceClient
  readonly cart: CartStore
}

/** What the machine's effects do. The guest's session stays until the account's is made of it, so that the cart comes along (EXTRA-02). */
export const signInEffects = (deps: Deps) => {
  const { account, commerce, cart } = deps
  const signOutHere = fromPromise<void>(async () => account.auth.signOut())
  return {
    signOutHere,
    clearStorage: signOutHere,
    signIn: fromPromise<void, Credentials>(async ({ input }) => (await account.identity()).signIn(input.username, input.password)),
    buildSession: fromPromise<void>(async () => {
      await commerce.restartSession()
    }),
    loadCart: fromPromise<void>(async () => {
      const outcome = await cart.load()
      if (outcome.outcome === 'rejected') throw new Error('The cart could not be read.')
      // Beside the sign-in: it does not fail with it, and no other page loads it.
      void import('../favorites/account-favorites.ts').then(({ syncFavorites }) => syncFavorites(deps))
    }),
    signOutAgain: fromPromise<void>(() => signOut(deps)),
  }
}
