import type { BlockViewProps } from '../block.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { Section } from '../../src/ui/section/section.tsx'
import { widthProperties } from '../../src/ui/widths/width-properties.ts'
import styles from './button-group.module.scss'

/** Buttons side by side, under each other in narrow windows. */
export const ButtonGroup = ({ props, slots }: BlockViewProps<'button-group'>) => (
  <Section>
    <div
      className={classNames(styles.group, styles[props.stackBelow])}
      style={widthProperties('align', props.align, (align) => JUSTIFY[align])}
    >
      {slots.buttons}
    </div>
  </Section>
)

const JUSTIFY = { start: 'flex-start', center: 'center', end: 'flex-end' } as const
