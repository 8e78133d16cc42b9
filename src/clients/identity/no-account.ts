import type { Account } from './account.ts'
import { GUEST } from './account-state.ts'

/** Everybody on the server, and on a site without accounts: a guest who cannot sign in. */
export const NO_ACCOUNT: Account = {
  auth: { accessToken: () => undefined, refresh: async () => undefined, signOut: () => undefined },
  getState: () => GUEST,
  subscribe: () => () => undefined,
  identity: () => Promise.reject(new Error('There are no accounts here')),
  getPending: () => undefined,
  setPending: () => undefined,
}
