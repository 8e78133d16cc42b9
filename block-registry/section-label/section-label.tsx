import type { BlockViewProps } from '../block.ts'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './section-label.module.scss'

/** A small label above a section. */
export const SectionLabel = ({ props }: BlockViewProps<'section-label'>) => (
  <Section data-intro="" className={styles.section}>
    <p className={styles.label}>{props.text}</p>
  </Section>
)
