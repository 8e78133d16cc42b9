import type { Hit, HitColor, HitImage } from '../../../clients/search/hit.ts'
import type { RowAddress } from './address-row.ts'

/** A picture's address alone where its size is the usual one; addresses of a hit make a row, colors first. */
export type PackedImage = RowAddress | HitImage

/** What differs from a price that is not reduced. */
export interface PackedPrice {
  readonly sale: number
  readonly list?: number
  readonly onSale?: true
}

/** A color: slug, name, tones, pictures (null for what it has not), then what is rare. */
export type PackedColor = readonly [
  slug: string,
  name: string,
  hex: readonly string[] | null,
  mainImage: PackedImage | null,
  secondaryImage: PackedImage | null,
  rare?: RareOfColor,
]

/** `availabilityFlag` is absent where it is the product's own. */
export type RareOfColor = Partial<Omit<HitColor, 'slug' | 'name' | 'hex' | 'mainImage' | 'secondaryImage'>>

/** A hit as the document carries it: what cards show, each thing said once and by its place. A sale price that is not reduced is a number. */
export type PackedHit = readonly [
  productId: string,
  /** Empty where it is the name's usual one. */
  slug: string,
  name: string,
  brand: string,
  availabilityFlag: number,
  offsettedPosition: number,
  price: number | PackedPrice,
  colors: readonly PackedColor[],
  rare?: RareOfHit,
]

export interface RareOfHit {
  readonly objectID?: string
  /** Absent where all variants cost the same. */
  readonly priceRange?: Hit['priceRange']
  readonly isFinalSale?: true
  readonly shippingDateRange?: NonNullable<Hit['shippingDateRange']>
  /** Absent where it follows from the brand's name. */
  readonly brandTag?: string
  /** The deepest ones only: what is above them follows. */
  readonly categories?: readonly string[]
  readonly collections?: readonly string[]
  /** Absent where it is the first color's. */
  readonly image?: PackedImage
}

/** Size of the catalogue's usual picture, in pixels. */
export const USUAL_SIZE = { width: 960, height: 1280 } as const

/** A tag or slug as it usually follows from a name. */
export const usualTag = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** Between the levels of a category: `women > clothing > coats`. */
export const LEVEL_SEPARATOR = ' > '
