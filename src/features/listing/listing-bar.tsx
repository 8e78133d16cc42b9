import { createContext, useId } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { classNames } from '../../lib/class-names.ts'
import { useFollow } from '../../page/use-follow.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { withSort, writeListingAddress } from './listing-address.ts'
import type { ListingAccess } from './use-listing.ts'
import styles from './listing-bar.module.scss'

/** Whether the blocks inside stand in a listing with a bar of its own. */
export const HasListingBar = createContext(false)

/** Chosen filters and sort order of a listing (PLP-10). */
export const ListingBar = ({ className, ...access }: ListingAccess & { readonly className?: string | undefined }) => {
  const { listing } = access
  return (
    <div className={classNames(styles.bar, className)}>
      <ChosenFilters {...access} facets={listing.facets} />
      {listing.sortOptions.length > 1 && (listing.nbHits > 1 || listing.status === 'failed') && <SortSelect {...access} />}
    </div>
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
