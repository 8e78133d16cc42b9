import { localeTag } from '../../../src/site/locale-tag.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { cartLines, carts, orders, paymentAttempts, SETTLED_PSP_REFERENCE, type BoughtLine } from '../../database/schema/commerce.ts'
import { violatesUnique } from '../../database/violates-unique.ts'
import type { Runtime } from '../../runtime.ts'
import { customisationKeyOf } from '../cart/change-lines.ts'
import type { CartRow } from '../cart/cart-record.ts'
import type { SiteScope } from '../http/request-scope.ts'
import { sendOrderMail } from '../mail/send-order-mail.ts'
import { textIn } from '../merchant/merchant-data.ts'
import { numberOrder } from '../orders/number-order.ts'
import { siteOfOrder } from '../orders/order-site.ts'
import type { OrderRow } from '../orders/to-order.ts'
import { arrivalOfOrder } from '../shipping/arrival-of-order.ts'
import { lockAttempt, type Attempt } from './attempt.ts'
import { countPayment } from './count-payment.ts'
import { mayUseAgain } from './order-vouchers.ts'
import { takeStock } from './stock.ts'

export type Authorised = { readonly kind: 'authorised'; readonly pspReference: string }

/**
 * The payment is authorised: order placed, cart closed, mail written, in one transaction, and once however often it is called.
 * `unwanted`: the attempt was released and cannot be reopened, or its bag is paid already; the payment must be cancelled.
 * `spent`: this payment has settled another attempt; this one stays as it is.
 */
export const settleAttempt = async (
  { runtime }: { readonly runtime: Runtime },
  utr: string,
  outcome: Authorised,
): Promise<'settled' | 'unwanted' | 'spent'> => {
  try {
    // Read before the transaction: it may ask the database itself.
    const merchant = await runtime.merchant.current()
    const settled = await settle({ runtime, merchant }, utr, outcome)
    if (typeof settled === 'string') return settled
    // After the transaction: what is rolled back was not sold.
    runtime.counts.orders.inc({ site: settled.siteTag, method: settled.method })
    countPayment(runtime, settled, outcome)
    return 'settled'
  } catch (cause) {
    if (violatesUnique(cause, SETTLED_PSP_REFERENCE)) return 'spent'
    throw cause
  }
}

interface Settling {
  readonly runtime: Runtime
  readonly merchant: SiteScope['merchant']
}

/** The attempt, where this is what settled it. */
const settle = ({ runtime, merchant }: Settling, utr: string, outcome: Authorised): Promise<'settled' | 'unwanted' | Attempt> =>
  runtime.stockTurns(() =>
    runtime.database.transaction(async (transaction) => {
      const attempt = await lockAttempt(transaction, utr)
      if (attempt.state === 'settled') return 'settled'
      const cart = await lockCart(transaction, attempt.cartId)
      if (await isBagPaid(transaction, attempt)) return 'unwanted'
      if (attempt.state !== 'open' && !(await reopen({ runtime, merchant, transaction }, attempt, cart))) return 'unwanted'
      const now = runtime.clock.now()
      await transaction
        .update(paymentAttempts)
        .set({ state: 'settled', outcome, pspReference: outcome.pspReference, settledAt: now, leaseUntil: 0 })
        .where(eq(paymentAttempts.utr, utr))
      const numbered = await numberOrder({ transaction, sites: runtime.sites, orderReference: attempt.orderReference })
      const { orderReference } = numbered ?? attempt
      const [order] = await transaction
        .update(orders)
        .set({ status: 'placed', placedAt: now })
        .where(eq(orders.orderReference, orderReference))
        .returning()
      if (order === undefined) throw new Error(`The order ${orderReference} is gone.`)
      const settled = { ...attempt, orderReference }
      if (cart?.status === 'open') await closeCart(transaction, settled, cart)
      await confirm({ runtime, merchant, transaction, attempt: settled, order })
      return settled
    }),
  )

