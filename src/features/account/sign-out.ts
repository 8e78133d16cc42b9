import type { Account } from '../../clients/identity/account.ts'
import type { CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { endAccountSession } from '../../clients/commerce/operations/end-account-session.ts'
import { report } from '../../lib/report.ts'
import { forgetDraft } from '../checkout/checkout-draft.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { tabStorage } from '../../lib/browser-storage.ts'

interface Deps {
  readonly account: Account
  readonly commerce: CommerceClient
  readonly cart: CartStore
}

/**
 * Clears the account, makes a guest's session and reads its cart (AUTH-04 to AUTH-06). Provider and shop are notified, but
 * what they answer changes nothing: here the shopper is signed out (CALL-56).
 */
export const signOut = async ({ account, commerce, cart }: Deps): Promise<void> => {
  const notified = Promise.allSettled([account.identity().then((identity) => identity.revoke()), endAccountSession(commerce)()])
  await Promise.race([notified, patience()])
  account.setPending(undefined)
  account.auth.signOut()
  forgetDraft(tabStorage())
  await leaveFavorites({ account, commerce })
  commerce.forgetSession()
  await commerce.restartSession()
  await cart.load()
}

/** What the account has saved is not for who uses this browser next. Without the code the next page of favourites does it. */
const leaveFavorites = async (deps: Pick<Deps, 'account' | 'commerce'>): Promise<void> => {
  try {
    const { syncFavorites } = await import('../favorites/account-favorites.ts')
    await syncFavorites(deps)
  } catch (cause) {
    report({ code: 'favoritesNotLeft', message: 'Favourites stay after signing out', details: { cause: String(cause) } })
  }
}

const PATIENCE_MS = 2_000

/** Nobody waits long to be signed out. */
const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
