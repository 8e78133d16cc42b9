import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountNotice } from '../../src/ui/notice/account-notice.tsx'

/** Saved cards. Until accounts open it shows what works without one. */
export const PaymentMethods = ({ props }: BlockViewProps<'payment-methods'>) => {
  const t = useTranslate()
  return <AccountNotice heading={props.heading === '' ? t('account.paymentMethods') : props.heading} text="" />
}
