/** Bounds of a price filter in major units. */
export interface PriceBounds {
  readonly min: number
  readonly max?: number
}

const DECIMAL = /^\d+(?:\.\d+)?$/

/** Reads `min,max` or `min`; an empty min is 0. Undefined for what is not a number, negative, or the wrong way round (EXTRA-09). */
export const readPriceRange = (values: readonly string[]): PriceBounds | undefined => {
  const [low = '', high = ''] = values
  if (values.length === 0 || values.length > 2 || (low === '' && high === '')) return undefined
  if ((low !== '' && !DECIMAL.test(low)) || (high !== '' && !DECIMAL.test(high))) return undefined
  const min = low === '' ? 0 : Number(low)
  if (high === '') return { min }
  return Number(high) < min ? undefined : { min, max: Number(high) }
}
