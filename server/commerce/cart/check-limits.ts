import type { SiteConfig } from '../../../src/site/site-config.ts'
import { isPurchasable } from '../../../src/lib/stock-status.ts'
import type { CartVariant } from '../../catalogue/read-variants-for-cart.ts'
import { ApiProblem } from '../http/api-problem.ts'
import type { CartLine } from './cart-record.ts'
import { hasMainProduct, ignoresStock } from './sort-lines.ts'

interface LimitCheck {
  readonly site: Pick<SiteConfig, 'cart'>
  /** As it would be after the change. */
  readonly line: Pick<CartLine, 'sku' | 'quantity'>
  /** The cart's other lines. */
  readonly others: readonly CartLine[]
  readonly variants: ReadonlyMap<string, CartVariant>
}

/** Refuses what a cart may not hold, each cause with its code and number (EXTRA-11). Nothing is ever added in part. */
export const checkLimits = ({ site, line, others, variants }: LimitCheck): void => {
  const variant = variants.get(line.sku)
  if (variant === undefined || variant.isDiscontinued || variant.availability === 'GIFTONLY') throw addFailure()
  const { maxQuantityPerItem, maxQuantityPerProduct, maxCartQuantity } = site.cart
  const remaining = remainingByLimit({ site, sku: line.sku, others, variants })
  if (line.quantity > remaining.ofItem) throw exceeded('MAX_QUANTITY_PER_ITEM_EXCEEDED', maxQuantityPerItem)
  if (line.quantity > remaining.ofProduct) throw exceeded('MAX_QUANTITY_EXCEEDED', maxQuantityPerProduct)
  if (line.quantity > remaining.ofCart) throw exceeded('MAX_CART_QUANTITY_EXCEEDED', maxCartQuantity)
  if (line.quantity > remaining.ofStock) throw exceeded('STOCK_QUANTITY_EXCEEDED', Math.max(0, piecesOf(variant)))
  const otherProductIds = new Set(others.flatMap(({ sku }) => variants.get(sku)?.productId ?? []))
  if (!hasMainProduct(variant, otherProductIds)) {
    throw new ApiProblem(409, 'SECONDARY_VARIANTS', { message: 'This item can only be bought together with its main product.' })
  }
}

/** Pieces that a line of a sku may have beside the other lines, by each limit. A sku no longer in the catalogue has no limit by stock. */
export const remainingByLimit = ({ site, sku, others, variants }: Omit<LimitCheck, 'line'> & Pick<CartLine, 'sku'>) => {
  const { maxQuantityPerItem, maxQuantityPerProduct, maxCartQuantity } = site.cart
  const variant = variants.get(sku)
  const ofProduct = others.filter((other) => variant !== undefined && variants.get(other.sku)?.productId === variant.productId)
  const ofSku = others.filter((other) => other.sku === sku)
  return {
    ofItem: maxQuantityPerItem,
    ofProduct: maxQuantityPerProduct - quantityOf(ofProduct),
    ofCart: maxCartQuantity - quantityOf(others),
    ofStock: variant === undefined || ignoresStock(variant) ? Infinity : piecesOf(variant) - quantityOf(ofSku),
  }
}

const piecesOf = ({ availability, stockQty }: CartVariant): number => (isPurchasable(availability) ? stockQty : 0)

const addFailure = (): ApiProblem => new ApiProblem(409, 'ADD_TO_CART_FAILURE', { message: 'We could not add this to your bag.' })

const MESSAGES = {
  MAX_QUANTITY_PER_ITEM_EXCEEDED: 'You can add at most {count} of this item.',
  MAX_QUANTITY_EXCEEDED: 'You can buy at most {count} of this product.',
  MAX_CART_QUANTITY_EXCEEDED: 'Your bag can hold at most {count} items.',
  STOCK_QUANTITY_EXCEEDED: 'Only {count} left in stock.',
} as const

const exceeded = (code: keyof typeof MESSAGES, count: number): ApiProblem =>
  new ApiProblem(409, code, { message: MESSAGES[code].replace('{count}', String(count)), count })

const quantityOf = (lines: readonly Pick<CartLine, 'quantity'>[]): number => lines.reduce((all, { quantity }) => all + quantity, 0)
