import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import styles from './badge.module.scss'

interface Props {
  readonly tone?: 'neutral' | 'accent' | 'sale' | 'warning'
  readonly children?: ReactNode
}

/** A word about a thing: new, sale, few left. */
export const Badge = ({ tone = 'neutral', children }: Props) => <span className={classNames(styles.badge, styles[tone])}>{children}</span>
