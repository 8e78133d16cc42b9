import type { CardAction } from '../card/product-card.tsx'
import { HEART } from '../../favorites/heart.tsx'
import { askedProduct } from './asked-product.ts'
import { QuickBuyButton } from './quick-buy-button.tsx'

/** The heart, and the way to buy at once where the card's settings have it. Stands inside a `QuickBuy`. */
export const HEART_AND_QUICK_BUY: CardAction = {
  ...HEART,
  name: 'heart-and-quick-buy',
  quickBuy: (hit, color, path) => <QuickBuyButton product={askedProduct(hit, color, path)} />,
}
