import type { Rating } from '../../schemas/api/product.ts'
import type { CategoryFacts } from './category-facts.ts'

/** What may be said of a variant's stock; each channel has words of its own for it. */
export type FeedAvailability = 'inStock' | 'outOfStock' | 'preorder' | 'backorder'

/** A way to ship one piece, its price as channels read it: `6.00 GBP`. */
export interface FeedShipping {
  readonly name: string
  readonly price: string
  readonly days: { readonly min: number; readonly max: number }
}

/** A variant as every feed says it, in the words of one language and the prices of one country. */
export interface FeedLine {
  /** The sku, or a shorter name of it; at most 50 characters. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** Where the variant is chosen already. */
  readonly link: string
  /** The page of the product itself, as its own `rel=canonical` says. */
  readonly canonicalLink: string
  /** The first is the main one. */
  readonly images: readonly [string, ...string[]]
  readonly brand: string
  /** The maker's numbers, where the merchant has them. */
  readonly gtin?: string
  readonly mpn?: string
  /** `45.00 GBP`; what it costs when it is not on sale. */
  readonly price: string
  /** Only where it is less than `price`. */
  readonly salePrice?: string
  readonly availability: FeedAvailability
  /** ISO 8601, when a pre-order or back-order ships. */
  readonly availableAt?: string
  /** Set on a product of several variants. */
  readonly group?: FeedGroup
  readonly color?: string
  readonly size?: string
  readonly sizeType?: string
  /** The merchant's own category: `Women > Shoes > Boots`. */
  readonly productType?: string
  readonly facts: CategoryFacts
  /** None where no parcel brings it, or the merchant has not said how it ships. */
  readonly shipping: readonly FeedShipping[]
  /** Undefined where the merchant says nothing of returns; null where this piece cannot go back. */
  readonly returnDays?: number | null
  readonly rating?: Rating
}

export interface FeedGroup {
  readonly id: string
  /** What tells the variant from the others: `{ Color: 'Navy', Size: 'M' }`. */
  readonly options: Readonly<Record<string, string>>
}
