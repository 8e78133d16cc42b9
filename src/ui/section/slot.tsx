import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names.ts'
import styles from './slot.module.scss'

interface Props extends ComponentProps<'div'> {
  /** Space between the blocks in it. */
  readonly gap?: 'none' | 'small' | 'medium'
}

/** Room for blocks inside a block: they fill it edge to edge. */
export const Slot = ({ gap = 'medium', className, ...rest }: Props) => (
  <div {...rest} className={classNames(styles.slot, styles[gap], className)} />
)
