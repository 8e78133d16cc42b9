import type { BlockViewProps } from '../block.ts'
import { Section } from '../../src/ui/section/section.tsx'
import { widthProperties } from '../../src/ui/widths/width-properties.ts'
import styles from './divider.module.scss'

/** A line or a space between sections. */
export const Divider = ({ props }: BlockViewProps<'divider'>) => (
  <Section className={styles.divider} style={widthProperties('room', props.spacing, (spacing) => ROOM[spacing])}>
    {props.variant === 'line' && <hr className={styles.line} />}
  </Section>
)

const ROOM = { small: 'var(--space-4)', medium: 'var(--space-8)', large: 'var(--space-14)' } as const
