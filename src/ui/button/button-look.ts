import { classNames } from '../../lib/class-names.ts'
import styles from './button.module.scss'

export interface ButtonLook {
  /** One primary a view; text is the quietest. */
  readonly variant?: 'primary' | 'secondary' | 'text'
  readonly size?: 'small' | 'medium' | 'large'
  readonly fullWidth?: boolean
}

/** Class names of a button's look, for buttons and for links that look like one. */
export const buttonClassNames = ({ variant = 'primary', size = 'medium', fullWidth = false }: ButtonLook, className?: string): string =>
  classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className)
