import type { BlockViewProps } from '../block.ts'
import styles from './header-list.module.scss'

/** A few links in a row. */
export const HeaderList = ({ slots }: BlockViewProps<'header-list'>) => <div className={styles.list}>{slots.links}</div>
