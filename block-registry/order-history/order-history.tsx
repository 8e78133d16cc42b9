import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountNotice } from '../../src/ui/notice/account-notice.tsx'

/** A placeholder for the shopper's orders: it links to the page that finds one by its number. */
export const OrderHistory = ({ props }: BlockViewProps<'order-history'>) => {
  const t = useTranslate()
  return <AccountNotice heading={props.heading === '' ? t('account.orderHistory') : props.heading} text="" />
}
