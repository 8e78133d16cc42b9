import type { ImportEvent } from '../importer.ts'
import type { FileFilm } from './read-film.ts'
import type { FileRating } from './read-rating.ts'

/** What the report of an import says of films and ratings that were not taken; their products were. */
export const leftOut = ({ film, rating }: { readonly film: FileFilm; readonly rating: FileRating }): readonly ImportEvent[] => [
  ...(film.isLeftOut ? [unsupported('film that the shop has no player for')] : []),
  ...(rating.isLeftOut ? [unsupported('rating that is no average with its number of reviews')] : []),
]

const unsupported = (name: string): ImportEvent => ({ kind: 'unsupported', name, count: 1 })
