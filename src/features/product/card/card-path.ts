import type { Hit, HitColor } from '../../../clients/search/hit.ts'

interface CardTarget {
  readonly hit: Pick<Hit, 'slug' | 'productId'>
  /** The chosen color. */
  readonly color: Pick<HitColor, 'slug' | 'productId' | 'productSlug'> | undefined
  /** The `sku` of the page's address. */
  readonly sku: string | undefined
}

/** Where a card leads, without prefix: the color's own product where it is one, else the product in that color (CARD-13, CARD-14). */
export const cardPath = ({ hit, color, sku }: CardTarget): string => {
  if (color?.productId !== undefined && color.productId !== hit.productId) {
    return `/product/${color.productSlug ?? hit.slug}/${color.productId}?${new URLSearchParams({ color: color.slug }).toString()}`
  }
  const option = sku !== undefined && sku !== '' ? { sku } : color === undefined ? {} : { color: color.slug }
  const query = new URLSearchParams(option).toString()
  return `/product/${hit.slug}/${hit.productId}${query === '' ? '' : `?${query}`}`
}
