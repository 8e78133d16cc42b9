import { cached } from '../../lib/cache.ts'
import type { SearchDeps } from './create-page-deps.ts'

/** No longer than the embedded search itself takes to see a change. */
const OPTIONS = { ttl: 1_000 }

/** A host renders many pages a second that show the same products: their hits are fetched, parsed and mapped once for all of them. */
export const cacheSearch = (search: SearchDeps): SearchDeps => ({
  ...search,
  search: cached(search.search, OPTIONS),
  productsById: cached(search.productsById, OPTIONS),
  recommendations: cached(search.recommendations, OPTIONS),
  listing: cached(search.listing, OPTIONS),
  countHits: cached(search.countHits, OPTIONS),
})
