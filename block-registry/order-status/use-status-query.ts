import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../src/page/router-context.ts'
import { readOrderQuery, type OrderQuery } from '../../src/features/orders/order-query.ts'

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
export const useStatusQuery = (): StatusQuery => {
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
