import type { Product } from '../../schemas/api/product.ts'
import type { RecommendationModel } from '../clients/search/hit-query.ts'
import type { SearchRequest } from '../features/listing/search-request.ts'

/** What a block may ask for. The load plan dedupes equal requests, batches searches and gives each a deadline. */
export type DataRequest =
  | { readonly kind: 'search'; readonly request: SearchRequest }
  | { readonly kind: 'productsById'; readonly ids: readonly string[] }
  | { readonly kind: 'recommendations'; readonly model: RecommendationModel; readonly productId?: string; readonly max: number }
  | { readonly kind: 'shippingOptions' }
  | { readonly kind: 'sizeGuides' }
  /** Whether the product has a guide, and which. */
  | { readonly kind: 'sizeGuide'; readonly product: Product }
  | { readonly kind: 'unshippablePlaces' }
  | { readonly kind: 'suggestions'; readonly query: string; readonly max: number }
