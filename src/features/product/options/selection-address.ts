import type { NormalisedProduct, Selection } from './normalised-product.ts'
import { selectedVariant } from './selected-variant.ts'

/** The query with the selection written into it: sku when complete, else color; the rest stays as it was (TRICKY-08). */
export const selectionAddress = (search: string, product: NormalisedProduct, selection: Selection): string => {
  const query = new URLSearchParams(search)
  for (const name of ['sku', 'color', 'size', 'sizeType']) query.delete(name)
  const variant = selectedVariant(product, selection)
  if (variant !== undefined) query.set('sku', variant.sku)
  else if (selection.color !== undefined) query.set('color', selection.color)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
