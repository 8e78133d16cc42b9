import type { CartVariant } from '../../catalogue/read-variants-for-cart.ts'
import { isPurchasable } from '../../../src/lib/stock-status.ts'
import type { CartLine } from './cart-record.ts'

/** A line that can be bought as it is. */
export interface BuyableLine {
  readonly line: CartLine
  readonly variant: CartVariant
}

/** A line that cannot be bought, with its variant where the catalogue still has it. */
export interface UnavailableLine {
  readonly line: CartLine
  readonly variant: CartVariant | undefined
}

/** Which lines can be bought now: sold on this site, purchasable, enough stock for all lines of the sku, main product in the cart. */
export const sortLines = (lines: readonly CartLine[], variants: ReadonlyMap<string, CartVariant>) => {
  const buyable: BuyableLine[] = []
  const unavailable: UnavailableLine[] = []
  const productIds = new Set(lines.flatMap(({ sku }) => variants.get(sku)?.productId ?? []))
  const taken = new Map<string, number>()
  for (const line of lines) {
    const variant = variants.get(line.sku)
    const requested = (taken.get(line.sku) ?? 0) + line.quantity
    if (variant === undefined || !canBuy(variant, requested) || !hasMainProduct(variant, productIds)) {
      unavailable.push({ line, variant })
      continue
    }
    taken.set(line.sku, requested)
    buyable.push({ line, variant })
  }
  return { buyable, unavailable }
}

/** Pre-order and back-order are sold without pieces on hand (EXTRA-11). */
export const ignoresStock = ({ availability }: Pick<CartVariant, 'availability'>): boolean =>
  availability === 'PREORDER' || availability === 'BACKORDER'

export const hasMainProduct = ({ mainProductId }: Pick<CartVariant, 'mainProductId'>, productIds: ReadonlySet<string>): boolean =>
  mainProductId === undefined || productIds.has(mainProductId)

const canBuy = (variant: CartVariant, quantity: number): boolean =>
  isPurchasable(variant.availability) && (ignoresStock(variant) || variant.stockQty >= quantity)
