import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountNotice } from '../../src/ui/notice/account-notice.tsx'

/** The shopper's orders. Until accounts open it leads to the page that finds one by its number. */
export const OrderHistory = ({ props }: BlockViewProps<'order-history'>) => {
  const t = useTranslate()
  return <AccountNotice heading={props.heading === '' ? t('account.orderHistory') : props.heading} text="" />
}
