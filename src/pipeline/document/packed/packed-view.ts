import type { ListingContext } from '../../../features/listing/listing-context.ts'
import type { PageContext } from '../../../page/page-context.ts'
import type { PageView } from '../../load/page-view.ts'
import type { Hit, HitColor, HitImage } from '../../../clients/search/hit.ts'
import type { FilterKind, FilterOption } from '../../../features/listing/listing-address.ts'

/** A view as the document carries it: its head tags stand in the head. Blocks' answers by block id and name. */
export interface PackedView extends Omit<PageView, 'context' | 'data' | 'head'> {
  readonly context: Omit<PageContext, 'listing'> & {
    readonly listing?: Omit<ListingContext, 'hits' | 'facets'> & { readonly hits: readonly PackedHit[]; readonly facets: PackedFacets }
  }
  readonly data: Readonly<Record<string, Readonly<Record<string, PackedAnswer>>>>
}

/** What a block asked for: hits, packed; something else, as it is. What did not come is absent. */
export type PackedAnswer = readonly PackedHit[] | { readonly plain: unknown }

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
  /** `offsettedPosition` less the place in its list: mostly the same for all of a list, which compresses to nothing. */
  position: number,
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
  readonly rating?: NonNullable<Hit['rating']>
  /** Absent where it follows from the brand's name. */
  readonly brandTag?: string
  /** The deepest ones only: what is above them follows. */
  readonly categories?: readonly string[]
  readonly collections?: readonly string[]
  /** Absent where it is the first color's. */
  readonly image?: PackedImage
}

/** Size of the catalogue's usual picture, in pixels. */
export const USUAL_SIZE = { width: 1200, height: 1500 } as const

/** A tag or slug as it usually follows from a name. */
export const usualTag = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** Between the levels of a category: `women > clothing > coats`. */
export const LEVEL_SEPARATOR = ' > '

type Facets = Readonly<Partial<Record<FilterKind, readonly FilterOption[]>>>

/**
 * Options by kind as the document carries them: tag (empty where it is the value's usual one), value, count, and what
 * few have. The kind is the list's.
 */
export type PackedFacets = Readonly<Partial<Record<FilterKind, readonly PackedOption[]>>>
export type PackedOption = readonly [tag: string, value: string, count: number, properties?: NonNullable<FilterOption['properties']>]

/** Leaves out of options what their list says. */
export const packFacets = (facets: Facets): PackedFacets =>
  Object.fromEntries(Object.entries(facets).map(([kind, options]) => [kind, options.map(packOption)]))

const packOption = ({ tag, value, count, properties }: FilterOption): PackedOption => {
  const short = tag === usualTag(value) ? '' : tag
  return properties === undefined ? [short, value, count] : [short, value, count, properties]
}

/** A text, or how much of the text before it begins it too, and the rest. */
export type RowAddress = string | readonly [shared: number, rest: string]

/** Below this saying how much is shared is longer than what is. */
const MIN_SHARED = 8

/** Packs addresses that mostly begin alike, one after the other: pictures of one product differ in their last letters. */
export const createAddressPacker = (): ((address: string) => RowAddress) => {
  let before = ''
  return (address) => {
    const shared = sharedLength(before, address)
    before = address
    return shared < MIN_SHARED ? address : [shared, address.slice(shared)]
  }
}

/** The other way, in the same order. */
export const createAddressReader = (): ((packed: RowAddress) => string) => {
  let before = ''
  return (packed) => {
    before = typeof packed === 'string' ? packed : before.slice(0, packed[0]) + packed[1]
    return before
  }
}

const sharedLength = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}
