import type { IdentityCall } from './identity-call.ts'
import type { IdentitySettings } from './identity-settings.ts'
import type { TokenStore } from './token-store.ts'

/** What an operation is built from. */
export interface OperationDeps {
  readonly call: IdentityCall
  readonly settings: IdentitySettings
  readonly tokens: TokenStore
  readonly clock: { readonly now: () => number }
  readonly metadata: Readonly<Record<string, string>>
}
