import type { Rating } from '../../schemas/api/product.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ProductRow } from './product-row.ts'

/** A product's rating for sites that have a service of reviews: stars of reviews that nobody can read say nothing. */
export const ratingOn = (
  { integrations: { bazaarvoice, yotpo } }: Pick<SiteConfig, 'integrations'>,
  { rating }: Pick<ProductRow, 'rating'>,
): { readonly rating?: Rating } => {
  if (rating === null || rating.count < 1 || (bazaarvoice?.enabled !== true && yotpo?.enabled !== true)) return {}
  return { rating: { average: Math.round(rating.average * 10) / 10, count: rating.count } }
}
