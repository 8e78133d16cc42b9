import type { BlockViewProps } from '../block.ts'
import type { IconName } from '../../src/ui/icon/icon-name.ts'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import styles from './usp-item.module.scss'

/** One short promise, with more about it behind a link. */
export const UspItem = ({ props }: BlockViewProps<'usp-item'>) => (
  <p className={styles.item}>
    <Icon name={ICONS[props.icon]} size="2.2rem" className={styles.icon} />
    {props.href === '' ? (
      <span>{props.text}</span>
    ) : (
      <Link to={props.href} className={styles.link}>
        {props.text}
      </Link>
    )}
  </p>
)

const ICONS = {
  delivery: 'truck',
  returns: 'return',
  quality: 'shield',
  gift: 'gift',
  store: 'map-pin',
  chat: 'chat',
  leaf: 'leaf',
  lock: 'lock',
} as const satisfies Readonly<Record<string, IconName>>
