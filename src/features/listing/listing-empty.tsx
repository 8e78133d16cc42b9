import { useTranslate } from '../../i18n/use-translate.ts'
import { SearchForm } from '../../ui/search-form/search-form.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { withFilters } from './listing-address.ts'
import type { ListingContext } from './listing-context.ts'
import { useListing } from './use-listing.ts'
import styles from './listing-state.module.scss'

/** Nothing matches (PLP-02): a way out of the filters where there are any, and a search box. */
export const ListingEmpty = ({ listing }: { readonly listing: ListingContext }) => {
  const t = useTranslate()
  const access = useListing()
  const hasFilters = Object.keys(listing.selectedFilters).length > 0
  return (
    <div className={styles.state}>
      <h2 className={styles.heading}>{t(hasFilters ? 'listing.emptyFiltered' : 'listing.empty')}</h2>
      <p className={styles.text}>{t('listing.emptyText')}</p>
      {hasFilters && access !== undefined && (
        <ButtonLink to={access.hrefOf(withFilters(access.address, {}))} variant="secondary">
          {t('listing.clearAll')}
        </ButtonLink>
      )}
      <SearchForm defaultQuery={listing.query} />
    </div>
  )
}
