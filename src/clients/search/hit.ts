import type { PricePair, Rating } from '../../../schemas/api/product.ts'

/** One color on a card. */
export interface HitColor {
  readonly slug: string
  readonly name: string
  readonly hex?: readonly string[]
  readonly swatch?: string
  readonly mainImage?: HitImage
  readonly secondaryImage?: HitImage
  /** Set when the color is a product of its own (`_grp_`). */
  readonly productId?: string
  readonly productSlug?: string
  readonly availabilityFlag: number
}

export interface HitImage {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** A search record in the active language and country: what a product card needs (product.md 3, Search hit). */
export interface Hit {
  readonly objectID: string
  readonly productId: string
  readonly slug: string
  readonly name: string
  readonly brand: string
  readonly brandTag: string
  readonly availabilityFlag: number
  readonly productAvailability: string
  readonly optionLevels: readonly string[]
  readonly colors: readonly HitColor[]
  readonly sizes: readonly string[]
  readonly categories: readonly string[]
  readonly categoryPageIds: readonly string[]
  readonly collections: readonly string[]
  /** Of this site's country; major units. */
  readonly price: PricePair & { readonly onSale: boolean }
  readonly priceRange: { readonly saleMin: number; readonly saleMax: number; readonly listMin: number; readonly listMax: number }
  readonly isFinalSale: boolean
  readonly shippingDateRange?: { readonly minRange: number; readonly maxRange: number }
  readonly rating?: Rating
  readonly image?: HitImage
  /** 1-based over all pages. */
  readonly offsettedPosition: number
  readonly queryID?: string
}
