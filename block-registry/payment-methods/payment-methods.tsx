import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountNotice } from '../../src/ui/notice/account-notice.tsx'

/** A placeholder for saved cards: it shows what works without an account. */
export const PaymentMethods = ({ props }: BlockViewProps<'payment-methods'>) => {
  const t = useTranslate()
  return <AccountNotice heading={props.heading === '' ? t('account.paymentMethods') : props.heading} text="" />
}
