import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { cartLines, carts } from '../../database/schema/commerce.ts'
import type { Platform } from '../../platform.ts'
import type { SiteScope } from '../http/request-scope.ts'
import { variantsOf } from './answer-cart.ts'
import type { CartLine } from './cart-record.ts'
import { copyLine } from './copy-line.ts'
import { loadOpenCart } from './load-cart.ts'
import { openCart } from './open-cart.ts'
import { ignoresStock } from './sort-lines.ts'

interface Merge {
  readonly platform: Platform
  readonly transaction: Database
  /** Owner keys. */
  readonly from: string
  readonly into: string
  readonly scope: SiteScope
}

/** Puts the guest's cart into the account's: the same sku adds up, capped by stock and the shop's limits (TRICKY-17). */
export const mergeCarts = async ({ platform, transaction, from, into, scope }: Merge): Promise<void> => {
  const { siteTag } = scope.site
  const guest = await loadOpenCart(transaction, { ownerKey: from, siteTag })
  if (guest === undefined || guest.lines.length === 0) return
  const { cart, lines } = await openCart({ platform, transaction, ownerKey: into, siteTag })
  const variants = await variantsOf(transaction, [...guest.lines, ...lines], scope)
  let room = scope.site.cart.maxCartQuantity - lines.reduce((all, { quantity }) => all + quantity, 0)

  for (const line of guest.lines) {
    const existing = lines.find(({ sku, customisationKey }) => sku === line.sku && customisationKey === line.customisationKey)
    const held = existing?.quantity ?? 0
    const variant = variants.get(line.sku)
    const pieces = variant === undefined || ignoresStock(variant) ? Infinity : Math.max(variant.stockQty, held)
    const total = Math.min(held + line.quantity, scope.site.cart.maxQuantityPerItem, pieces, held + room)
    if (total <= held) continue
    room -= total - held
    await storeLine(transaction, copyLine({ ...line, quantity: total }, { id: platform.ids.uuid(), cartId: cart.id }))
  }
  await transaction.update(carts).set({ status: 'merged' }).where(eq(carts.id, guest.cart.id))
  await transaction
    .update(carts)
    .set({ revision: sql`${carts.revision} + 1`, updatedAt: platform.clock.now(), voucherCode: cart.voucherCode ?? guest.cart.voucherCode })
    .where(eq(carts.id, cart.id))
}

const storeLine = async (transaction: Database, line: Omit<CartLine, 'position'>): Promise<void> => {
  await transaction
    .insert(cartLines)
    .values(line)
    .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.sku, cartLines.customisationKey], set: { quantity: line.quantity } })
}
