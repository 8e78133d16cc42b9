import type { RatingRow } from '../../server/database/schema/catalogue.ts'

/** Stars of the five reviews that the embedded review services have for a product to choose from, in their order. */
const STARS: readonly number[] = [5, 4, 5, 3, 4]
const REVIEWS = 3

/** The rating of a demo product: that of the reviews which the embedded services show of it. */
export const demoRating = (productId: string): RatingRow => {
  const start = [...productId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const given = Array.from({ length: REVIEWS }, (_, step) => STARS[(start + step) % STARS.length] ?? 0)
  return { average: given.reduce((sum, stars) => sum + stars, 0) / REVIEWS, count: REVIEWS }
}
