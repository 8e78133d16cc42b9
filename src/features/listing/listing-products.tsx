import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useIsReloading, useLocation, useNavigate } from '../../page/router-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { SearchForm } from '../../ui/search-form/search-form.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import type { CardAction } from '../product/card/product-card.tsx'
import type { CardConfig } from '../product/card/card-config.ts'
import { ProductGrid, ProductGridSkeleton, type Columns } from '../product/card/product-grid.tsx'
import { withFilters } from './listing-address.ts'
import type { ListingContext } from './listing-context.ts'
import { useListing } from './use-listing.ts'
import styles from './listing-state.module.scss'

interface Props {
  readonly listing: ListingContext
  readonly columns: Columns
  readonly config: CardConfig
  readonly isAboveFold: boolean
  readonly action: CardAction
}

/** What stands where a listing's products do: products, placeholders of them, that there are none, or that they could not be loaded. */
export const ListingProducts = ({ listing, columns, config, isAboveFold, action }: Props) => {
  const { query } = usePageContext()
  const t = useTranslate()
  const isReloading = useIsReloading()
  // Products stay, dimmed, until others come; what says that there are none does not (PLP-02).
  if (isReloading && listing.hits.length === 0)
    return <ProductGridSkeleton columns={columns} count={Math.min(listing.hitsPerPage, MAX_GHOSTS)} />
  if (listing.status === 'failed') return <ListingFailed />
  if (listing.nbHits === 0) return <ListingEmpty listing={listing} />
  return (
    <>
      {/* Cards are headed one level below this, here as under a tray's heading. */}
      <VisuallyHidden as="h2">{t('listing.products')}</VisuallyHidden>
      <ProductGrid
        hits={listing.hits}
        columns={columns}
        config={config}
        eagerCards={isAboveFold ? columns.desktop : 0}
        preferredColors={listing.selectedFilters.color ?? []}
        sku={query['sku']}
        action={action}
      />
    </>
  )
}

/** More placeholders than a window shows would only be scrolled through. */
const MAX_GHOSTS = 12

/** Nothing matches (PLP-02): a way out of the filters where there are any, and a search box. */
const ListingEmpty = ({ listing }: { readonly listing: ListingContext }) => {
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

/**
 * Products could not be loaded (PLP-23): says so where the shopper is, retries on a click, and once by itself when the window is
 * online again. On the server's own page nobody is moved.
 */
const ListingFailed = () => {
  const t = useTranslate()
  const panel = useRef<HTMLDivElement>(null)
  const [isOfServer] = useState(useIsHydrating())
  const retry = useRetry()
  useEffect(() => {
    window.addEventListener('online', retry, { once: true })
    return () => window.removeEventListener('online', retry)
  }, [retry])
  useEffect(() => {
    if (isOfServer) return
    panel.current?.scrollIntoView({ block: 'center' })
    panel.current?.focus({ preventScroll: true })
  }, [isOfServer])
  return (
    <div ref={panel} tabIndex={-1} className={styles.state} role="alert">
      <Icon name="warning" size="3.2rem" className={styles.icon} />
      <h2 className={styles.heading}>{t('listing.failedHeading')}</h2>
      <p className={styles.text}>{t('listing.failedText')}</p>
      <Button type="button" onClick={retry}>
        {t('listing.tryAgain')}
      </Button>
    </div>
  )
}

/** The same address again, in place: the page is the query. */
const useRetry = (): (() => void) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return useCallback(() => void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true }), [navigate, pathname, search])
}

const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
