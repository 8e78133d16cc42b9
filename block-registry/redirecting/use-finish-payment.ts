import { useEffect, useRef } from 'react'
import { useNavigate } from '../../src/page/router-context.ts'
import { report } from '../../src/lib/report.ts'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import { finishPayment } from '../../src/features/checkout/finish-payment.ts'
import { leaveForCompletion } from '../../src/features/checkout/leave-for-completion.ts'
import { readPendingCheckout } from '../../src/features/checkout/pending-checkout.ts'
import { planRedirect } from '../../src/features/checkout/plan-redirect.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useSite } from '../../src/site/site-context.tsx'

/** Finishes the payment of the address, or goes to the page it names, or home. */
export const useFinishPayment = (): void => {
  const { query } = usePageContext()
  const { basePath } = useSite()
  const commerce = useCommerce()
  const navigate = useNavigate()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const plan = planRedirect(query)
    if (plan.kind === 'go') {
      void navigate(plan.path, { replace: true })
      return
    }
    const pending = readPendingCheckout(globalThis.sessionStorage)
    void finishPayment({ commerce, pending, utr: plan.utr, details: plan.details, userAgent: navigator.userAgent, report }).then(
      (result) => {
        if (result.kind === 'placed') leaveForCompletion({ response: result.response, basePath, report })
        else
          void navigate(
            `/checkout/payment?${new URLSearchParams({ statusCode: result.statusCode, utr: plan.utr, ...(plan.paymentMethod === undefined ? {} : { paymentMethod: plan.paymentMethod }) })}`,
            { replace: true },
          )
      },
    )
  }, [query, basePath, commerce, navigate])
}
