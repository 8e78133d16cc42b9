import type { AccountCode } from '../../clients/identity/account-code.ts'
import { Translation } from '../../i18n/translation.tsx'
import { Alert } from '../../ui/notice/alert.tsx'

const SUCCESSES: readonly AccountCode[] = ['successCreated', 'successNewPassword', 'accountClosed']
const NO_ANSWER: readonly AccountCode[] = ['networkError', 'timeout']
const NEWS: readonly AccountCode[] = ['newCode', 'needsReset']

/** The provider's answer as a message of the shop. */
export const AccountMessage = ({ code }: { readonly code: AccountCode | undefined }) => {
  if (code === undefined) return null
  return (
    <Alert tone={toneOf(code)}>
      <Translation id={`codes.${NO_ANSWER.includes(code) ? 'client' : 'account'}.${code}`} />
    </Alert>
  )
}

const toneOf = (code: AccountCode): 'success' | 'info' | 'danger' => {
  if (SUCCESSES.includes(code)) return 'success'
  return NEWS.includes(code) ? 'info' : 'danger'
}
