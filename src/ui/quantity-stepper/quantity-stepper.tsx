import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './quantity-stepper.module.scss'

interface Props {
  /** What is counted: "Quantity of Everyday tee". */
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly isDisabled?: boolean
  readonly onChange: (value: number) => void
}

/** A small whole number, one step at a time. The number itself is announced when it changes. */
export const QuantityStepper = ({ label, value, min = 1, max = 99, isDisabled = false, onChange }: Props) => {
  const t = useTranslate()
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        className={styles.button}
        disabled={isDisabled || value <= min}
        aria-label={t('ui.decrease', { label })}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size="1.6rem" />
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        className={styles.button}
        disabled={isDisabled || value >= max}
        aria-label={t('ui.increase', { label })}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size="1.6rem" />
      </button>
    </div>
  )
}
