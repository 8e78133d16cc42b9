import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Order } from '../../../schemas/api/checkout.ts'
import { orders, paymentAttempts } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { orderNotFound } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { SiteScope } from '../http/request-scope.ts'
import { pageOfOrder } from '../orders/order-page.ts'
import { toOrder } from '../orders/to-order.ts'
import { arrivalOfOrder } from '../shipping/arrival-of-order.ts'
import type { DeliveryDates } from '../shipping/delivery-dates.ts'
import { findAttempt, outcomeOf, type Attempt } from './attempt.ts'
import { isRawToken } from './submit-answer.ts'
import { defined } from '../../../src/lib/defined.ts'

const TOKEN_LIFE_MS = 15 * 60_000
/** Counted from the click on the button: a shopper may be at a bank's page for half an hour before the bank says that it needs longer. */
const WAITING_TOKEN_LIFE_MS = 45 * 60_000

export const completionBody = z.object({ authorization: z.string().max(200), utr: z.string().max(64) })

/**
 * What the completion page shows: the whole order once, within 15 minutes; afterwards nothing of it (FRAME-14). An order that waited for
 * its payment is shown once more when it is paid.
 */
export interface Completion {
  readonly orderReference?: string
  readonly email?: string
  readonly order?: Order
  readonly paymentMethod?: string
  /** First and last day on which what is in stock may arrive, where the country has a calendar. */
  readonly arrival?: DeliveryDates
}

/** Redeems the single-use token of a submit. 404 for a token that is not of this payment. */
export const completeCheckout = async (
  { runtime }: { readonly runtime: Runtime },
  scope: SiteScope,
  input: unknown,
): Promise<Completion> => {
  const { authorization, utr } = readInput(completionBody, input)
  const attempt = await findAttempt(runtime.database, utr)
  const end = attempt && tokenEndOf(attempt)
  if (attempt === undefined || end === undefined) throw orderNotFound()
  if (!isRawToken(runtime.config, utr, authorization)) throw orderNotFound()
  const now = runtime.clock.now()
  if (now > end || !(await isFirstUse(runtime, utr, now))) return {}
  const [order] = await runtime.database.select().from(orders).where(eq(orders.orderReference, attempt.orderReference))
  if (order === undefined) return {}
  const arrival = arrivalOfOrder({ ...scope, order })
  return {
    orderReference: order.orderReference,
    email: order.email,
    order: { ...toOrder({ ...scope, secret: runtime.config.ORDER_HASH_SECRET })(order), ...(await pageOfOrder(runtime, order)) },
    paymentMethod: attempt.method,
    ...defined({ arrival }),
  }
}

/** Until when the token shows the order: one that is paid, or waits for its money. */
const tokenEndOf = (attempt: Attempt): number | undefined => {
  if (attempt.settledAt !== null) return attempt.settledAt + TOKEN_LIFE_MS
  const isWaiting = attempt.state === 'open' && outcomeOf(attempt)?.kind === 'pending'
  return isWaiting ? attempt.createdAt + WAITING_TOKEN_LIFE_MS : undefined
}

const isFirstUse = async ({ database }: Runtime, utr: string, now: number): Promise<boolean> => {
  const used = await database
    .update(paymentAttempts)
    .set({ completionReadAt: now })
    .where(
      and(
        eq(paymentAttempts.utr, utr),
        // Read while it waited for its payment, it may be read once more as what it has become.
        or(isNull(paymentAttempts.completionReadAt), lt(paymentAttempts.completionReadAt, paymentAttempts.settledAt)),
      ),
    )
    .returning({ utr: paymentAttempts.utr })
  return used.length > 0
}
