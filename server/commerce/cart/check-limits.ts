import type { SiteConfig } from '../../../src/site/site-config.ts'
import { isPurchasable } from '../../catalogue/availability.ts'
import type { CartVariant } from '../../catalogue/read-variants-for-cart.ts'
import { ApiProblem } from '../http/api-problem.ts'
import type { CartLine } from './cart-record.ts'
import { hasMainProduct, ignoresStock } from './sort-lines.ts'

interface Wish {
  readonly site: Pick<SiteConfig, 'cart'>
  /** The line as it would be. */
  readonly line: Pick<CartLine, 'sku' | 'quantity'>
  /** All other lines of the cart. */
  readonly others: readonly CartLine[]
  readonly variants: ReadonlyMap<string, CartVariant>
}

/** Refuses what a cart may not hold, each cause with its code and number (EXTRA-11). Nothing is ever added in part. */
export const checkLimits = ({ site, line, others, variants }: Wish): void => {
  const variant = variants.get(line.sku)
  if (variant === undefined || variant.isDiscontinued || variant.availability === 'GIFTONLY') throw addFailure()
  const { maxQuantityPerItem, maxQuantityPerProduct, maxCartQuantity } = site.cart
  const isSameProduct = ({ sku }: CartLine): boolean => variants.get(sku)?.productId === variant.productId
  const ofProduct = line.quantity + quantityOf(others.filter(isSameProduct))
  const ofSku = line.quantity + quantityOf(others.filter(({ sku }) => sku === line.sku))
  const pieces = isPurchasable(variant.availability) ? variant.stockQty : 0

  if (line.quantity > maxQuantityPerItem) throw exceeded('MAX_QUANTITY_PER_ITEM_EXCEEDED', maxQuantityPerItem)
  if (ofProduct > maxQuantityPerProduct) throw exceeded('MAX_QUANTITY_EXCEEDED', maxQuantityPerProduct)
  if (line.quantity + quantityOf(others) > maxCartQuantity) throw exceeded('MAX_CART_QUANTITY_EXCEEDED', maxCartQuantity)
  if (!ignoresStock(variant) && ofSku > pieces) throw exceeded('STOCK_QUANTITY_EXCEEDED', Math.max(0, pieces))
  const otherProductIds = new Set(others.flatMap(({ sku }) => variants.get(sku)?.productId ?? []))
  if (!hasMainProduct(variant, otherProductIds)) {
    throw new ApiProblem(409, 'SECONDARY_VARIANTS', { message: 'This item can only be bought together with its main product.' })
  }
}

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
