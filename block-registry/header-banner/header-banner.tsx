import type { BlockViewProps } from '../block.ts'
import { Link } from '../../src/ui/link/link.tsx'
import styles from './header-banner.module.scss'

/** One line above the header. */
export const HeaderBanner = ({ props, meta }: BlockViewProps<'header-banner'>) => (
  <p data-track="banner" data-track-title={meta.analyticsTitle ?? props.text} className={styles.banner}>
    {props.href === '' ? (
      props.text
    ) : (
      <Link to={props.href} className={styles.link}>
        {props.text}
      </Link>
    )}
  </p>
)
