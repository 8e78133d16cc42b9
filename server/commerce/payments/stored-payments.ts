import { z } from 'zod'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { countTry } from '../../lib/limit-rate.ts'
import { notFound, serverError } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { AccountScope } from '../http/request-scope.ts'
import type { StoredPayment } from '../../../schemas/api/stored-payment.ts'
import { defined } from '../../../src/lib/defined.ts'

const encrypted = z.string().min(1).max(20_000)
export const cardBody = z.object({
  cardHolderName: z.string().max(100).optional(),
  encryptedCardNumber: encrypted,
  encryptedExpiryMonth: encrypted,
  encryptedExpiryYear: encrypted,
  encryptedSecurityCode: encrypted,
})
export const cardChangeBody = z
  .object({
    default: z.boolean(),
    holderName: z.string().trim().min(1).max(100),
    expiryMonth: z.string().regex(/^(0[1-9]|1[0-2])$/),
    expiryYear: z.string().regex(/^20[0-9]{2}$/),
  })
  .partial()

/** Attackers try card numbers by adding cards, so adding is the limited action (PAY-05). */
const ADDS_PER_WINDOW = 5
const WINDOW_MS = 15 * 60_000

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

/** Saved cards of the signed-in user; never a number (CALL-15, CALL-57). */
export const listStoredPayments = ({ payments }: Deps, { identity }: AccountScope): Promise<readonly StoredPayment[]> =>
  payments.listStored({ shopperReference: identity.sub })

/** Saves a card. 429 TOO_MANY_ATTEMPTS, 422 CARD_REFUSED, 502 where the provider fails. */
export const addStoredPayment = async ({ runtime, payments }: Deps, { identity }: AccountScope, input: unknown): Promise<StoredPayment> => {
  const { cardHolderName, ...card } = readInput(cardBody, input)
  if (!(await countTry(runtime, { key: `add-card:${identity.sub}`, max: ADDS_PER_WINDOW, windowMs: WINDOW_MS }))) {
    throw new ApiProblem(429, 'TOO_MANY_ATTEMPTS', { message: 'Too many tries. Please wait a few minutes and try again.' })
  }
  const added = await payments.addStored({
    shopperReference: identity.sub,
    card: { ...card, ...defined({ cardHolderName }) },
  })
  if (added === 'refused')
    throw new ApiProblem(422, 'CARD_REFUSED', { message: 'We could not save this payment method. Please check it and try again.' })
  if (added === 'failed') throw serverError(502)
  return added
}

/** Changes the stored data of a saved card, or makes it the default. 404 for one that is not the user's. */
export const updateStoredPayment = async (
  { payments }: Deps,
  { identity }: AccountScope,
  id: string,
  input: unknown,
): Promise<StoredPayment> => {
  const change = defined(readInput(cardChangeBody, input))
  const updated = await payments.updateStored({ shopperReference: identity.sub, id, change })
  if (updated === 'unknown') throw unknownCard()
  return updated
}

/** Removes a saved card. 404 for one that is not the user's, 502 where the provider fails. */
export const removeStoredPayment = async ({ payments }: Deps, { identity }: AccountScope, id: string): Promise<void> => {
  const removed = await payments.removeStored({ shopperReference: identity.sub, id })
  if (removed === 'failed') throw serverError(502)
  if (!removed) throw unknownCard()
}

const unknownCard = (): ApiProblem => notFound('There is no such payment method.')
