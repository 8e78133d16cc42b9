import { eq } from 'drizzle-orm'
import { orders, paymentAttempts } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import type { PaymentOutcome } from '../payments/payment-gateway.ts'
import { sendOrderMail } from '../mail/send-order-mail.ts'
import { lockAttempt } from './attempt.ts'
import { returnStock } from './stock.ts'

/** Ends an attempt without an order: its stock is returned, the cart stays as it is. Idempotent; a settled attempt stays settled. */
export const releaseAttempt =
  ({ runtime }: { readonly runtime: Runtime }) =>
  (utr: string, { state, outcome }: { readonly state: 'released' | 'superseded'; readonly outcome?: PaymentOutcome }): Promise<void> =>
    runtime.database.transaction(async (transaction) => {
      const attempt = await lockAttempt(transaction, utr)
      if (attempt.state !== 'open') return
      await returnStock({ ...runtime, transaction }, attempt.reserved)
      await transaction
        .update(paymentAttempts)
        .set({ state, leaseUntil: 0, ...(outcome === undefined ? {} : { outcome }) })
        .where(eq(paymentAttempts.utr, utr))
      const [order] = await transaction
        .update(orders)
        .set({ status: 'cancelled' })
        .where(eq(orders.orderReference, attempt.orderReference))
        .returning()
      // Whoever was told that the payment is pending; the others read the refusal in the checkout, or have paid another way.
      if (order?.isVisible === true && state === 'released')
        await sendOrderMail({ runtime, transaction, order, event: 'failed', paymentMethod: attempt.method })
    })
