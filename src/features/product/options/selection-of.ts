import type { Selection, Variant } from './normalised-product.ts'

/** All values of a variant. */
export const selectionOf = ({ color, size, sizeType }: Variant): Selection => ({
  ...(color === undefined ? {} : { color: color.value }),
  ...(size === undefined ? {} : { size: size.value }),
  ...(sizeType === undefined ? {} : { sizeType: sizeType.value }),
})
