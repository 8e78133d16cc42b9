import { useState } from 'react'
import { useNavigate } from '../../src/page/router-context.ts'
import type { AccountCode } from '../../src/clients/identity/account-code.ts'
import { useAccount } from '../../src/clients/identity/account-context.tsx'
import { toInternational } from '../../src/lib/phone-number.ts'
import { noteFor } from '../../src/features/account/use-account-note.ts'
import { useIdentityAction } from '../../src/features/account/use-identity-action.ts'
import { useSite } from '../../src/site/site-context.tsx'
import type { AccountDraft } from './account-draft.ts'

interface Creation {
  readonly isBusy: boolean
  readonly code: AccountCode | undefined
  readonly isPhoneWrong: boolean
  readonly create: (draft: AccountDraft) => Promise<void>
}

const E164 = /^\+[1-9]\d{6,14}$/

/** Makes the account, then goes to the page that takes its code. The password waits in memory for the sign-in (ROUTE-33). */
export const useCreateAccount = (): Creation => {
  const { site } = useSite()
  const account = useAccount()
  const navigate = useNavigate()
  const { isBusy, code, run } = useIdentityAction()
  const [isPhoneWrong, setIsPhoneWrong] = useState(false)
  const create = async (draft: AccountDraft): Promise<void> => {
    const phoneNumber = await toInternational(draft.phoneNumber, site.code)
    const isWrong = phoneNumber !== '' && !E164.test(phoneNumber)
    setIsPhoneWrong(isWrong)
    if (isWrong || !(await run('signUp', (identity) => identity.signUp({ ...draft, phoneNumber })))) return
    const username = draft.email.trim().toLowerCase()
    account.setPending({ username, password: draft.password })
    await navigate('/account/verify', { state: noteFor({ username }) })
  }
  return { isBusy, code, isPhoneWrong, create }
}
