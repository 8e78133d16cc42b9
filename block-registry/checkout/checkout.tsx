import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { CheckoutProvider, useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import { CHECKOUT_STEPS, type CheckoutStep } from '../../src/features/checkout/checkout-types.ts'
import { useCheckoutAddress } from '../../src/features/checkout/use-checkout-address.ts'
import { hasShipping } from '../../src/lib/needs-shipping.ts'
import { report } from '../../src/lib/report.ts'
import { leaveForCompletion } from '../../src/features/checkout/leave-for-completion.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import type { BlockViewProps } from '../block.ts'
import { BasketStep } from './basket-step.tsx'
import { CheckoutMessages } from './checkout-messages.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { StepLoading } from './step-loading.tsx'
import { StepColumns } from './step-columns.tsx'
import { stepKey } from './step-key.ts'
import { StepList } from './step-list.tsx'
import styles from './checkout.module.scss'

/** Bag, shipping, payment, review: the checkout flow as one block (ROUTE-12, ROUTE-32). */
export const Checkout = ({ slots }: BlockViewProps<'checkout'>) => (
  <CheckoutProvider>
    <Steps {...slots} />
  </CheckoutProvider>
)

const VIEWS = { basket: BasketStep, shipping: ShippingStep, payment: PaymentStep, review: ReviewStep } as const

const Steps = ({ aside, empty }: { readonly aside?: ReactNode; readonly empty?: ReactNode }) => {
  const { actor } = useCheckout()
  const step = useSelector(actor, (snapshot) => CHECKOUT_STEPS.find((name) => snapshot.hasTag(name)))
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'))
  const hasItems = useSelector(actor, ({ context: { cart } }) => cart !== undefined && cart.items.length + cart.unavailableItems.length > 0)
  const ships = useSelector(actor, ({ context: { cart } }) => hasShipping(cart?.items ?? []))
  const onStepInAddress = useCallback((asked: CheckoutStep) => actor.send({ type: 'step.requested', step: asked }), [actor])
  const isAtBag = (usePageContext().params['step'] ?? 'basket') === 'basket'
  useCheckoutAddress({ step, onStepInAddress })
  useCompletion()
  const heading = useStepFocus(step)

  if (isUnavailable) return <CheckoutUnavailable onRetry={() => actor.send({ type: 'cart.retried' })} />
  const View = step === undefined ? StepLoading : VIEWS[step]
  return (
    <div className={styles.checkout}>
      <StepColumns step={hasItems ? step : undefined} isAwaited={step === undefined && !isAtBag} aside={aside}>
        <StepList current={step} ships={ships} onStep={onStepInAddress} />
        <section className={styles.step} aria-labelledby="checkout-step">
          <StepHeading title={`${stepKey(step ?? 'basket', ships)}.title`} headingRef={heading} />
          <CheckoutMessages />
          <View />
        </section>
      </StepColumns>
      {/* There from the start: what stays HTML cannot be made in the browser. */}
      <div className={styles.empty} hidden={step !== 'basket' || hasItems}>
        {empty}
      </div>
    </div>
  )
}

const StepHeading = ({
  title,
  headingRef,
}: {
  readonly title: string
  readonly headingRef: React.RefObject<HTMLHeadingElement | null>
}) => {
  const t = useTranslate()
  return (
    <h1 id="checkout-step" className={styles.heading} ref={headingRef} tabIndex={-1}>
      {t(title)}
    </h1>
  )
}

/** A new step takes the focus to its heading; the first one shown does not take it from anywhere. */
const useStepFocus = (step: CheckoutStep | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<CheckoutStep | undefined>(undefined)
  useEffect(() => {
    if (before.current !== undefined && step !== undefined && before.current !== step) heading.current?.focus()
    if (step !== undefined) before.current = step
  }, [step])
  return heading
}

/** Leaves for the completion page once the order is placed (CHECKOUT-03, FRAME-14). */
const useCompletion = (): void => {
  const { actor } = useCheckout()
  const { basePath } = useSite()
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.status === 'done') leaveForCompletion({ response: snapshot.output, basePath, report })
    })
    return () => subscription.unsubscribe()
  }, [actor, basePath])
}

/** The bag could not be read: it is still there, and reading it can be retried (CART-04). */
const CheckoutUnavailable = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useTranslate()
  const { actor } = useCheckout()
  const incident = useSelector(actor, (snapshot) => snapshot.context.incident)
  return (
    <div className={styles.checkout}>
      <h1 className={styles.heading}>{t('checkout.step.basket.title')}</h1>
      <Alert tone="danger" title={t('checkout.unavailable.title')} incident={incident}>
        <p>{t('checkout.unavailable.text')}</p>
      </Alert>
      <Button type="button" onClick={onRetry}>
        {t('checkout.tryAgain')}
      </Button>
    </div>
  )
}
