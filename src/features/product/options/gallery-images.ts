import type { Product, ProductImage } from '../../../../schemas/api/product.ts'

interface Deps {
  readonly product: Pick<Product, 'media'>
  readonly color: string | undefined
  /** `product.removeFromBeginningOfGallery` of the site. */
  readonly removeFromBeginning: number
}

/** Pictures of the chosen color and those of no color; all where there is none for it. The last one is never removed (PDP-27, PDP-29). */
export const galleryImages = ({ product: { media }, color, removeFromBeginning }: Deps): readonly ProductImage[] => {
  const all = media.large.length > 0 ? media.large : media.standard
  const own = all.filter(({ colorSlug }) => colorSlug === undefined || colorSlug === color)
  const images = own.some(({ colorSlug }) => colorSlug !== undefined) || own.length === all.length ? own : all
  return images.slice(Math.min(removeFromBeginning, images.length - 1))
}
