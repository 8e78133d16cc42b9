import type { CardAction } from '../product/card/product-card.tsx'
import { FavoriteButton } from './favorite-button.tsx'

/** The heart over a product card. */
export const HEART: CardAction = {
  name: 'heart',
  render: ({ productId, name }) => <FavoriteButton productId={productId} productName={name} />,
}
