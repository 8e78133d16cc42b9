import type { BlockViewProps } from '../block.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './button-group.module.scss'

/** Buttons side by side, under each other in narrow windows. */
export const ButtonGroup = ({ props, slots }: BlockViewProps<'button-group'>) => (
  <Section>
    <div className={classNames(styles.group, styles[props.align], styles[props.stackBelow])}>{slots.buttons}</div>
  </Section>
)
