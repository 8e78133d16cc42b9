import { useNavigate } from '../../src/page/router-context.ts'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import type { AccountCode } from '../../src/clients/identity/account-code.ts'
import { useAccount } from '../../src/clients/identity/account-context.tsx'
import { IdentityError } from '../../src/clients/identity/identity-error.ts'
import { useCartStore } from '../../src/features/cart/cart.provider.tsx'
import { signInNow } from '../../src/features/account/sign-in-now.ts'
import { noteFor } from '../../src/features/account/use-account-note.ts'
import { useIdentityAction } from '../../src/features/account/use-identity-action.ts'
import { defined } from '../../src/lib/defined.ts'

interface Verification {
  readonly isBusy: boolean
  readonly code: AccountCode | undefined
  readonly isCodeWrong: boolean
  /** False where the code was refused. */
  readonly verify: (username: string, code: string) => Promise<boolean>
  readonly resend: (username: string) => Promise<boolean>
}

interface Options {
  readonly isPhone: boolean
  readonly first?: AccountCode
}

/** Confirms the account and signs in where the password is still in memory; or verifies the phone number of a signed-in user. */
export const useVerification = ({ isPhone, first }: Options): Verification => {
  const account = useAccount()
  const commerce = useCommerce()
  const { store: cart } = useCartStore()
  const navigate = useNavigate()
  const { isBusy, code, show, run } = useIdentityAction(first)

  const signInOrLeave = async (username: string, reason: AccountCode | undefined): Promise<void> => {
    const pending = account.getPending()
    account.setPending(undefined)
    if (pending?.username === username && (await signInNow({ account, commerce, cart }, pending)))
      return navigate('/account', { replace: true, state: noteFor(defined({ code: reason })) })
    return navigate('/account/sign-in', { replace: true, state: noteFor({ username, ...defined({ code: reason }) }) })
  }

  const verify: Verification['verify'] = async (username, typed) => {
    if (isPhone) return verifyPhone(typed)
    let isConfirmedAlready = false
    const isDone = await run(
      'confirm',
      (identity) => identity.confirmSignUp({ username, code: typed }),
      (cause) => {
        isConfirmedAlready = cause instanceof IdentityError && cause.type === 'NotAuthorizedException' && /CONFIRMED/.test(cause.message)
      },
    )
    if (isDone) await signInOrLeave(username, 'successCreated')
    if (isConfirmedAlready) await signInOrLeave(username, undefined)
    return isDone || isConfirmedAlready
  }
  const verifyPhone = async (typed: string): Promise<boolean> => {
    const isDone = await run('confirm', async (identity) => {
      await identity.verifyAttribute('phone_number', typed)
      await identity.refresh()
    })
    if (isDone) await navigate('/account', { replace: true })
    return isDone
  }
  const resend: Verification['resend'] = async (username) => {
    const isSent = await run('send', (identity) => (isPhone ? identity.sendAttributeCode('phone_number') : identity.resendCode(username)))
    if (isSent) show('newCode')
    return isSent
  }
  return { isBusy, code, isCodeWrong: code === 'codeInvalid', verify, resend }
}
