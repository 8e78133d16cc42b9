import { useTranslate } from '../../src/i18n/use-translate.ts'
import { CHECKOUT_STEPS, type CheckoutStep } from '../../src/features/checkout/checkout-types.ts'
import { stepKey } from './step-key.ts'
import styles from './step-list.module.scss'

interface Props {
  readonly current: CheckoutStep | undefined
  /** Something of the bag is shipped. */
  readonly ships: boolean
  readonly onStep: (step: CheckoutStep) => void
}

/** The steps with the current one; completed ones are links. */
export const StepList = ({ current, ships, onStep }: Props) => {
  const t = useTranslate()
  const reached = current === undefined ? 0 : CHECKOUT_STEPS.indexOf(current)
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles.list}>
        {CHECKOUT_STEPS.map((step, index) => (
          <li key={step} className={styles.item} {...(index === reached ? { 'aria-current': 'step' as const } : {})}>
            {index < reached ? (
              <button type="button" className={styles.back} onClick={() => onStep(step)}>
                {t(`${stepKey(step, ships)}.name`)}
              </button>
            ) : (
              <span className={styles.name}>{t(`${stepKey(step, ships)}.name`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
