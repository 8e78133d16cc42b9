import { useEffect, useState } from 'react'
import type { Order } from '../../../schemas/api/checkout.ts'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { queryOrder } from '../../clients/commerce/operations/orders.ts'
import { reportFailure } from '../../clients/commerce/report-failure.ts'
import { incidentOf } from '../../lib/incident-of.ts'
import { report } from '../../lib/report.ts'
import type { OrderQuery } from './order-query.ts'

/** An order being looked for. Every refusal shows the same message, so that nobody learns which part was right (ROUTE-31). */
export type OrderAnswer =
  | { readonly state: 'idle' }
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly order: Order }
  | { readonly state: 'failed'; readonly incident: string | undefined }

/** Asks for an order whenever the query is another one; undefined asks for nothing. */
export const useOrderQuery = (query: OrderQuery | undefined): OrderAnswer => {
  const commerce = useCommerce()
  const [answer, setAnswer] = useState<OrderAnswer>({ state: 'idle' })
  useEffect(() => {
    if (query === undefined) return undefined
    let isCurrent = true
    const settle = (next: OrderAnswer): void => {
      if (isCurrent) setAnswer(next)
    }
    setAnswer({ state: 'asking' })
    queryOrder(commerce)(query).then(
      (order) => settle({ state: 'found', order }),
      (cause: unknown) => {
        reportFailure(report, cause, { code: 'orderQueryFailed', message: 'An order could not be looked for' })
        settle({ state: 'failed', incident: incidentOf(cause) })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [commerce, query])
  return query === undefined ? { state: 'idle' } : answer
}
