import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Consumer } from '../../../schemas/api/cart.ts'
import { tidy } from '../../../src/lib/check-field.ts'
import { carts } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { checkForm } from '../forms/check-form.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { consumerOf } from './answer-cart.ts'
import { openCart } from './open-cart.ts'

const text = z.string().max(300).transform(tidy).optional()
export const consumerBody = z.object({ firstName: text, lastName: text, email: text, phoneNumber: text })

/** Stores the buyer (CALL-05, CALL-56). It changes nothing that is charged, so the revision stays. */
export const setConsumer = async (
  { runtime }: { readonly runtime: Runtime },
  scope: SessionScope,
  input: unknown,
): Promise<{ readonly consumer: Consumer }> => {
  const sent = readConsumer(scope, input)
  return runtime.database.transaction(async (transaction) => {
    const { cart } = await openCart({ runtime, transaction, ownerKey: scope.session.ownerKey, siteTag: scope.site.siteTag })
    const consumer = { ...cart.consumer, ...sent }
    await transaction.update(carts).set({ consumer }).where(eq(carts.id, cart.id))
    return { consumer: consumerOf({ ...cart, consumer }, scope) }
  })
}

/** The buyer as sent, checked against the site's form. 422 CONSUMER_INVALID with field errors. */
export const readConsumer = ({ site, language, session }: SessionScope, input: unknown): Consumer['properties'] => {
  const sent: Consumer['properties'] = Object.fromEntries(
    Object.entries(readInput(consumerBody, input)).filter(([, value]) => value !== undefined && value !== ''),
  )
  // The e-mail of a signed-in user is the account's.
  const values = { ...(session.email === null ? {} : { email: session.email }), ...sent }
  const errors = checkForm({ country: site.code, type: 'consumer', language, values })
  if (errors.length > 0) throw new ApiProblem(422, 'CONSUMER_INVALID', { message: 'Please check your details.', errors })
  return sent
}
