import type { ColorGroup, Product, ProductOption, StockStatus } from '../schemas/api/product.ts'

const PRICE = { list: 120, sale: 95 }

const sizesOf = (color: string, states: Readonly<Record<string, StockStatus>>): readonly ProductOption[] =>
  Object.entries(states).map(([name, availability]) => ({
    slug: name.toLowerCase(),
    sku: `900001-${color.toUpperCase()}-${name}`,
    availability,
    size: { name },
    price: PRICE,
    ...(availability === 'LOWSTOCK' ? { stockQty: 3 } : {}),
  }))

const options: readonly ColorGroup[] = [
  {
    slug: 'white',
    name: 'White',
    hex: ['#f4f1ea'],
    options: sizesOf('white', { XS: 'AVAILABLE', S: 'AVAILABLE', M: 'AVAILABLE', L: 'AVAILABLE', XL: 'AVAILABLE' }),
  },
  {
    slug: 'navy',
    name: 'Navy',
    hex: ['#22304d'],
    options: sizesOf('navy', { XS: 'AVAILABLE', S: 'LOWSTOCK', M: 'AVAILABLE', L: 'AVAILABLE', XL: 'NOTAVAILABLE' }),
  },
]

/** A product for fixtures: the everyday tee of the demo catalogue, reduced, with nearly all its sizes. */
export const exampleProduct: Product = {
  id: '900001',
  slug: 'everyday-tee',
  name: 'Everyday tee',
  description:
    '<p>The tee we reach for first: heavy organic cotton, a neckline that holds, and shoulders that sit where shoulders are.</p>',
  details: '<ul><li>220 g organic cotton jersey</li><li>Ribbed neck, taped shoulders</li><li>Made in Porto</li></ul>',
  care: '<p>Wash at 30 degrees with like colors. Dry on the line.</p>',
  brand: { name: 'Alder', tag: 'alder' },
  optionLevels: ['color', 'size'],
  options,
  categories: ['women > clothing > tops'],
  categoryPageIds: [],
  collections: [],
  sale: 'ONSALE',
  isFinalSale: false,
  isOversize: false,
  isDiscontinued: false,
  availability: 'AVAILABLE',
  price: PRICE,
  priceRange: { saleMin: 95, saleMax: 95, listMin: 120, listMax: 120 },
  media: {
    large: ['white', 'navy'].flatMap((colorSlug) =>
      ['front', 'close'].map((frame) => ({
        src: `/images/art/tee-${colorSlug}-${frame}.jpg`,
        width: 1200,
        height: 1500,
        alt: `Everyday tee, ${colorSlug}, ${frame}`,
        colorSlug,
      })),
    ),
    standard: [],
  },
  relatedIds: [],
  breadcrumbs: [
    { path: '/women', label: 'Women' },
    { path: '/women/clothing', label: 'Clothing' },
  ],
}
