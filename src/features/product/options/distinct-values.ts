import type { OptionLevel } from '../../../../schemas/api/product.ts'
import type { OptionValue, Variant } from './normalised-product.ts'

/** Values of a level over some variants, each once, in the order they come. */
export const distinctValues = (options: readonly Variant[], level: OptionLevel): readonly OptionValue[] => {
  const values = new Map<string, OptionValue>()
  for (const { [level]: value } of options) if (value !== undefined && !values.has(value.value)) values.set(value.value, value)
  return [...values.values()]
}
