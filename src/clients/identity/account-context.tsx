import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Account } from './account.ts'
import { GUEST, type AccountState } from './account-state.ts'
import { NO_ACCOUNT } from './no-account.ts'

const Context = createContext<Account>(NO_ACCOUNT)

/** Provides the shopper's account; the application root gives the browser's. */
export const AccountProvider = Context.Provider

/** The account, for actions. To show who is signed in, use `useAccountState`. */
export const useAccount = (): Account => useContext(Context)

/** Who is signed in: a guest on the server and while hydrating, since server HTML contains nothing personal. */
export const useAccountState = (): AccountState => {
  const account = useAccount()
  return useSyncExternalStore(account.subscribe, account.getState, guest)
}

const guest = (): AccountState => GUEST
