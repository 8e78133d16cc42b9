import type { BlockViewProps } from '../block.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { useSite } from '../../src/site/site-context.tsx'
import styles from './header-bar.module.scss'

/** The main row of the header: logo, navigation and the shopper's tools. */
export const HeaderBar = ({ props, slots }: BlockViewProps<'header-bar'>) => {
  const { headerContainer = 'medium' } = useSite().site.components
  return (
    <div className={classNames(styles.bar, props.sticky && styles.sticky)} data-container={headerContainer}>
      <div className={styles.inside}>
        <div className={styles.navigation}>{slots.navigation}</div>
        <div className={styles.start}>{slots.start}</div>
        <div className={styles.end}>{slots.end}</div>
      </div>
    </div>
  )
}
