import type { ListingContext } from '../features/listing/listing-context.ts'
import type { PageContext } from './page-context.ts'

/** A page context that notes which of its large parts are read. */
export interface WatchedContext {
  readonly context: PageContext
  /** The context with the large parts nobody read left out: what the browser needs of it. */
  readonly trimmed: () => PageContext
}

/**
 * Lets the server learn what the blocks that hydrate need, by watching them render: hits shown by blocks that stay HTML
 * are not sent a second time as JSON.
 */
export const watchContext = (original: PageContext): WatchedContext => {
  const read = new Set<string>()
  const noting = <Value>(name: string, value: Value): PropertyDescriptor => ({
    enumerable: true,
    get: () => {
      read.add(name)
      return value
    },
  })
  const context = { ...original }
  if (original.product !== undefined) Object.defineProperty(context, 'product', noting('product', original.product))
  if (original.brandIndex !== undefined) Object.defineProperty(context, 'brandIndex', noting('brandIndex', original.brandIndex))
  if (original.listing !== undefined) {
    const listing = { ...original.listing }
    for (const part of LARGE_PARTS) Object.defineProperty(listing, part, noting(part, original.listing[part]))
    Object.defineProperty(context, 'listing', noting('listing', listing))
  }
  return { context, trimmed: () => trim(original, read) }
}

const LARGE_PARTS = ['hits', 'facets'] as const satisfies readonly (keyof ListingContext)[]

const trim = ({ product, listing, brandIndex, ...rest }: PageContext, read: ReadonlySet<string>): PageContext => ({
  ...rest,
  ...(product !== undefined && read.has('product') ? { product } : {}),
  ...(brandIndex !== undefined && read.has('brandIndex') ? { brandIndex } : {}),
  ...(listing !== undefined && read.has('listing') ? { listing: trimListing(listing, read) } : {}),
})

const trimListing = (listing: ListingContext, read: ReadonlySet<string>): ListingContext => ({
  ...listing,
  ...(read.has('hits') ? {} : { hits: [] }),
  ...(read.has('facets') ? {} : { facets: {} }),
})
