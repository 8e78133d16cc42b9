import type { BlockViewProps } from '../block.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './divider.module.scss'

/** A line or a space between sections. */
export const Divider = ({ props }: BlockViewProps<'divider'>) => (
  <Section className={classNames(styles.divider, styles[props.spacing])}>
    {props.variant === 'line' && <hr className={styles.line} />}
  </Section>
)
