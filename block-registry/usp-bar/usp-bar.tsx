import type { BlockViewProps } from '../block.ts'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './usp-bar.module.scss'

/** Short promises in a row. */
export const UspBar = ({ slots }: BlockViewProps<'usp-bar'>) => (
  <div className={styles.bar}>
    <Section className={styles.section}>
      <div className={styles.items}>{slots.items}</div>
    </Section>
  </div>
)
