import type { ComponentProps } from 'react'
import type { NavigationNode } from '../../site/navigation.ts'
import { Link } from '../../ui/link/link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { EntryWords } from './entry-words.tsx'
import styles from './promoted-link.module.scss'

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'newWindow' | 'className' | 'children'> {
  readonly node: NavigationNode
  /** CSS `sizes` of the picture. */
  readonly sizes: string
}

/** A picture with words below it that lead somewhere. */
export const PromotedLink = ({ node, sizes, ...rest }: Props) => (
  <Link to={node.path} newWindow={node.target !== undefined} className={styles.link} data-color={node.color} {...rest}>
    {node.image !== undefined && (
      <Picture src={node.image} width={720} height={900} alt="" aspect="4 / 5" sizes={sizes} className={styles.picture} />
    )}
    <span className={styles.words}>
      <EntryWords node={node} label={node.label} />
    </span>
  </Link>
)
