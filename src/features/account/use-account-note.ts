import { useLocation } from '../../page/router-context.ts'
import type { AccountCode } from '../../clients/identity/account-code.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'

/** What one account page passes to the next, in the history entry: never in the address. */
export interface AccountNote {
  readonly username?: string
  readonly code?: AccountCode
}

/** The note this page was opened with; empty for most, and while hydrating, since the server knows of none. */
export const useAccountNote = (): AccountNote => {
  const isHydrated = useIsHydrated()
  const state: unknown = useLocation().state
  const note: unknown = isHydrated && typeof state === 'object' && state !== null && 'accountNote' in state ? state.accountNote : undefined
  // Only the account's own pages write it, by `noteFor`.
  return typeof note === 'object' && note !== null ? (note as AccountNote) : NO_NOTE
}

/** The history state that carries a note. */
export const noteFor = (accountNote: AccountNote): { readonly accountNote: AccountNote } => ({ accountNote })

const NO_NOTE: AccountNote = {}
