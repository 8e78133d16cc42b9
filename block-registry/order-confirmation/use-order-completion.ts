import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '../../src/page/router-context.ts'
import { report } from '../../src/lib/report.ts'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import { completeCheckout, type CheckoutCompletion } from '../../src/clients/commerce/operations/checkout.ts'
import { useCartStore } from '../../src/features/cart/cart.provider.tsx'
import { removePendingCheckout } from '../../src/features/checkout/pending-checkout.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'

const SECRETS = ['authorization', 'uat', 'utt']

/** Redeems the token in the address once, and takes it out of the address (FRAME-14). The bag is read anew: it is empty now. */
export const useOrderCompletion = (): CheckoutCompletion => {
  const { query } = usePageContext()
  const commerce = useCommerce()
  const { store } = useCartStore()
  const navigate = useNavigate()
  const [completion, setCompletion] = useState<CheckoutCompletion>({})
  const hasAsked = useRef(false)
  const { authorization, utr } = query
  useEffect(() => {
    if (hasAsked.current || authorization === undefined || utr === undefined) return
    hasAsked.current = true
    removePendingCheckout(globalThis.sessionStorage)
    completeCheckout(commerce)({ authorization, utr }).then(setCompletion, (error: unknown) => {
      report({ code: 'completionFailed', message: error instanceof Error ? error.message : 'The order could not be shown' })
    })
    void store.load()
    const search = new URLSearchParams(location.search)
    for (const name of SECRETS) search.delete(name)
    void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true })
  }, [authorization, utr, commerce, store, navigate])
  return completion
}
