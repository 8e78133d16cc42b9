import { useId } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useListing, type ListingAccess } from '../../src/features/listing/use-listing.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { Section } from '../../src/ui/section/section.tsx'
import { withSort, writeListingAddress } from '../../src/features/listing/listing-address.ts'
import { useFollow } from '../../src/page/use-follow.ts'
import { Icon } from '../../src/ui/icon/icon.tsx'
import type { BlockViewProps } from '../block.ts'
import { SelectedFilterChips } from './selected-filter-chips.tsx'
import styles from './results.module.scss'

/** Title, number of products, sort order and chosen filters of a listing (PLP-08, PLP-10). */
export const Results = ({ props }: BlockViewProps<'results'>) => {
  const t = useTranslate()
  const { kind } = usePageContext()
  const access = useListing()
  if (access === undefined) return null
  const { listing } = access
  const heading =
    kind === 'search' ? t(listing.query === '' ? 'listing.searchAll' : 'listing.searchHeading', { query: listing.query }) : listing.heading
  return (
    <Section className={styles.results}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.heading}>{heading}</h1>
          {props.showCount && listing.status === 'loaded' && (
            <p className={styles.count} role="status">
              {t(listing.approximateTotal ? 'listing.aboutCount' : 'listing.count', { count: listing.nbHits })}
            </p>
          )}
          {listing.hasSomeWords === true && <p className={styles.partial}>{t('listing.someWords')}</p>}
        </div>
        {listing.sortOptions.length > 1 && (listing.nbHits > 1 || listing.status === 'failed') && <SortSelect {...access} />}
      </div>
      <SelectedFilterChips {...access} />
    </Section>
  )
}

/** The order of a listing: at once with JavaScript, by a button without it. */
const SortSelect = ({ listing, address, sort, hrefOf }: ListingAccess) => {
  const t = useTranslate()
  const follow = useFollow()
  const id = useId()
  const others = [...new URLSearchParams(writeListingAddress(withSort(address, 'bestMatch')))]
  return (
    <form className={styles.sort} method="get">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={styles.sortLabel} htmlFor={id}>
        {t('listing.sortBy')}
      </label>
      <span className={styles.sortFrame}>
        <select
          id={id}
          name="sortBy"
          className={styles.select}
          value={sort}
          onChange={({ target }) => follow(hrefOf(withSort(address, target.value)))}
        >
          {listing.sortOptions.map(({ key, label }) => (
            <option key={key} value={key}>
              {t(label)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="1.6rem" />
      </span>
      <noscript>
        <button type="submit">{t('listing.apply')}</button>
      </noscript>
    </form>
  )
}
