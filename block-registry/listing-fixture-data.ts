import type { FilterKind, FilterOption } from '../src/features/listing/listing-address.ts'
import type { Hit, HitColor } from '../src/clients/search/hit.ts'
import type { ListingContext } from '../src/features/listing/listing-context.ts'
import type { PageContext } from '../src/page/page-context.ts'

/* Products and a listing for fixtures of the blocks that show them. */

const COLORS: readonly HitColor[] = [
  { slug: 'white', name: 'White', hex: ['#f7f5f0'], availabilityFlag: 1 },
  { slug: 'navy', name: 'Navy', hex: ['#1f2d4d'], availabilityFlag: 2 },
  { slug: 'navy-ecru', name: 'Navy and ecru', hex: ['#1f2d4d', '#e9e0cd'], availabilityFlag: 1 },
]

const NAMES = ['Everyday tee', 'Linen trouser', 'Canvas tote', 'Wool blazer', 'Gala dress', 'Release boot'] as const

/** Products in the states a card can show. */
export const fixtureHits: readonly Hit[] = NAMES.map((name, index) => ({
  objectID: `90000${index + 1}`,
  productId: `90000${index + 1}`,
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  brand: 'Alder',
  brandTag: 'alder',
  availabilityFlag: [1, 1, 2, -2, 1, -1][index] ?? 1,
  productAvailability: 'AVAILABLE',
  optionLevels: ['color', 'size'],
  colors: index < 2 ? COLORS : [],
  sizes: ['S', 'M', 'L'],
  categories: ['women', 'women > clothing'],
  categoryPageIds: [],
  collections: [],
  price: name === 'Gala dress' ? { sale: 80, list: 100, onSale: true } : { sale: 45, list: 45, onSale: false },
  priceRange:
    name === 'Wool blazer'
      ? { saleMin: 45, saleMax: 60, listMin: 45, listMax: 60 }
      : { saleMin: 45, saleMax: 45, listMin: 45, listMax: 45 },
  isFinalSale: name === 'Gala dress',
  ...(name === 'Release boot' ? { shippingDateRange: { minRange: 1_767_225_600, maxRange: 1_768_435_200 } } : {}),
  offsettedPosition: index + 1,
}))

const option = (filterType: FilterKind, tag: string, value: string, count: number): FilterOption => ({ filterType, tag, value, count })

/** A listing with something to choose of every kind. */
export const fixtureListing: ListingContext = {
  heading: 'Clothing',
  status: 'loaded',
  pageFilters: { categories: ['women > clothing'] },
  selectedFilters: {},
  facets: {
    brand: [option('brand', 'alder', 'Alder', 40), option('brand', 'birch', 'Birch & Co', 12)],
    categories: [option('categories', 'women', 'Women', 52), option('categories', 'women > clothing', 'Clothing', 52)],
    color: [
      { ...option('color', 'navy', 'Navy', 20), properties: { rgb: ['#1f2d4d'] } },
      { ...option('color', 'white', 'White', 18), properties: { rgb: ['#f7f5f0'] } },
    ],
    size: [option('size', 's', 'S', 30), option('size', 'm', 'M', 44), option('size', 'l', 'L', 28), option('size', 'xl', 'XL', 9)],
    onSale: [option('onSale', 'false', 'false', 40), option('onSale', 'true', 'true', 12)],
  },
  priceRange: { min: 12, max: 340 },
  query: '',
  page: 2,
  pages: 5,
  hitsPerPage: 48,
  nbHits: 217,
  approximateTotal: false,
  selectedSort: 'bestMatch',
  sortOptions: [
    { key: 'bestMatch', label: 'sort.bestMatch' },
    { key: 'newest', label: 'sort.newest' },
  ],
  hits: fixtureHits,
  indexName: 'demo_ald_gross_GB',
}

/** A page with that listing, or another. */
export const listingPage = (changes: Partial<ListingContext> = {}, query: PageContext['query'] = {}): Partial<PageContext> => ({
  kind: 'listing',
  path: '/women/clothing',
  query,
  listing: { ...fixtureListing, ...changes },
})
