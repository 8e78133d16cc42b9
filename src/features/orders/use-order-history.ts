import { useCallback, useEffect, useRef, useState } from 'react'
import type { Order } from '../../../schemas/api/checkout.ts'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { listOrders, type OrderKey } from '../../clients/commerce/operations/orders.ts'
import { incidentOf } from '../../lib/incident-of.ts'
import { report } from '../../lib/report.ts'

interface OrderHistory {
  /** Newest first; those of the pages loaded so far. */
  readonly orders: readonly Order[]
  readonly state: 'loading' | 'loaded' | 'failed'
  readonly incident: string | undefined
  readonly hasMore: boolean
  /** Loads the next page, or the one that failed once more. */
  readonly loadMore: () => void
}

const FIRST: OrderKey = { lastKey: null, lastKeyTs: null }

/** The signed-in user's orders, a page of ten at a time. */
export const useOrderHistory = (): OrderHistory => {
  const commerce = useCommerce()
  const [orders, setOrders] = useState<readonly Order[]>([])
  const [state, setState] = useState<OrderHistory['state']>('loading')
  const [incident, setIncident] = useState<string>()
  const [next, setNext] = useState<OrderKey>(FIRST)
  const isAsking = useRef(false)
  const load = useCallback(
    async (key: OrderKey): Promise<void> => {
      if (isAsking.current) return
      isAsking.current = true
      setState('loading')
      try {
        const page = await listOrders(commerce)(key)
        setOrders((before) => (key.lastKey === null ? page.orders : [...before, ...page.orders]))
        setNext({ lastKey: page.lastKey, lastKeyTs: page.lastKeyTs })
        setState('loaded')
      } catch (cause) {
        report({ code: 'orderHistoryFailed', message: 'Orders could not be listed', details: { cause: String(cause) } })
        setIncident(incidentOf(cause))
        setState('failed')
      } finally {
        isAsking.current = false
      }
    },
    [commerce],
  )
  useEffect(() => void load(FIRST), [load])
  return { orders, state, incident, hasMore: next.lastKey !== null, loadMore: () => void load(next) }
}
