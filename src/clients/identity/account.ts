import type { CommerceAuth } from '../commerce/commerce-client.ts'
import type { AccountState } from './account-state.ts'
import type { IdentityClient } from './identity-client.ts'

/** A name and password, in memory only, from sign-up to the first sign-in (ROUTE-33). */
export interface PendingSignIn {
  readonly username: string
  readonly password: string
}

/** The shopper's account on this device. */
export interface Account {
  /** For the shop API: which token to send, how to renew it, how to sign out. */
  readonly auth: CommerceAuth
  readonly getState: () => AccountState
  readonly subscribe: (listener: () => void) => () => void
  /** The provider's operations; fetched when first needed. */
  readonly identity: () => Promise<IdentityClient>
  readonly getPending: () => PendingSignIn | undefined
  readonly setPending: (pending: PendingSignIn | undefined) => void
}
