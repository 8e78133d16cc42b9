import type { Hit, HitColor, HitImage } from '../../../clients/search/hit.ts'

/** The product a card shows, in the color it shows. */
export interface AskedProduct {
  /** The card's own product: another one where its color is a product of its own. */
  readonly cardProductId: string
  readonly productId: string
  readonly name: string
  /** Slug. */
  readonly color: string | undefined
  /** Its page, without prefix. */
  readonly path: string
  /** The one on the card, which the browser has. */
  readonly picture: HitImage | undefined
}

/** A color that is a product of its own is asked for by its own id (CARD-13). */
export const askedProduct = (
  hit: Pick<Hit, 'productId' | 'name' | 'image'>,
  color: Pick<HitColor, 'slug' | 'productId' | 'mainImage'> | undefined,
  path: string,
): AskedProduct => ({
  cardProductId: hit.productId,
  productId: color?.productId ?? hit.productId,
  name: hit.name,
  color: color?.slug,
  path,
  picture: color?.mainImage ?? hit.image,
})
