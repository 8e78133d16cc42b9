import { useNavigate } from '../../src/page/use-navigate.ts'
import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { OrderLookupForm } from '../../src/features/orders/order-lookup-form.tsx'
import { Notice } from '../../src/ui/notice/notice.tsx'

/** Finds an order by number and contact. The values are passed in memory to the page that shows it, never in the address (ROUTE-31). */
export const OrderLookup = ({ props }: BlockViewProps<'order-lookup'>) => {
  const t = useTranslate()
  const navigate = useNavigate()
  return (
    <Notice heading={props.heading === '' ? t('orders.lookup') : props.heading}>
      <p>{props.text === '' ? t('orders.lookupText') : props.text}</p>
      <OrderLookupForm onQuery={(query) => void navigate('/orders/order-status', { state: { orderQuery: query } })} />
    </Notice>
  )
}
