import { withFilter, type FilterOption } from '../../src/features/listing/listing-address.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { showsCategoryNavigation } from '../../src/features/listing/side-navigation.ts'
import { useListing, type ListingAccess } from '../../src/features/listing/use-listing.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useNavigationTree } from '../../src/site/navigation-context.tsx'
import { useSite } from '../../src/site/site-context.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import type { NavigationNode } from '../../src/site/navigation.ts'
import type { BlockViewProps } from '../block.ts'
import styles from './category-navigation.module.scss'

/** Categories that the listed products are in, on pages that cut across the tree (CATNAV-01 to CATNAV-06). */
export const CategoryNavigation = ({ props }: BlockViewProps<'category-navigation'>) => {
  const t = useTranslate()
  const { site } = useSite()
  const context = usePageContext()
  const access = useListing()
  const tree = useNavigationTree()
  if (access === undefined || !showsCategoryNavigation(context, site)) return null
  const entries = categoryEntries(tree, access.listing.facets.categories ?? [], props.levels)
  if (entries.length === 0) return null
  return (
    <Section width="full">
      <nav aria-label={t('listing.categories')} className={styles.tree} data-categories="">
        <p className={styles.heading}>{t('listing.categories')}</p>
        <Entries entries={entries} access={access} level={0} />
      </nav>
    </Section>
  )
}

interface EntriesProps {
  readonly entries: readonly CategoryEntry[]
  readonly access: ListingAccess
  readonly level: number
}

const Entries = ({ entries, access, level }: EntriesProps) => (
  <ul className={styles.level} style={{ '--level': level }}>
    {entries.map((entry) => (
      <li key={entry.tag}>
        <EntryLink entry={entry} access={access} />
        {entry.children.length > 0 && <Entries entries={entry.children} access={access} level={level + 1} />}
      </li>
    ))}
  </ul>
)

/** Choosing sets exactly this category; choosing it again takes it away (CATNAV-05, TRICKY-18). */
const EntryLink = ({ entry, access: { address, hrefOf } }: Omit<EntriesProps, 'entries' | 'level'> & { readonly entry: CategoryEntry }) => {
  const isActive = (address.filters.categories ?? []).includes(entry.tag)
  return (
    <Link
      to={hrefOf(withFilter(address, 'categories', isActive ? [] : [entry.tag]))}
      rel="nofollow"
      data-track="category"
      data-track-title={entry.tag}
      className={styles.link}
      {...(isActive ? { 'aria-current': 'true' } : {})}
    >
      {entry.label} <span className={styles.count}>{entry.count}</span>
    </Link>
  )
}

/** A category of the tree that listed products are in. */
interface CategoryEntry {
  readonly tag: string
  readonly label: string
  readonly count: number
  readonly children: readonly CategoryEntry[]
}

/**
 * Tree nodes whose category occurs among the listed products' categories. Hidden nodes and nodes that mean "on sale" are
 * left out with all that is under them (CATNAV-06).
 */
const categoryEntries = (nodes: readonly NavigationNode[], options: readonly FilterOption[], levels: number): readonly CategoryEntry[] => {
  if (levels <= 0) return []
  return nodes.flatMap((node) => {
    const [tag] = node.filters['categories'] ?? []
    const option = options.find((facet) => facet.tag === tag)
    if (node.hide === true || node.filters['onSale'] !== undefined || option === undefined) return []
    return [{ tag: option.tag, label: node.label, count: option.count, children: categoryEntries(node.children, options, levels - 1) }]
  })
}
