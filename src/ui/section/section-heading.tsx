import type { ComponentProps } from 'react'
import { useLook } from '../../site/use-look.ts'
import { classNames } from '../../lib/class-names.ts'
import styles from './section-heading.module.scss'

/** The heading of a section among others, as the theme has headings. */
export const SectionHeading = ({ className, children, ...rest }: ComponentProps<'h2'>) => (
  <h2 {...rest} data-look={useLook('headings')} className={classNames(styles.heading, className)}>
    {children}
  </h2>
)
