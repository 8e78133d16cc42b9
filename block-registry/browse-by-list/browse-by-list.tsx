import { withFilter, type FilterOption } from '../../src/features/listing/listing-address.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useListing, type ListingAccess } from '../../src/features/listing/use-listing.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './browse-by-list.module.scss'

/** Values of one kind that the listed products have, most products first; those beyond the limit on demand (BLOCK-27). */
export const BrowseByList = ({ props: { kind, itemsToShow } }: BlockViewProps<'browse-by-list'>) => {
  const t = useTranslate()
  const access = useListing()
  const options = [...(access?.listing.facets[kind] ?? [])].sort((one, other) => other.count - one.count)
  // A single value leads nowhere new.
  if (access === undefined || options.length < 2) return null
  const label = t('listing.browseBy', { kind: t(`listing.kind.${kind}`) })
  const limit = options.length === itemsToShow + 1 ? options.length : itemsToShow
  const rest = options.slice(limit)
  return (
    <Section>
      <nav aria-label={label}>
        <p className={styles.heading}>{label}</p>
        <Entries options={options.slice(0, limit)} access={access} />
        {rest.length > 0 && (
          <details>
            <summary className={styles.more}>{t('listing.showMore', { count: rest.length })}</summary>
            <Entries options={rest} access={access} />
          </details>
        )}
      </nav>
    </Section>
  )
}

interface EntriesProps {
  readonly options: readonly FilterOption[]
  readonly access: ListingAccess
}

/** Brands have pages of their own; every other value narrows this listing, which search engines need not follow. */
const Entries = ({ options, access: { address, hrefOf } }: EntriesProps) => {
  const { site } = useSite()
  return (
    <ul className={styles.entries}>
      {options.map(({ filterType, tag, value, count }) => (
        <li key={tag}>
          <Link
            to={filterType === 'brand' ? `/${site.navigation.brandsPath}/${tag}` : hrefOf(withFilter(address, filterType, [tag]))}
            className={styles.entry}
            {...(filterType === 'brand' ? {} : { rel: 'nofollow' })}
          >
            {value} <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
