import { classNames } from '../../lib/class-names.ts'
import styles from './spinner.module.scss'

interface Props {
  /** What is under way, read aloud; without it the spinner is decoration beside a text that says so. */
  readonly label?: string
  readonly className?: string | undefined
}

/** Something is under way. */
export const Spinner = ({ label, className }: Props) =>
  label === undefined ? (
    <span className={classNames(styles.spinner, className)} aria-hidden="true" />
  ) : (
    <span className={classNames(styles.spinner, className)} role="status" aria-label={label} />
  )
