import type { Account, PendingSignIn } from './account.ts'
import { accountStateOf, GUEST } from './account-state.ts'
import type { IdentityClient } from './identity-client.ts'
import type { IdentitySettings } from './identity-settings.ts'
import { readClaims } from './read-claims.ts'
import { createTokenStore, type StoredSignIn } from './token-store.ts'

interface Deps {
  readonly settings: IdentitySettings
  readonly fetch: typeof fetch
  readonly storage: Storage | undefined
  readonly events?: Pick<EventTarget, 'addEventListener'>
  readonly clock: { readonly now: () => number }
  /** What mails are written for. */
  readonly metadata: { readonly language: string; readonly siteTag: string }
}

/** Tokens that end within this time are renewed when the page starts. */
const RENEW_WITHIN_MS = 60_000

/** The account on this device. Only what every page needs is here; what signing in takes is fetched with it. */
export const createAccount = (deps: Deps): Account => {
  const tokens = createTokenStore({ ...deps, clientId: deps.settings.clientId })
  let client: Promise<IdentityClient> | undefined
  let pending: PendingSignIn | undefined
  let shown: { readonly of: StoredSignIn | undefined; readonly state: ReturnType<typeof accountStateOf> } = { of: undefined, state: GUEST }

  const identity = (): Promise<IdentityClient> => {
    client ??= import('./create-identity-client.ts').then(({ createIdentityClient }) => createIdentityClient({ ...deps, tokens }))
    return client
  }
  const getState = (): ReturnType<typeof accountStateOf> => {
    const signIn = tokens.read()
    if (shown.of !== signIn) shown = { of: signIn, state: accountStateOf(signIn) }
    return shown.state
  }
  const refresh = async (): Promise<void> => (await identity()).refresh()
  if (endsSoon(tokens.read(), deps.clock.now())) refresh().catch(tokens.clear)
  return {
    auth: { accessToken: () => tokens.read()?.accessToken, refresh, signOut: tokens.clear },
    getState,
    subscribe: tokens.subscribe,
    identity,
    getPending: () => pending,
    setPending: (next) => {
      pending = next
    },
  }
}

const endsSoon = (signIn: StoredSignIn | undefined, now: number): boolean => {
  if (signIn === undefined) return false
  const { exp } = readClaims(signIn.accessToken)
  return typeof exp !== 'number' || exp * 1000 < now + RENEW_WITHIN_MS
}
