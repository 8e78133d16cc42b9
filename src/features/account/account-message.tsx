import type { AccountCode } from '../../clients/identity/account-code.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Alert } from '../../ui/alert/alert.tsx'

const SUCCESSES: readonly AccountCode[] = ['successCreated', 'successNewPassword']
const NEWS: readonly AccountCode[] = ['newCode', 'needsReset']

/** What the provider said, in the shop's words. */
export const AccountMessage = ({ code }: { readonly code: AccountCode | undefined }) => {
  const t = useTranslate()
  if (code === undefined) return null
  return <Alert tone={toneOf(code)}>{t(`codes.account.${code}`)}</Alert>
}

const toneOf = (code: AccountCode): 'success' | 'info' | 'danger' => {
  if (SUCCESSES.includes(code)) return 'success'
  return NEWS.includes(code) ? 'info' : 'danger'
}