interface Confirming extends Settling {
  readonly transaction: Database
  readonly attempt: Attempt
  readonly order: OrderRow
}

const confirm = async ({ runtime, merchant, transaction, attempt, order }: Confirming): Promise<void> => {
  const offer = merchant.shipping.get(order.shippingMethod)
  const site = siteOfOrder(runtime, order)
  await sendOrderMail({
    runtime,
    transaction,
    order,
    event: 'confirmation',
    paymentMethod: attempt.method,
    shippingName: offer && textIn(offer.name, localeTag(order.language, site.code)),
    arrival: arrivalOfOrder({ site, merchant, order }),
  })
}

/** The cart, locked until the transaction ends: after its attempt, never before. */
export const lockCart = async (transaction: Database, id: string): Promise<CartRow | undefined> => {
  const [cart] = await transaction.select().from(carts).where(eq(carts.id, id)).for('update')
  return cart
}

/** The attempt that has paid for the bag of this one, such as one that was given up and authorised late. */
export const findPaid = async (database: Database, { cartId, cartRevision }: Attempt): Promise<Attempt | undefined> => {
  const ofSameBag = and(eq(paymentAttempts.cartId, cartId), eq(paymentAttempts.cartRevision, cartRevision))
  const [paid] = await database
    .select()
    .from(paymentAttempts)
    .where(and(ofSameBag, eq(paymentAttempts.state, 'settled')))
    .limit(1)
  return paid
}

/** Two orders would be charged for one bag. */
export const isBagPaid = async (transaction: Database, attempt: Attempt): Promise<boolean> =>
  (await findPaid(transaction, attempt)) !== undefined

/** A payment authorised after its attempt was released: its cart must be unchanged, the pieces in stock and its vouchers not used up. */
const reopen = async (
  { runtime, merchant, transaction }: Settling & Pick<Confirming, 'transaction'>,
  attempt: Attempt,
  cart: CartRow | undefined,
): Promise<boolean> => {
  if (attempt.state === 'superseded' || cart?.status !== 'open' || cart.revision !== attempt.cartRevision) return false
  if (!(await mayUseAgain({ runtime, merchant, transaction }, attempt.orderReference))) return false
  return (await takeStock({ ...runtime, transaction }, attempt.reserved)) !== undefined
}

/** The cart becomes the order. From one that was changed while the payment was pending only the bought pieces are removed. */
export const closeCart = async (transaction: Database, attempt: Attempt, cart: CartRow): Promise<void> => {
  if (cart.revision === attempt.cartRevision) {
    await transaction.update(carts).set({ status: 'ordered' }).where(eq(carts.id, cart.id))
    return
  }
  for (const line of attempt.bought ?? (await boughtByOrder(transaction, attempt))) await takeOutBought(transaction, cart.id, line)
  await transaction
    .update(carts)
    .set({ revision: sql`${carts.revision} + 1` })
    .where(eq(carts.id, cart.id))
}

/** What an attempt has paid for that was begun before its lines were stored: the order has the inputs of which their keys were made. */
const boughtByOrder = async (transaction: Database, { orderReference }: Attempt): Promise<readonly BoughtLine[]> => {
  const [order] = await transaction.select({ items: orders.items }).from(orders).where(eq(orders.orderReference, orderReference))
  return (order?.items ?? []).map(({ sku, quantity, customisation }) => ({
    sku,
    quantity,
    customisationKey: customisationKeyOf(customisation?.inputs ?? []),
  }))
}

/** More pieces of the line than were bought stay; a line that is gone or was customised otherwise meanwhile is left as it is. */
const takeOutBought = async (transaction: Database, cartId: string, { sku, customisationKey, quantity }: BoughtLine): Promise<void> => {
  const line = and(eq(cartLines.cartId, cartId), eq(cartLines.sku, sku), eq(cartLines.customisationKey, customisationKey))
  await transaction.delete(cartLines).where(and(line, lte(cartLines.quantity, quantity)))
  await transaction
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
    .where(line)
}
