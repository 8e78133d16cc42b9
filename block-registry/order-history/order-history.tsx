import type { BlockViewProps } from '../block.ts'
import { AccountPage } from '../../src/features/account/account-page.tsx'
import { OrderHistoryList } from '../../src/features/orders/order-history-list.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'

/** The signed-in shopper's orders, newest first (ROUTE-31). */
export const OrderHistory = ({ props }: BlockViewProps<'order-history'>) => {
  const t = useTranslate()
  return (
    <AccountPage heading={props.heading === '' ? t('account.orderHistory') : props.heading}>
      <OrderHistoryList />
    </AccountPage>
  )
}
