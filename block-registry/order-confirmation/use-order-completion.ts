import { useCallback, useEffect, useRef, useState } from 'react'
import { CommerceError } from '../../src/clients/commerce/commerce-client.ts'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import { completeCheckout, type CheckoutCompletion } from '../../src/clients/commerce/operations/checkout.ts'
import { incidentOf } from '../../src/lib/incident-of.ts'
import { useCartStore } from '../../src/features/cart/cart.provider.tsx'
import { forgetDraft } from '../../src/features/checkout/checkout-draft.ts'
import { removePendingCheckout } from '../../src/features/checkout/pending-checkout.ts'
import { report } from '../../src/lib/report.ts'
import { useNavigate } from '../../src/page/router-context.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { readCompletion, writeCompletion } from './stored-completion.ts'
import { tabStorage } from '../../src/lib/browser-storage.ts'

export type OrderCompletion =
  | { readonly kind: 'reading' }
  /** Paid for in this tab, or waiting for its payment. What may not be told a second time is absent. */
  | { readonly kind: 'placed'; readonly utr: string; readonly completion: CheckoutCompletion }
  /** The address names no order that may be told here. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly incident: string | undefined; readonly retry: () => void }

interface CompletionOfPage {
  readonly state: OrderCompletion
  /** The payment that was waited for has come; gets what the server tells then. */
  readonly become: (told: CheckoutCompletion) => void
}

const SECRETS = ['authorization', 'uat', 'utt']

/**
 * Redeems the token in the address once, and takes it out of the address (FRAME-14). What it told stays with the tab, so that the
 * page can be reloaded. The bag is read anew: it is empty now.
 */
export const useOrderCompletion = (): CompletionOfPage => {
  const { query } = usePageContext()
  const commerce = useCommerce()
  const { store } = useCartStore()
  const navigate = useNavigate()
  const token = useRef<{ readonly authorization: string; readonly utr: string }>(undefined)
  const { authorization, utr } = query
  const [state, setState] = useState<OrderCompletion>({ kind: utr === undefined ? 'none' : 'reading' })
  const become = useCallback(
    (told: CheckoutCompletion) => {
      if (utr === undefined) return
      const completion = told.order === undefined ? paid(readCompletion(tabStorage(), utr) ?? told) : told
      writeCompletion(tabStorage(), utr, completion)
      setState({ kind: 'placed', utr, completion })
    },
    [utr],
  )
  useEffect(() => {
    if (token.current !== undefined) return
    if (utr === undefined) return
    if (authorization === undefined) {
      const completion = readCompletion(tabStorage(), utr)
      setState(completion === undefined ? { kind: 'none' } : { kind: 'placed', utr, completion })
      return
    }
    const redeemed = { authorization, utr }
    token.current = redeemed
    const redeem = (): void => {
      completeCheckout(commerce)(redeemed).then(
        (answer) => {
          // The second use of a token tells nothing; what this tab was told before is still its own.
          const told = answer.order === undefined ? readCompletion(tabStorage(), utr) : answer
          if (answer.order !== undefined) writeCompletion(tabStorage(), utr, answer)
          setState({ kind: 'placed', utr, completion: told ?? answer })
        },
        (error: unknown) => {
          if (error instanceof CommerceError && error.status === 404) return setState({ kind: 'none' })
          report({ code: 'completionFailed', message: error instanceof Error ? error.message : 'The order could not be shown' })
          setState({
            kind: 'failed',
            incident: incidentOf(error),
            retry: () => {
              setState({ kind: 'reading' })
              redeem()
            },
          })
        },
      )
    }
    removePendingCheckout(tabStorage())
    forgetDraft(tabStorage())
    redeem()
    void store.load()
    const search = new URLSearchParams(location.search)
    for (const name of SECRETS) search.delete(name)
    void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true })
  }, [authorization, utr, commerce, store, navigate])
  return { state, become }
}

/** What the tab was told while the order waited, now that it is paid and nothing more is told. */
const paid = ({ order, ...rest }: CheckoutCompletion): CheckoutCompletion =>
  order === undefined ? rest : { ...rest, order: { ...order, status: 'placed' } }
