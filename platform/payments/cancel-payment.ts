import { eq } from 'drizzle-orm'
import { pspPayments } from '../../server/database/schema/payments.ts'
import type { PaymentDeps } from './deps.ts'
import { PspError } from './psp-error.ts'
import { findPayment } from './settle-payment.ts'

/** `POST /cancels` and `POST /payments/{pspReference}/cancels`: gives an authorisation back. Twice is harmless. */
export const cancelPayment =
  (deps: PaymentDeps) =>
  async (referenceOrPsp: string): Promise<unknown> => {
    const payment = await findPayment(deps, referenceOrPsp)
    if (payment === undefined) throw new PspError(422, '167', 'Original pspReference required for this operation')
    await deps.database
      .update(pspPayments)
      .set({ resultCode: 'Cancelled', action: null })
      .where(eq(pspPayments.pspReference, payment.pspReference))
    return { pspReference: deps.ids.token(16).toUpperCase(), paymentPspReference: payment.pspReference, status: 'received' }
  }
