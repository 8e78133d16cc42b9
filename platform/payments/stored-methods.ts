import { and, eq } from 'drizzle-orm'
import { pspStoredMethods } from '../../server/database/schema/payments.ts'
import { brandOf, cardOutcome } from './card-outcome.ts'
import type { PaymentDeps } from './deps.ts'
import type { StoreRequest } from './payment-request.ts'
import { PspError } from './psp-error.ts'
import { readCard } from './read-card.ts'
import { storeCard } from './store-card.ts'

/** `GET /storedPaymentMethods`: a shopper's saved cards. */
export const listStoredMethods =
  ({ database }: PaymentDeps) =>
  async ({ shopperReference, merchantAccount }: { shopperReference: string; merchantAccount: string }): Promise<unknown> => {
    const rows = await database.select().from(pspStoredMethods).where(eq(pspStoredMethods.shopperReference, shopperReference))
    const storedPaymentMethods = rows.map(({ shopperReference: _shopper, ...row }) => ({
      ...row,
      type: 'scheme',
      supportedRecurringProcessingModels: ['CardOnFile'],
    }))
    return { merchantAccount, shopperReference, storedPaymentMethods }
  }

/** `POST /storedPaymentMethods`: saves a card that is good, without charging it. */
export const addStoredMethod =
  (deps: PaymentDeps) =>
  async ({ shopperReference, paymentMethod }: StoreRequest): Promise<unknown> => {
    const card = await readCard(deps, { paymentMethod })
    const outcome = cardOutcome(card, deps.clock.now())
    if (outcome.resultCode === 'Refused') throw new PspError(422, '14_004', outcome.refusalReason)
    const id = await storeCard(deps, card, shopperReference)
    const { number, expiryMonth, expiryYear, holderName } = card
    return { id, type: 'scheme', brand: brandOf(number), lastFour: number.slice(-4), expiryMonth, expiryYear, holderName, shopperReference }
  }

/** `DELETE /storedPaymentMethods/{id}`. */
export const removeStoredMethod =
  ({ database }: PaymentDeps) =>
  async (id: string, shopperReference: string): Promise<void> => {
    const removed = await database
      .delete(pspStoredMethods)
      .where(and(eq(pspStoredMethods.id, id), eq(pspStoredMethods.shopperReference, shopperReference)))
      .returning()
    if (removed.length === 0) throw new PspError(422, '800', 'Contract not found')
  }
