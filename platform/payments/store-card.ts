import { pspStoredMethods } from '../../server/database/schema/payments.ts'
import { brandOf, type Card } from './card-outcome.ts'
import type { PaymentDeps } from './deps.ts'

/** Saves a shopper's card: brand, last four digits and expiry, never the number. Answers its id. */
export const storeCard = async ({ database, ids }: PaymentDeps, card: Card, shopperReference: string): Promise<string> => {
  const id = ids.token(16).toUpperCase()
  const { expiryMonth, expiryYear, holderName } = card
  await database.insert(pspStoredMethods).values({
    id,
    shopperReference,
    brand: brandOf(card.number) ?? 'visa',
    lastFour: card.number.slice(-4),
    expiryMonth,
    expiryYear,
    holderName,
  })
  return id
}
