import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { OrderLookupForm } from '../../src/features/orders/order-lookup-form.tsx'
import { OrderSummary } from '../../src/features/orders/order-summary.tsx'
import { useOrderQuery } from '../../src/features/orders/use-order-query.ts'
import { useStatusQuery } from './use-status-query.ts'
import { Alert } from '../../src/ui/alert/alert.tsx'
import { Notice } from '../../src/ui/notice/notice.tsx'
import { Spinner } from '../../src/ui/spinner/spinner.tsx'

/** The status of an order, by the query of the form or a mail's link; without one it shows the form. */
export const OrderStatus = ({ props }: BlockViewProps<'order-status'>) => {
  const t = useTranslate()
  const { query, orderReference, ask } = useStatusQuery()
  const answer = useOrderQuery(query)
  return (
    <Notice heading={props.heading === '' ? t('orders.status') : props.heading}>
      {answer.state === 'failed' && <Alert tone="danger">{t('orders.notFound')}</Alert>}
      {answer.state === 'asking' && <Spinner label={t('orders.loading')} />}
      {answer.state === 'found' && <OrderSummary order={answer.order} />}
      {(answer.state === 'idle' || answer.state === 'failed') && (
        <OrderLookupForm key={orderReference} orderReference={orderReference} onQuery={ask} />
      )}
    </Notice>
  )
}
