import { readFilm, type FileFilm } from '../files/read-film.ts'
import { readRating, type FileRating } from '../files/read-rating.ts'
import { readAttributes } from './attributes.ts'
import type { LocalisedRow } from './read-variants.ts'

/** The vendor's summary is percent of all stars. */
const BEST = 100

/**
 * The vendor's own export has neither. Those of its extensions, and attributes of merchants, call a rating as its API does
 * (`rating_summary`, `review_count`), and a film by its address.
 */
export const ratingOf = (row: LocalisedRow): FileRating => {
  const read = reader(row)
  return readRating({ average: read('rating_summary'), count: read('review_count') || read('reviews_count'), best: BEST })
}

/** Page Builder embeds films in the description. */
export const filmOf = (row: LocalisedRow): FileFilm => {
  const read = reader(row)
  return readFilm([read('video_url'), read('product_video')], `${row.cells['description'] ?? ''} ${row.cells['short_description'] ?? ''}`)
}

const reader = ({ cells }: LocalisedRow) => {
  const attributes = readAttributes(cells['additional_attributes'] ?? '')
  return (name: string): string => (cells[name] ?? '') || (attributes.get(name) ?? '')
}
