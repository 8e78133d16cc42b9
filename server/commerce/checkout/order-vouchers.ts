import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orders, voucherUses } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { variantsOf } from '../cart/answer-cart.ts'
import type { CartRecord } from '../cart/cart-record.ts'
import { changeCart } from '../cart/change-cart.ts'
import { priceCart, type PricedCart } from '../cart/price-cart.ts'
import { codesOf, patchOf } from '../cart/voucher-codes.ts'
import { lockVouchers, readVoucherUses } from '../cart/voucher-uses.ts'
import { ApiProblem } from '../http/api-problem.ts'
import type { SessionScope, SiteScope } from '../http/request-scope.ts'
import { siteOfOrder } from '../orders/order-site.ts'

/**
 * Vouchers that counted when the shopper looked, perhaps, and no longer do: the order would cost more than the shopper saw. They
 * are taken off the bag, and the shopper is asked again.
 */
export class VouchersGone extends ApiProblem {
  readonly codes: readonly string[]

  constructor(codes: readonly string[]) {
    super(409, 'VOUCHERS_GONE', { message: `These vouchers can no longer be used: ${codes.join(', ')}.` })
    this.codes = codes
  }
}

/** Faults that came from outside the bag, and so without a new revision of it. */
const FROM_OUTSIDE: ReadonlySet<string | undefined> = new Set(['ended', 'usedUp', 'usedBefore', 'firstOrder'])

interface OrderInput {
  readonly record: CartRecord
  readonly scope: SessionScope
  /** Of the buyer, who may have been nobody yet while the bag was filled. */
  readonly email: string
}

/** A cart as it is sold: whoever else orders with the last use of a voucher waits until this transaction ends. */
export const priceForOrder = async (transaction: Database, { record, scope, email }: OrderInput): Promise<PricedCart> => {
  const codes = codesOf(record.cart)
  await lockVouchers(transaction, { ...scope, codes })
  const uses = await readVoucherUses(transaction, { ...scope, codes, shopper: { accountId: scope.session.accountId, email } })
  return priceCart(record, await variantsOf(transaction, record.lines, scope), scope, uses)
}

export const requireVouchers = ({ vouchers }: PricedCart): void => {
  const gone = vouchers.filter(({ fault }) => FROM_OUTSIDE.has(fault)).map(({ code }) => code)
  if (gone.length > 0) throw new VouchersGone(gone)
}

export const dropVouchers = async (deps: { readonly runtime: Runtime }, scope: SessionScope, gone: readonly string[]): Promise<void> => {
  await changeCart(deps, scope, async ({ cart }) => patchOf(codesOf(cart).filter((code) => !gone.includes(code))))
}

interface AgainInput {
  readonly runtime: Runtime
  readonly merchant: SiteScope['merchant']
  readonly transaction: Database
}

/** Whether an order whose payment was given up, and its uses with it, may have them after all. */
export const mayUseAgain = async ({ runtime, merchant, transaction }: AgainInput, orderReference: string): Promise<boolean> => {
  const used = await transaction.select({ code: voucherUses.code }).from(voucherUses).where(eq(voucherUses.orderReference, orderReference))
  const codes = used.map(({ code }) => code)
  const [order] = await transaction.select().from(orders).where(eq(orders.orderReference, orderReference))
  if (codes.length === 0 || order === undefined) return true
  await lockVouchers(transaction, { codes, merchant })
  const shopper = { accountId: order.accountId, email: order.email }
  const site = siteOfOrder(runtime, order)
  const { byCode, hasOrdered } = await readVoucherUses(transaction, { codes, merchant, site, shopper, exceptOrder: orderReference })
  return codes.every((code) => {
    const { limit, firstOrder } = merchant.vouchers.get(code) ?? {}
    const { all, own } = byCode.get(code) ?? { all: 0, own: 0 }
    if (firstOrder === true && (hasOrdered || own > 0)) return false
    return all < (limit?.total ?? Infinity) && own < (limit?.perShopper ?? Infinity)
  })
}
