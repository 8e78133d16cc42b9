import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import { usePriceFormat } from '../../src/i18n/use-price-format.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCheckout } from '../../src/features/checkout/checkout.provider.tsx'
import type { CheckoutStep } from '../../src/features/checkout/checkout-types.ts'
import { upToQuery } from '../../src/lib/breakpoints.ts'
import { useMedia } from '../../src/lib/use-media.ts'
import { OrderSummary } from './order-summary.tsx'
import { RunningOffers } from './running-offers.tsx'
import { ActionTarget } from './step-action.tsx'
import styles from './step-columns.module.scss'

interface Props {
  /** Of a bag with something in it; undefined where there are no sums to show. */
  readonly step: CheckoutStep | undefined
  /** A step with sums before it is being read: the room of their line is there already, so that nothing moves when it comes. */
  readonly isAwaited: boolean
  /** Blocks that merchandisers put under the summary. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** A step and what the order costs, with the way on. */
export const StepColumns = ({ step, isAwaited, aside, children }: Props) => {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const isNarrow = useMedia(NARROW)
  // Not at the bag, which is the order itself.
  const isFolded = isNarrow && step !== 'basket'
  return (
    <ActionTarget value={step === undefined ? undefined : target}>
      <div className={step === undefined ? styles.single : styles.columns}>
        {step === undefined
          ? isAwaited && <div className={styles.room} />
          : isFolded && (
              <div className={styles.above}>
                <OrderSummary step={step} isFolded />
              </div>
            )}
        <div className={styles.step}>{children}</div>
        {/* Beside the step, sums and way on stay in sight together. There from the start, and one element at every step: what stays HTML cannot
            be made in the browser. */}
        <aside className={styles.beside} hidden={step === undefined}>
          {step !== undefined && !isFolded && <OrderSummary step={step} />}
          {step !== undefined && !isNarrow && <div ref={setTarget} className={styles.action} />}
          <div className={styles.blocks}>{aside}</div>
          {step === 'basket' && <RunningOffers />}
        </aside>
        {step !== undefined && isNarrow && (
          // Under the step the way on stays at the lower edge, with the sum, which the button of the review names itself.
          <div ref={setTarget} className={styles.bar}>
            {step !== 'review' && <Total />}
          </div>
        )}
      </div>
    </ActionTarget>
  )
}

/** Up to this width the sums are a closed line before the step, and the way on a bar. */
const NARROW = upToQuery('tabletMedium')

const Total = () => {
  const t = useTranslate()
  const format = usePriceFormat()
  const { actor } = useCheckout()
  const total = useSelector(actor, ({ context }) => context.cart?.cartSummary.totalCost ?? 0)
  return (
    <p className={styles.total}>
      {t('checkout.summary.total')} <bdi>{format(total)}</bdi>
    </p>
  )
}
