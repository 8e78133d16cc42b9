import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { carts, orders, paymentAttempts } from '../../database/schema/commerce.ts'
import { violatesUnique } from '../../database/violates-unique.ts'
import type { Runtime } from '../../runtime.ts'
import { lockOpenCart } from '../cart/open-cart.ts'
import type { PaymentOutcome } from '../payments/payment-gateway.ts'
import { sendOrderMail } from '../mail/send-order-mail.ts'
import { lockAttempt, type Attempt } from './attempt.ts'
import { countPayment } from './count-payment.ts'
import { isBagPaid, lockCart } from './settle-attempt.ts'
import { returnStock } from './stock.ts'
import { defined } from '../../../src/lib/defined.ts'

/** Ends an attempt without an order: its stock is returned, and its bag where the order waited for the payment. Idempotent; a settled attempt stays settled. */
export const releaseAttempt = async ({ runtime }: { readonly runtime: Runtime }, utr: string, ended: Ended): Promise<void> => {
  const attempt = await release(runtime, utr, ended)
  if (attempt !== undefined) countPayment(runtime, attempt, ended.outcome ?? { kind: 'superseded' })
}

interface Ended {
  readonly state: 'released' | 'superseded'
  readonly outcome?: PaymentOutcome
}

/** The attempt, where it was open until now. */
const release = (runtime: Runtime, utr: string, { state, outcome }: Ended): Promise<Attempt | undefined> =>
  runtime.stockTurns(() =>
    runtime.database.transaction(async (transaction) => {
      const attempt = await lockAttempt(transaction, utr)
      if (attempt.state !== 'open') return undefined
      // Before the stock: whoever begins a payment locks the bag first, too.
      await giveBagBack(transaction, attempt)
      await returnStock({ ...runtime, transaction }, attempt.reserved)
      await transaction
        .update(paymentAttempts)
        .set({ state, leaseUntil: 0, ...defined({ outcome }) })
        .where(eq(paymentAttempts.utr, utr))
      const [order] = await transaction
        .update(orders)
        .set({ status: 'cancelled' })
        .where(eq(orders.orderReference, attempt.orderReference))
        .returning()
      // Whoever was told that the payment is pending; the others read the refusal in the checkout, or have paid another way.
      if (order?.isVisible === true && state === 'released')
        await sendOrderMail({ runtime, transaction, order, event: 'failed', paymentMethod: attempt.method })
      return attempt
    }),
  )

/** The bag that had become the order, with its address, unless the shopper has filled another one since. */
const giveBagBack = async (transaction: Database, attempt: Attempt): Promise<void> => {
  const cart = await lockCart(transaction, attempt.cartId)
  if (cart?.status !== 'ordered' || (await isBagPaid(transaction, attempt))) return
  const other = await lockOpenCart(transaction, attempt)
  if (other !== undefined && other.lines.length > 0) return
  try {
    await transaction.transaction(async (savepoint) => {
      if (other !== undefined) await savepoint.update(carts).set({ status: 'merged' }).where(eq(carts.id, other.cart.id))
      await savepoint
        .update(carts)
        .set({ status: 'open', revision: sql`${carts.revision} + 1` })
        .where(eq(carts.id, cart.id))
    })
  } catch (cause) {
    // The shopper has begun another bag at this very moment.
    if (!violatesUnique(cause, ONE_OPEN_CART)) throw cause
  }
}

const ONE_OPEN_CART = 'carts_open'
