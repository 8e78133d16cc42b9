import { useState } from 'react'
import { CommerceError } from '../../src/clients/commerce/commerce-client.ts'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import { closeAccount } from '../../src/clients/commerce/operations/own-account.ts'
import type { AccountCode } from '../../src/clients/identity/account-code.ts'
import { useAccount, useAccountState } from '../../src/clients/identity/account-context.tsx'
import { reportFailure } from '../../src/clients/commerce/report-failure.ts'
import { incidentOf } from '../../src/lib/incident-of.ts'
import { signOut } from '../../src/features/account/sign-out.ts'
import { noteFor } from '../../src/features/account/use-account-note.ts'
import { useIdentityAction } from '../../src/features/account/use-identity-action.ts'
import { useCartStore } from '../../src/features/cart/cart.provider.tsx'
import { report } from '../../src/lib/report.ts'
import { useNavigate } from '../../src/page/router-context.ts'

/** Why the account was not deleted, or not wholly. */
interface Refusal {
  readonly text: RefusalText
  /** Of a failure. */
  readonly incident: string | undefined
}

type RefusalText = 'profile.closePaymentUnderWay' | 'profile.closeTooMany' | 'profile.closeUnfinished' | 'profile.closeFailed'

interface Closing {
  readonly isBusy: boolean
  /** The password was right: another try does not ask for it. */
  readonly isProven: boolean
  readonly code: AccountCode | undefined
  readonly refusal: Refusal | undefined
  readonly close: (password: string) => Promise<void>
}

/** Proves the password, has the account deleted, and leaves: signed out here and, by the store of tokens, in every other tab. */
export const useClosing = (): Closing => {
  const commerce = useCommerce()
  const { userEmail } = useAccountState()
  const { isBusy: isProving, code, run } = useIdentityAction()
  const leave = useLeaving()
  const [isClosing, setIsClosing] = useState(false)
  const [isProven, setIsProven] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const close = async (password: string): Promise<void> => {
    if (isClosing) return
    setRefusal(undefined)
    if (!isProven && !(await run('giveAgain', (identity) => identity.signIn(userEmail, password)))) return
    setIsProven(true)
    setIsClosing(true)
    try {
      await closeAccount(commerce)()
    } catch (cause) {
      if (!isGone(cause)) {
        reportFailure(report, cause, { code: 'accountNotClosed', message: 'An account could not be deleted' })
        setIsProven(codeOf(cause) !== 'SIGN_IN_AGAIN')
        setRefusal({ text: refusalOf(cause), incident: incidentOf(cause) })
        return setIsClosing(false)
      }
    }
    await leave()
  }
  return { isBusy: isProving || isClosing, isProven, code, refusal, close }
}

const useLeaving = (): (() => Promise<void>) => {
  const account = useAccount()
  const commerce = useCommerce()
  const { store: cart } = useCartStore()
  const navigate = useNavigate()
  return async () => {
    // First away from a page that sends guests to sign in.
    await navigate('/account', { replace: true, state: noteFor({ code: 'accountClosed' }) })
    account.auth.signOut()
    await signOut({ account, commerce, cart }).catch((cause: unknown) =>
      report({ code: 'signOutFailed', message: 'There is no new session after signing out', details: { cause: String(cause) } }),
    )
  }
}

const codeOf = (cause: unknown): string | undefined => (cause instanceof CommerceError ? cause.body.code : undefined)

/** A try whose answer was lost has done it: the token just proven is worth nothing any more. */
const isGone = (cause: unknown): boolean => cause instanceof CommerceError && cause.status === 401

const REFUSALS: Readonly<Record<string, RefusalText>> = {
  PAYMENT_UNDER_WAY: 'profile.closePaymentUnderWay',
  TOO_MANY_TRIES: 'profile.closeTooMany',
  CLOSING_UNFINISHED: 'profile.closeUnfinished',
}

const refusalOf = (cause: unknown): RefusalText => REFUSALS[codeOf(cause) ?? ''] ?? 'profile.closeFailed'
