import type { Database } from '../../server/database/database.ts'
import { pspNotifications } from '../../server/database/schema/payments.ts'
import type { PaymentDeps } from './deps.ts'
import type { PaymentRow } from './payment-answer.ts'

/** Results that the provider reports to the shop by notification: the final ones. */
const FINAL: Readonly<Record<string, { readonly eventCode: string; readonly success: boolean }>> = {
  Authorised: { eventCode: 'AUTHORISATION', success: true },
  Refused: { eventCode: 'AUTHORISATION', success: false },
  Error: { eventCode: 'AUTHORISATION', success: false },
  Cancelled: { eventCode: 'CANCELLATION', success: true },
}

/** How long the browser has to come back by itself before the notification overtakes it. */
const HEAD_START_MS = 2_000

/** Puts the notification of a final result into the outbox, in the transaction that made it final. */
export const notify = async (deps: PaymentDeps, payment: PaymentRow, transaction: Database): Promise<void> => {
  const event = FINAL[payment.resultCode]
  if (event === undefined) return
  await transaction
    .insert(pspNotifications)
    .values({ pspReference: payment.pspReference, ...event, nextAttemptAt: deps.clock.now() + HEAD_START_MS })
}
