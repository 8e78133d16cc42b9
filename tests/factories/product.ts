import type { ColorGroup, Product, ProductOption, StockStatus } from '../../schemas/api/product.ts'
import { defined } from '../../src/lib/defined.ts'

const PRICE = { list: 30, sale: 30 }

/** Sizes of a color with their states, `{ S: 'AVAILABLE' }`, as options. */
export const sizes = (colorSlug: string, states: Readonly<Record<string, StockStatus>>, productId = '900001'): readonly ProductOption[] =>
  Object.entries(states).map(([name, availability]) => ({
    slug: name.toLowerCase(),
    sku: [productId, colorSlug.toUpperCase(), name].filter(Boolean).join('-'),
    availability,
    size: { name },
    price: PRICE,
  }))

/** One size whose skus are its size types. */
export const sizeWithTypes = (colorSlug: string, name: string, types: Readonly<Record<string, StockStatus>>): ProductOption => ({
  slug: name.toLowerCase(),
  sku: `900002-${colorSlug.toUpperCase()}-${name}`,
  availability: 'AVAILABLE',
  size: { name },
  price: PRICE,
  sizeType: {
    options: Object.entries(types).map(([type, availability]) => ({
      slug: type,
      name: type,
      sku: `900002-${colorSlug.toUpperCase()}-${name}-${type.toUpperCase()}`,
      availability,
      price: PRICE,
    })),
  },
})

export const colorGroup = (slug: string, options: readonly ProductOption[], changes: Partial<ColorGroup> = {}): ColorGroup => ({
  slug,
  name: slug === '' ? '' : `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`,
  hex: ['#123456'],
  options,
  ...changes,
})

/** The everyday tee of the demo catalogue: white in all sizes, navy nearly, red sold out. */
export const product = (changes: Partial<Product> = {}): Product => ({
  id: '900001',
  slug: 'everyday-tee',
  name: 'Everyday tee',
  description: '<p>Soft and plain.</p>',
  details: '<ul><li>Cotton</li></ul>',
  care: '<p>Wash at 30.</p>',
  brand: { name: 'Alder', tag: 'alder' },
  optionLevels: ['color', 'size'],
  options: [
    colorGroup('white', sizes('white', { S: 'AVAILABLE', M: 'AVAILABLE', XL: 'AVAILABLE' })),
    colorGroup('navy', sizes('navy', { S: 'LOWSTOCK', M: 'AVAILABLE', XL: 'NOTAVAILABLE' })),
    colorGroup('red', sizes('red', { S: 'NOTAVAILABLE', M: 'NOTAVAILABLE' })),
  ],
  categories: ['women > clothing > tops'],
  categoryPageIds: [],
  collections: [],
  sale: 'NOSALE',
  isFinalSale: false,
  isOversize: false,
  isDiscontinued: false,
  availability: 'AVAILABLE',
  price: PRICE,
  priceRange: { saleMin: 30, saleMax: 30, listMin: 30, listMax: 30 },
  media: { large: images(['white', 'white', 'navy', undefined]), standard: [] },
  relatedIds: [],
  breadcrumbs: [{ path: '/women', label: 'Women' }],
  ...changes,
})

/** The linen trouser: color, size and size type, petite in black only. */
export const trouser = (): Product =>
  product({
    id: '900002',
    slug: 'linen-trouser',
    name: 'Linen trouser',
    optionLevels: ['color', 'size', 'sizeType'],
    options: [
      colorGroup('sand', [
        sizeWithTypes('sand', 'S', { regular: 'AVAILABLE', tall: 'AVAILABLE' }),
        sizeWithTypes('sand', 'M', { regular: 'AVAILABLE', tall: 'NOTAVAILABLE' }),
      ]),
      colorGroup('black', [
        sizeWithTypes('black', 'S', { petite: 'AVAILABLE', regular: 'AVAILABLE' }),
        sizeWithTypes('black', 'M', { petite: 'AVAILABLE', regular: 'AVAILABLE' }),
      ]),
    ],
  })

/** One size, one color, or none. */
export const oneSize = (slug: string, changes: Partial<Product> = {}): Product =>
  product({ options: [colorGroup(slug, sizes(slug, { 'ONE SIZE': 'AVAILABLE' }))], ...changes })

const images = (colors: readonly (string | undefined)[]): Product['media']['large'] =>
  colors.map((colorSlug, index) => ({
    src: `/images/art/everyday-tee-${index + 1}.jpg`,
    width: 1200,
    height: 1500,
    alt: `Everyday tee, view ${index + 1}`,
    ...defined({ colorSlug }),
  }))
