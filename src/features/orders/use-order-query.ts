import { useEffect, useState } from 'react'
import type { Order } from '../../../schemas/api/checkout.ts'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { queryOrder } from '../../clients/commerce/operations/orders.ts'
import type { OrderQuery } from './order-query.ts'

/** An order being looked for. Every failure shows the same message, so that nobody learns which part was right (ROUTE-31). */
export type OrderAnswer =
  | { readonly state: 'idle' }
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly order: Order }
  | { readonly state: 'failed' }

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
      () => settle({ state: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [commerce, query])
  return query === undefined ? { state: 'idle' } : answer
}
