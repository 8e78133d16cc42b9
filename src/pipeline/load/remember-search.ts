import type { SearchClient } from '../../clients/search/create-search-client.ts'
import { briefly } from '../../lib/briefly.ts'

/** No longer than the embedded search itself takes to see a change. */
const LIFETIME_MS = 1_000

/** A host renders many pages a second that show the same products: their hits are fetched, parsed and mapped once for all of them. */
export const rememberSearch = (search: SearchClient): SearchClient => ({
  ...search,
  search: briefly(search.search, { lifetimeMs: LIFETIME_MS }),
  productsById: briefly(search.productsById, { lifetimeMs: LIFETIME_MS }),
  recommendations: briefly(search.recommendations, { lifetimeMs: LIFETIME_MS }),
  listing: briefly(search.listing, { lifetimeMs: LIFETIME_MS }),
  countHits: briefly(search.countHits, { lifetimeMs: LIFETIME_MS }),
})
