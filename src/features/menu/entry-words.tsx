import type { NavigationNode } from '../../site/navigation.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './entry-words.module.scss'

interface Props {
  readonly node: Pick<NavigationNode, 'icon' | 'sublabel'>
  readonly label: string
}

/** What an entry of a menu says, with its icon and second line. */
export const EntryWords = ({ node: { icon, sublabel }, label }: Props) =>
  icon === undefined && sublabel === undefined ? (
    label
  ) : (
    <span className={styles.words}>
      {icon !== undefined && <Icon name={icon} size="1.8rem" />}
      <span>{label}</span> {sublabel !== undefined && <span className={styles.sublabel}>{sublabel}</span>}
    </span>
  )
