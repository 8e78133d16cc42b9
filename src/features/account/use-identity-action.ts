import { useState } from 'react'
import { accountCodeOf, type AccountCode, type IdentityOperation } from '../../clients/identity/account-code.ts'
import { useAccount } from '../../clients/identity/account-context.tsx'
import type { IdentityClient } from '../../clients/identity/identity-client.ts'

interface IdentityAction {
  readonly isBusy: boolean
  readonly code: AccountCode | undefined
  readonly show: (code: AccountCode | undefined) => void
  /** Asks the provider; true where it did what was asked. One thing at a time. */
  readonly run: (
    operation: IdentityOperation,
    ask: (identity: IdentityClient) => Promise<void>,
    onRefused?: (cause: unknown) => void,
  ) => Promise<boolean>
}

/** One form's talk with the identity provider, from what it first shows. */
export const useIdentityAction = (first?: AccountCode): IdentityAction => {
  const account = useAccount()
  const [isBusy, setIsBusy] = useState(false)
  const [code, show] = useState(first)
  const run: IdentityAction['run'] = async (operation, ask, onRefused) => {
    if (isBusy) return false
    setIsBusy(true)
    show(undefined)
    try {
      await ask(await account.identity())
      return true
    } catch (cause) {
      show(accountCodeOf(cause, operation))
      onRefused?.(cause)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, code, show, run }
}
