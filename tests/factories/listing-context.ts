import type { ListingContext } from '../../src/features/listing/listing-context.ts'

/** A loaded listing without products, unless given. */
export const listingContext = (changes: Partial<ListingContext> = {}): ListingContext => ({
  heading: 'Shoes',
  status: 'loaded',
  pageFilters: {},
  selectedFilters: {},
  facets: {},
  query: '',
  page: 1,
  pages: 1,
  hitsPerPage: 48,
  nbHits: 1,
  approximateTotal: false,
  selectedSort: 'bestMatch',
  sortOptions: [],
  hits: [],
  indexName: 'demo_ald_gross_GB',
  ...changes,
})
