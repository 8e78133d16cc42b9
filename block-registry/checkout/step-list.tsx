import { useTranslate } from '../../src/i18n/use-translate.ts'
import { CHECKOUT_STEPS, type CheckoutStep } from '../../src/features/checkout/checkout-types.ts'
import styles from './step-list.module.scss'

interface Props {
  readonly current: CheckoutStep | undefined
  readonly onStep: (step: CheckoutStep) => void
}

/** The steps with the current one; completed ones are links. */
export const StepList = ({ current, onStep }: Props) => {
  const t = useTranslate()
  const reached = current === undefined ? 0 : CHECKOUT_STEPS.indexOf(current)
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles.list}>
        {CHECKOUT_STEPS.map((step, index) => (
          <li key={step} className={styles.item} {...(index === reached ? { 'aria-current': 'step' as const } : {})}>
            {index < reached ? (
              <button type="button" className={styles.back} onClick={() => onStep(step)}>
                {t(`checkout.step.${step}.name`)}
              </button>
            ) : (
              <span className={styles.name}>{t(`checkout.step.${step}.name`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
