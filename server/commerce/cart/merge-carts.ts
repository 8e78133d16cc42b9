import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { cartLines, carts } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import type { SiteScope } from '../http/request-scope.ts'
import { variantsOf } from './answer-cart.ts'
import { copyLine, type CartLine } from './cart-record.ts'
import { remainingByLimit } from './change-lines.ts'
import { lockOpenCart, openCart } from './open-cart.ts'
import { codesOf, MOST_VOUCHERS, patchOf, withCode } from './voucher-codes.ts'

interface MergeInput {
  readonly runtime: Runtime
  readonly transaction: Database
  /** Owner keys. */
  readonly from: string
  readonly into: string
  readonly scope: SiteScope
}

/**
 * Puts the guest's cart into the account's: the same sku adds up, capped by stock and the shop's limits (TRICKY-17). Both carts
 * are locked, so that two tabs that sign in together merge it once.
 */
export const mergeCarts = async ({ runtime, transaction, from, into, scope }: MergeInput): Promise<void> => {
  const { site } = scope
  const guest = await lockOpenCart(transaction, { ownerKey: from, siteTag: site.siteTag })
  if (guest === undefined || guest.lines.length === 0) return
  const { cart, lines } = await openCart({ runtime, transaction, ownerKey: into, siteTag: site.siteTag })
  const variants = await variantsOf(transaction, [...guest.lines, ...lines], scope)
  let merged = lines

  for (const line of guest.lines) {
    const existing = merged.find(({ sku, customisationKey }) => sku === line.sku && customisationKey === line.customisationKey)
    const others = merged.filter((other) => other !== existing)
    const before = existing?.quantity ?? 0
    const quantity = Math.min(before + line.quantity, ...Object.values(remainingByLimit({ site, sku: line.sku, others, variants })))
    if (quantity <= before) continue
    merged = [...others, { ...line, quantity }]
    await storeLine(transaction, copyLine({ ...line, quantity }, { id: runtime.ids.uuid(), cartId: cart.id }))
  }
  await transaction.update(carts).set({ status: 'merged' }).where(eq(carts.id, guest.cart.id))
  await transaction
    .update(carts)
    .set({
      revision: sql`${carts.revision} + 1`,
      updatedAt: runtime.clock.now(),
      ...patchOf(mergedCodes(codesOf(cart), codesOf(guest.cart), scope)),
      // The one written last.
      giftNote: guest.cart.giftNote ?? cart.giftNote,
    })
    .where(eq(carts.id, cart.id))
}

/** The account's vouchers, and those of the guest that may stand beside them. */
const mergedCodes = (own: readonly string[], brought: readonly string[], { merchant }: SiteScope): readonly string[] => {
  let codes = own
  for (const code of brought) {
    const more = withCode(codes, code, merchant)
    if (more !== undefined && more.length > codes.length && more.length <= MOST_VOUCHERS) codes = more
  }
  return codes
}

const storeLine = async (transaction: Database, line: Omit<CartLine, 'position'>): Promise<void> => {
  await transaction
    .insert(cartLines)
    .values(line)
    .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.sku, cartLines.customisationKey], set: { quantity: line.quantity } })
}
