import type { BlockViewProps } from '../block.ts'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './accordion.module.scss'

/** Panels that open and close, under a heading. */
export const Accordion = ({ props, slots }: BlockViewProps<'accordion'>) => (
  <Section width="small">
    {props.heading !== '' && <h2 className={styles.heading}>{props.heading}</h2>}
    <div className={styles.panels}>{slots.panels}</div>
  </Section>
)
