import { readFilm, type FileFilm } from '../files/read-film.ts'
import { readRating, type FileRating } from '../files/read-rating.ts'
import type { CsvRow } from '../files/read-csv.ts'

/** Metafields have columns such as `Rating (product.metafields.reviews.rating)`: the name is the merchant's, the key the vendor's. */
const METAFIELD = /\(product\.metafields\.([^()]+)\)$/i
const FILM = /\.(?:product_)?(?:video|film)(?:_url)?$/
const BEST = 5

type Cells = CsvRow['cells']

/** Rating and number of reviews as the vendor's standard metafields `reviews.rating` and `reviews.rating_count` say. */
export const shopifyRating = (cells: Cells): FileRating => {
  const fields = metafields(cells)
  const [average, best] = readScale(fields.get('reviews.rating') ?? '')
  return readRating({ average, best, count: fields.get('reviews.rating_count') ?? '' })
}

/** Films are no pictures in an export: they are in a metafield of the merchant's, or embedded in the description. */
export const shopifyFilm = (cells: Cells): FileFilm =>
  readFilm(
    [...metafields(cells)].filter(([key]) => FILM.test(key)).map(([, value]) => value),
    cells['Body (HTML)'] ?? '',
  )

const metafields = (cells: Cells): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(cells).flatMap(([column, value]) => {
      const key = METAFIELD.exec(column)?.[1]?.toLowerCase()
      return key === undefined || value.trim() === '' ? [] : [[key, value] as const]
    }),
  )

/** A rating is `{"value":"4.7","scale_min":"1.0","scale_max":"5.0"}`, or the number alone. */
const readScale = (text: string): readonly [average: string, best: number] => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && 'value' in value && 'scale_max' in value)
      return [String(value.value), Number(value.scale_max)]
  } catch {
    // Said by who reads the number.
  }
  return [text, BEST]
}
