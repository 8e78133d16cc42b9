import { useEffect, useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { OrderLookupForm } from '../../src/features/orders/order-lookup-form.tsx'
import { InvoiceButton } from '../../src/features/orders/invoice-button.tsx'
import { OrderDelivery } from '../../src/features/orders/order-delivery.tsx'
import { OrderSummary } from '../../src/features/orders/order-summary.tsx'
import { useOrderQuery } from '../../src/features/orders/use-order-query.ts'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Notice } from '../../src/ui/notice/notice.tsx'
import { Spinner } from '../../src/ui/waiting/spinner.tsx'
import { useLocation, useNavigate } from '../../src/page/router-context.ts'
import { readOrderQuery, type OrderQuery } from '../../src/features/orders/order-query.ts'
import type { BlockViewProps } from '../block.ts'

/** The status of an order, by the query of the form or a mail's link; without one it shows the form. */
export const OrderStatus = ({ props }: BlockViewProps<'order-status'>) => {
  const t = useTranslate()
  const { query, orderReference, ask } = useStatusQuery()
  const answer = useOrderQuery(query)
  return (
    <Notice heading={props.heading === '' ? t('orders.status') : props.heading}>
      {answer.state === 'failed' && (
        <Alert tone="danger" incident={answer.incident}>
          {t('orders.notFound')}
        </Alert>
      )}
      {answer.state === 'asking' && <Spinner label={t('orders.loading')} />}
      {answer.state === 'found' && (
        <>
          <OrderSummary order={answer.order} />
          <OrderDelivery order={answer.order} paymentMethod={answer.order.paymentMethod} />
          <InvoiceButton order={answer.order} />
        </>
      )}
      {(answer.state === 'idle' || answer.state === 'failed') && (
        <OrderLookupForm key={orderReference} orderReference={orderReference} onQuery={ask} />
      )}
    </Notice>
  )
}

interface StatusQuery {
  readonly query: OrderQuery | undefined
  /** Of the order; empty where it is not known. */
  readonly orderReference: string
  readonly ask: (query: OrderQuery) => void
}

/**
 * The query this page was opened with: from the form, by history state, or from a mail, by parameters, of which the
 * personal ones are removed from the address at once (ROUTE-31). Undefined on the server, where pages are the same for everyone.
 */
const useStatusQuery = (): StatusQuery => {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [query, setQuery] = useState<OrderQuery>()
  const [orderReference, setOrderReference] = useState('')

  useEffect(() => {
    const parameters = new URLSearchParams(search)
    const opened = readOrderQuery(queryIn(state)) ?? readOrderQuery(Object.fromEntries(parameters))
    if (opened !== undefined) setQuery(opened)
    setOrderReference((known) => opened?.orderReference ?? parameters.get('orderReference') ?? known)
    if (PERSONAL.every((name) => !parameters.has(name))) return
    PERSONAL.forEach((name) => parameters.delete(name))
    void navigate(`?${parameters.toString()}`, { replace: true })
  }, [search, state, navigate])

  return { query, orderReference, ask: setQuery }
}

const PERSONAL = ['email', 'phone', 'hash'] as const

const queryIn = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null && 'orderQuery' in state && typeof state.orderQuery === 'object' && state.orderQuery !== null
    ? { ...state.orderQuery }
    : {}
