import { useState } from 'react'
import { accountCodeOf, type AccountCode, type IdentityOperation } from '../../clients/identity/account-code.ts'
import { useAccount } from '../../clients/identity/account-context.tsx'
import type { IdentityClient } from '../../clients/identity/identity-client.ts'

interface IdentityAction {
  readonly isBusy: boolean
  readonly code: AccountCode | undefined
  readonly show: (code: AccountCode | undefined) => void
  /** Sends a request to the identity provider; true where it succeeded. One request at a time. */
  readonly run: (
    operation: IdentityOperation,
    ask: (identity: IdentityClient) => Promise<void>,
    onRefused?: (cause: unknown) => void,
  ) => Promise<boolean>
}

/** The state of one form that sends requests to the identity provider. */
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
