import { EntryWords } from '../../src/features/menu/entry-words.tsx'
import { PromotedLink } from '../../src/features/menu/promoted-link.tsx'
import { contentsOf } from '../../src/features/menu/visible-children.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'
import { CachedFragment } from '../../src/ui/cached-fragment/cached-fragment.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Picture } from '../../src/ui/picture/picture.tsx'
import { menuColumns, type MenuColumn } from './menu-columns.ts'
import { ROW_ATTRIBUTE } from './use-desktop-menu.ts'
import styles from './desktop-menu.module.scss'

interface Props {
  readonly node: NavigationNode
}

/** What is under a first-level entry: columns of links, and pictures with a link or its own. */
export const MenuPanel = ({ id, node }: Props & { readonly id: string }) => (
  <div id={id} className={styles.panel}>
    <CachedFragment as="div" className={styles.inside} by={(nameOf) => nameOf(node)}>
      {() => <PanelContent node={node} />}
    </CachedFragment>
  </div>
)

const PanelContent = ({ node }: Props) => {
  const contents = contentsOf(node)
  return (
    <>
      <div className={styles.columns}>
        {menuColumns(node).map((column, index) => (
          <LinkColumn key={`${index} ${column.heading}`} column={column} node={node} />
        ))}
      </div>
      {contents.length > 0 && (
        <ul className={styles.contents} {...{ [ROW_ATTRIBUTE]: '' }}>
          {contents.map((content, index) => (
            <li key={`${index} ${content.path}`}>
              <PromotedLink node={content} sizes="200px" />
            </li>
          ))}
        </ul>
      )}
      {contents.length === 0 && node.image !== undefined && (
        <Picture src={node.image} width={720} height={900} alt="" aspect="4 / 5" sizes="240px" className={styles.picture} />
      )}
    </>
  )
}

const LinkColumn = ({ column: { heading, nodes }, node }: Props & { readonly column: MenuColumn }) => {
  const t = useTranslate()
  return (
    <ul className={styles.column}>
      {heading !== undefined && <li className={styles.heading}>{heading}</li>}
      {nodes.map((child, row) => (
        <li key={`${row} ${child.path}`}>
          <Link to={child.path} newWindow={child.target !== undefined} className={styles.link} data-color={child.color}>
            <EntryWords node={child === node ? {} : child} label={child === node ? t('frame.all', { label: node.label }) : child.label} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
