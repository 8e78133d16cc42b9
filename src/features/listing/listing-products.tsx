import { useTranslate } from '../../i18n/use-translate.ts'
import type { CardAction } from '../product/card/card-action.ts'
import type { CardConfig } from '../product/card/card-config.ts'
import { ProductGrid, ProductGridSkeleton, type Columns } from '../product/card/product-grid.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { ListingFailed } from './listing-failed.tsx'
import { ListingEmpty } from './listing-empty.tsx'
import { useIsReloading } from '../../page/use-is-reloading.ts'
import type { ListingContext } from './listing-context.ts'
import { usePageContext } from '../../page/use-page-context.ts'

interface Props {
  readonly listing: ListingContext
  readonly columns: Columns
  readonly config: CardConfig
  readonly isAboveFold: boolean
  readonly action: CardAction
}

/** What stands where a listing's products do: products, their places, a word that there are none, or that they could not be loaded. */
export const ListingProducts = ({ listing, columns, config, isAboveFold, action }: Props) => {
  const { query } = usePageContext()
  const t = useTranslate()
  const isReloading = useIsReloading()
  if (isReloading) return <ProductGridSkeleton columns={columns} count={Math.min(listing.hits.length || listing.hitsPerPage, MAX_GHOSTS)} />
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

/** More places than a window shows would only be scrolled through. */
const MAX_GHOSTS = 12
