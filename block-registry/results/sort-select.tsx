import { useId } from 'react'
import { withSort, writeListingAddress } from '../../src/features/listing/listing-address.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useFollow } from '../../src/page/use-follow.ts'
import type { ListingAccess } from '../../src/features/listing/use-listing.ts'
import { Icon } from '../../src/ui/icon/icon.tsx'
import styles from './results.module.scss'

/** The order of a listing: at once with JavaScript, by a button without it. */
export const SortSelect = ({ listing, address, hrefOf }: ListingAccess) => {
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
          key={listing.selectedSort}
          id={id}
          name="sortBy"
          className={styles.select}
          defaultValue={listing.selectedSort}
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
