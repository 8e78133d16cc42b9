import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '../../src/page/router-context.ts'
import type { SnapshotFrom } from 'xstate'
import { accountCodeOf, type AccountCode } from '../../src/clients/identity/account-code.ts'
import { useAccount } from '../../src/clients/identity/account-context.tsx'
import { safeRedirect } from '../../src/features/account/safe-redirect.ts'
import type { Credentials, signInMachine } from '../../src/features/account/sign-in.machine.ts'
import { noteFor } from '../../src/features/account/use-account-note.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'

interface Watched {
  readonly snapshot: SnapshotFrom<typeof signInMachine>
  readonly given: Credentials
  readonly onFailed: () => void
}

/** Navigates after a sign-in; returns the message code where it failed. */
export const useSignInOutcome = ({ snapshot, given, onFailed }: Watched): AccountCode | undefined => {
  const account = useAccount()
  const navigate = useNavigate()
  const { redirect } = usePageContext().query
  const isSignedIn = snapshot.status === 'done'
  const { problem } = snapshot.context
  const code = problem === undefined ? undefined : accountCodeOf(problem.cause, 'signIn')

  const leave = useEffectEvent(() => void navigate(safeRedirect(redirect), { replace: true }))
  const fail = useEffectEvent(async (failed: AccountCode) => {
    const { username, password } = given
    onFailed()
    if (failed === 'needsReset') await navigate('/account/forgot-password', { state: noteFor({ username, code: failed }) })
    if (failed !== 'newCode') return
    account.setPending({ username, password })
    const sent = await account
      .identity()
      .then((identity) => identity.resendCode(username))
      .then(
        () => failed,
        (cause: unknown) => accountCodeOf(cause, 'send'),
      )
    await navigate('/account/verify', { state: noteFor({ username, code: sent }) })
  })

  useEffect(() => {
    if (isSignedIn) leave()
  }, [isSignedIn])
  useEffect(() => {
    if (problem !== undefined) void fail(accountCodeOf(problem.cause, 'signIn'))
  }, [problem])
  return code
}
