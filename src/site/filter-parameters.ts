/** Names of the filters in an address (contracts 4). */
export const FILTER_PARAMETERS = [
  'brand',
  'categories',
  'categoryPageIds',
  'collections',
  'color',
  'priceRange',
  'size',
  'slug',
  'productId',
  'prioritizedProductIds',
  'onSale',
  'includeOutOfStock',
] as const
