import type { Customisation } from './customisation.ts'

/** Sale state of a variant or product; the first four can be bought (DATA-105). */
export type StockStatus = 'AVAILABLE' | 'LOWSTOCK' | 'PREORDER' | 'BACKORDER' | 'NOTAVAILABLE' | 'GIFTONLY'

export type OptionLevel = 'color' | 'size' | 'sizeType'

/** Major units, with at most the country's decimals. */
export interface PricePair {
  readonly list: number
  readonly sale: number
}

export interface ProductImage {
  /** Path below `/images/` or absolute address, without size suffix. */
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** Set when the picture shows one color only. */
  readonly colorSlug?: string
}

/** A size type under a size: the third option level. */
export interface SizeTypeOption {
  readonly slug: string
  readonly name: string
  readonly sku: string
  readonly availability: StockStatus
  readonly price: PricePair
  readonly stockQty?: number
  readonly shipDateStart?: number
  readonly shipDateEnd?: number
}

/** A sku (no size type) or a size whose skus are its `sizeType` options. */
export interface ProductOption {
  readonly slug: string
  readonly sku: string
  readonly availability: StockStatus
  readonly size?: { readonly name: string }
  readonly sizeType?: { readonly options: readonly SizeTypeOption[] }
  readonly price: PricePair
  readonly stockQty?: number
  /** Epoch seconds. */
  readonly shipDateStart?: number
  readonly shipDateEnd?: number
}

/** Options of one color. A product without colors has one group with an empty slug. */
export interface ColorGroup {
  readonly slug: string
  readonly name: string
  readonly hex?: readonly string[]
  readonly swatch?: string
  /** `{productId}.{colour}` when this color is a product of its own; `path` is its address without prefix. */
  readonly productSlug?: string
  readonly path?: string
  readonly options: readonly ProductOption[]
}

/** What shoppers gave a product on average, of five and with one decimal, and how many of them. */
export interface Rating {
  readonly average: number
  readonly count: number
}

/** Answer of `GET /api/product/s/{id}` (product.md 3). `id` may also be a slug (EXTRA-07). */
export interface Product {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Sanitised HTML, as are `details` and `care`. */
  readonly description: string
  readonly details: string
  readonly care: string
  readonly brand: { readonly name: string; readonly tag: string }
  readonly optionLevels: readonly OptionLevel[]
  /** What shoppers choose on a level, where the shop's own word for it (size, say, of a capacity) would be wrong. */
  readonly optionNames?: { readonly [Level in OptionLevel]?: string }
  readonly options: readonly ColorGroup[]
  readonly categories: readonly string[]
  readonly categoryPageIds: readonly string[]
  readonly collections: readonly { readonly tag: string }[]
  readonly sale: 'NOSALE' | 'ONSALE'
  readonly isFinalSale: boolean
  readonly isOversize: boolean
  /** Said only where no parcel brings any of its skus. */
  readonly needsShipping?: false
  readonly isDiscontinued: boolean
  readonly availability: StockStatus
  readonly price: PricePair
  readonly priceRange: { readonly saleMin: number; readonly saleMax: number; readonly listMin: number; readonly listMax: number }
  readonly media: { readonly large: readonly ProductImage[]; readonly standard: readonly ProductImage[]; readonly video?: string }
  /** Where it has reviews, on sites that show them. */
  readonly rating?: Rating
  readonly relatedIds: readonly string[]
  /** Categories from the top as address and label: what breadcrumbs show. */
  readonly breadcrumbs: readonly { readonly path: string; readonly label: string }[]
  /** How shoppers make it their own; absent where they cannot. */
  readonly customisation?: Customisation
}
