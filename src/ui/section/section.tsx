import type { ComponentProps } from 'react'
import { classNames } from '../../lib/class-names.ts'
import styles from './section.module.scss'

interface Props extends ComponentProps<'div'> {
  /** Widest the content gets. */
  readonly width?: 'small' | 'medium' | 'full'
  readonly as?: 'div' | 'section' | 'aside'
}

/**
 * The frame of a block on the page: gutters, width, and the space to its neighbours. Inside a slot, whose owner sets
 * `--section-gutter` and `--section-space` (see `slot` in section.module.scss), the same block fits in without them.
 * One with `data-intro` belongs to what follows it, as a heading does, and is closer to it.
 */
export const Section = ({ width = 'medium', as: Tag = 'div', className, ...rest }: Props) => (
  <Tag {...rest} className={classNames(styles.section, styles[width], className)} />
)
