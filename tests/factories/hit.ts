import type { Hit } from '../../src/clients/search/hit.ts'

/** A search hit of an everyday product, with what a test wants different. */
export const hit = (productId: string, changes: Partial<Hit> = {}): Hit => ({
  objectID: productId,
  productId,
  slug: `product-${productId}`,
  name: `Linen shirt ${productId}`,
  brand: 'Alder',
  brandTag: 'alder',
  availabilityFlag: 1,
  productAvailability: 'AVAILABLE',
  optionLevels: ['color', 'size'],
  colors: [],
  sizes: ['S', 'M'],
  categories: ['women', 'women > clothing'],
  categoryPageIds: [],
  collections: [],
  price: { sale: 45, list: 45, onSale: false },
  priceRange: { saleMin: 45, saleMax: 45, listMin: 45, listMax: 45 },
  isFinalSale: false,
  offsettedPosition: 1,
  ...changes,
})
