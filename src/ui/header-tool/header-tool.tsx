import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import type { IconName } from '../icon/icon-name.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './header-tool.module.scss'

interface Props {
  readonly to: string
  readonly icon: IconName
  /** Read aloud and shown on hover. */
  readonly label: string
  readonly size?: string
  /** Left to the slide-out menu in narrow windows. */
  readonly isForWideWindows?: boolean
  readonly children?: ReactNode
}

/** An icon in the header that leads somewhere. */
export const HeaderTool = ({ to, icon, label, size = '2.4rem', isForWideWindows = false, children }: Props) => (
  <Link to={to} className={classNames(styles.tool, isForWideWindows && styles.wide)} aria-label={label} title={label}>
    <Icon name={icon} size={size} />
    {children}
  </Link>
)
