import type { Selection, Variant } from './normalised-product.ts'

/** Whether a variant goes with what is selected. What is not selected, or what the variant has no value of, decides nothing. */
export const agrees = (variant: Variant, selection: Selection): boolean =>
  LEVELS.every((level) => {
    const chosen = selection[level]
    const own = variant[level]?.value
    return chosen === undefined || own === undefined || chosen === own
  })

const LEVELS = ['color', 'size', 'sizeType'] as const
