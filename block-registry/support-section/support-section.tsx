import type { BlockViewProps } from '../block.ts'
import styles from './support-section.module.scss'

/** Links to one kind of help. */
export const SupportSection = ({ props, slots }: BlockViewProps<'support-section'>) => (
  <div>
    <h3 className={styles.label}>{props.label}</h3>
    <div className={styles.items}>{slots.items}</div>
  </div>
)
