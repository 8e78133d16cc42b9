import type { ShippingOption } from '../../schemas/api/cart.ts'
import type { Product } from '../../schemas/api/product.ts'
import type { SizeGuideOffer, SizeGuides } from '../../schemas/api/size-guide.ts'
import type { UnshippablePlace } from '../../schemas/api/unshippable-place.ts'
import type { Hit } from '../clients/search/hit.ts'
import type { RecommendationModel } from '../clients/search/hit-query.ts'
import type { SearchRequest } from '../features/listing/search-request.ts'

/** Where blocks' own data comes from: a block asks by the name of a function and its arguments (data-request.ts). */
export interface DataSource {
  /** Each answer stands at its request's position. */
  readonly search: (requests: readonly SearchRequest[]) => Promise<readonly (readonly Hit[])[]>
  readonly productsById: (ids: readonly string[]) => Promise<readonly Hit[]>
  readonly recommendations: (request: RecommendationRequest) => Promise<readonly Hit[]>
  readonly shippingOptions: () => Promise<readonly ShippingOption[]>
  readonly sizeGuides: () => Promise<SizeGuides>
  /** Undefined where there is none for the product. */
  readonly sizeGuide: (product: Product) => Promise<SizeGuideOffer | undefined>
  readonly unshippablePlaces: () => Promise<readonly UnshippablePlace[]>
  /** Searches worth offering for some words, the most popular ones for none. */
  readonly suggestions: (query: string, max: number) => Promise<readonly string[]>
}

export interface RecommendationRequest {
  readonly model: RecommendationModel
  readonly productId?: string
  readonly max: number
}
