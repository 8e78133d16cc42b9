import { useEffect } from 'react'
import { report } from '../../src/lib/report.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { leaveForCompletion } from '../../src/features/checkout/leave-for-completion.ts'
import { useSite } from '../../src/site/site-context.tsx'

/** Leaves for the completion page once the order is placed (CHECKOUT-03, FRAME-14). */
export const useCompletion = (): void => {
  const { actor } = useCheckout()
  const { basePath } = useSite()
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') leaveForCompletion({ response: snapshot.output, basePath, report })
    })
    return () => subscription.unsubscribe()
  }, [actor, basePath])
}
