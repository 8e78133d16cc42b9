import type { BlockViewProps } from '../block.ts'
import { BuyAgain } from './buy-again.tsx'
import { AccountPage } from '../../src/features/account/account-page.tsx'
import { OwnOrder } from '../../src/features/orders/own-order.tsx'
import { usePageContext } from '../../src/page/use-page-context.ts'

/** One order for its owner; a guest is sent to the status page, which asks for the contact (ROUTE-31). */
export const OrderDetails = ({ props }: BlockViewProps<'order-details'>) => {
  const orderReference = usePageContext().params['orderReference'] ?? ''
  return (
    <AccountPage heading={props.heading} guestsGoTo={`/orders/order-status?orderReference=${encodeURIComponent(orderReference)}`}>
      <OwnOrder key={orderReference} orderReference={orderReference} action={(order) => <BuyAgain order={order} />} />
    </AccountPage>
  )
}
