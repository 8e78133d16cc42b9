import type { ComponentProps } from 'react'
import { Link } from '../link/link.tsx'
import { buttonClassNames, type ButtonLook } from './button-look.ts'
import styles from './button.module.scss'

type Props = ButtonLook & ComponentProps<typeof Link>

/** A link that looks like a button. */
export const ButtonLink = ({ variant = 'primary', size = 'medium', fullWidth = false, className, children, ...rest }: Props) => (
  <Link {...rest} className={buttonClassNames({ variant, size, fullWidth }, className)}>
    <span className={styles.label}>{children}</span>
  </Link>
)
