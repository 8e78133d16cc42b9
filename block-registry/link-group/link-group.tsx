import type { BlockViewProps } from '../block.ts'
import styles from './link-group.module.scss'

/** Links under a heading. */
export const LinkGroup = ({ props, slots }: BlockViewProps<'link-group'>) => (
  <div className={styles.group}>
    <h2 className={styles.heading}>{props.heading}</h2>
    <div className={styles.links}>{slots.links}</div>
  </div>
)
