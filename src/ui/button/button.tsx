import type { ComponentProps } from 'react'
import { Spinner } from '../waiting/spinner.tsx'
import { buttonClassNames, type ButtonLook } from './button-look.ts'
import { GenericButton } from './generic-button.tsx'
import styles from './button.module.scss'

interface Props extends ButtonLook, Omit<ComponentProps<'button'>, 'type'> {
  /** Always given: no button inside a form submits by accident (BLOCK-59). */
  readonly type: 'button' | 'submit' | 'reset'
  /** Shows that something is under way by a ring at its end. The button keeps its width, its label and its focus, and ignores clicks. */
  readonly isBusy?: boolean
}

/** The shop's button. */
export const Button = ({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: Props) => (
  <GenericButton
    {...rest}
    className={buttonClassNames({ variant, size, fullWidth }, className)}
    {...(isBusy ? { 'aria-disabled': true, 'aria-busy': true, onClick: preventPress } : { onClick })}
  >
    <span className={styles.label}>{children}</span>
    {isBusy && <Spinner className={styles.spinner} />}
  </GenericButton>
)

/** A busy submit button must not submit a second time; it stays focusable, so focus is not lost. */
const preventPress = (event: { preventDefault: () => void }): void => event.preventDefault()
