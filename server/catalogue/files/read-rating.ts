import type { RatingRow } from '../../database/schema/catalogue.ts'
import { readNumber } from './read-number.ts'

/** The shop's stars. */
const BEST = 5

export interface FileRating {
  readonly rating?: RatingRow
  /** The file says something that is no rating with its number of reviews. */
  readonly isLeftOut: boolean
}

const NONE: FileRating = { isLeftOut: false }
const LEFT_OUT: FileRating = { isLeftOut: true }

/** An average on a scale from nought to `best`, and the number of reviews that made it. Nothing where nobody has reviewed. */
export const readRating = ({
  average,
  count,
  best,
}: {
  readonly average: string
  readonly count: string
  readonly best: number
}): FileRating => {
  const reviews = readNumber(count)
  if ((average.trim() === '' && count.trim() === '') || reviews === 0) return NONE
  const value = readNumber(average)
  if (value === undefined || reviews === undefined || !Number.isInteger(reviews) || !(value > 0 && value <= best)) return LEFT_OUT
  return { rating: { average: Math.round((value / best) * BEST * 100) / 100, count: reviews }, isLeftOut: false }
}
