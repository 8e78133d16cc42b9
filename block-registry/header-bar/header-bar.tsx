import type { BlockViewProps } from '../block.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { useLook } from '../../src/site/use-look.ts'
import styles from './header-bar.module.scss'

/** The main row of the header: logo, navigation and the shopper's tools. Without a navigation it is lower, and its logo at the start. */
export const HeaderBar = ({ props, slots }: BlockViewProps<'header-bar'>) => {
  const { headerContainer = 'medium' } = useSite().site.components
  return (
    <div className={classNames(styles.bar, props.sticky && styles.sticky)} data-container={headerContainer} data-look={useLook('header')}>
      <div className={classNames(styles.inside, slots.navigation === undefined && styles.bare)}>
        {slots.navigation !== undefined && <div className={styles.navigation}>{slots.navigation}</div>}
        <div className={styles.start}>{slots.start}</div>

        <div className={styles.end}>{slots.end}</div>
      </div>
    </div>
  )
}
