import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Order } from '../../../schemas/api/checkout.ts'
import { orders } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { beginTry } from '../../lib/limit-rate.ts'
import { networkOf } from '../../lib/network-of.ts'
import { orderNotFound } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { isSameText } from '../../lib/same-text.ts'
import { isOrderHash } from './order-hash.ts'
import { pageOfOrder } from './order-page.ts'
import { toPublicOrder, type OrderRow } from './to-order.ts'

const text = z
  .string()
  .max(254)
  .nullish()
  .transform((value) => value?.trim() || undefined)
export const orderLookupBody = z.object({ orderReference: text, email: text, phone: text, hash: text })

type Lookup = z.infer<typeof orderLookupBody>

const WINDOW_MS = 15 * 60_000
const TRIES_PER_SESSION = 10
/** Higher, because many people share an address behind a company's router; it stops guessing with many sessions. */
const TRIES_PER_ADDRESS = 100

/** Finds an order without an account (ROLE-10). Wrong and missing answers differ neither in words nor in time. */
export const queryOrder = async (
  { runtime }: { readonly runtime: Runtime },
  scope: SessionScope,
  input: unknown,
  address: string,
): Promise<Order> => {
  const { session } = scope
  const lookup = readInput(orderLookupBody, input)
  if (!isComplete(lookup))
    throw new ApiProblem(422, 'LOOKUP_INCOMPLETE', { message: 'Please enter your order number and e-mail address or phone number.' })
  const limits = [
    { key: `order-lookup:session:${session.idHash}`, max: TRIES_PER_SESSION, windowMs: WINDOW_MS },
    { key: `order-lookup:address:${networkOf(address)}`, max: TRIES_PER_ADDRESS, windowMs: WINDOW_MS },
  ]
  const takeBack = await beginTry(runtime, limits)
  if (takeBack === undefined) throw tooManyTries()
  const order = (await findCandidates(runtime, lookup)).find((candidate) => isMatch(runtime, lookup, candidate))
  if (order === undefined) throw orderNotFound()
  await takeBack()
  // The invoice has addresses on it: it is for whoever has the mail, not for whoever knows a number and an address.
  return {
    ...toPublicOrder({ ...scope, secret: runtime.config.ORDER_HASH_SECRET }, order),
    ...(lookup.hash === undefined ? {} : await pageOfOrder(runtime, order)),
  }
}

const isComplete = ({ orderReference, email, phone, hash }: Lookup): boolean =>
  orderReference === undefined
    ? phone !== undefined && hash !== undefined
    : email !== undefined || phone !== undefined || hash !== undefined

/** Of a frequent buyer only the newest orders are compared: mails about them are the ones still opened. */
const MOST_OF_ONE_PHONE = 50

const findCandidates = ({ database }: Runtime, { orderReference, phone }: Lookup): Promise<OrderRow[]> =>
  database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.isVisible, true),
        orderReference === undefined ? eq(orders.phone, normalisedPhone(phone)) : eq(orders.orderReference, orderReference.toUpperCase()),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(MOST_OF_ONE_PHONE)

/** Every value that was sent has to be right. */
const isMatch = ({ config }: Runtime, { email, phone, hash }: Lookup, order: OrderRow): boolean => {
  const isEmail = email === undefined || isSameText(email.toLowerCase(), order.email)
  const isPhone = phone === undefined || isSameText(normalisedPhone(phone), order.phone)
  const isHash = hash === undefined || isOrderHash(config.ORDER_HASH_SECRET, order.orderReference, hash.toLowerCase())
  return isEmail && isPhone && isHash
}

/** E.164, as orders store it: `+44 7400 123-456` and `0044...` are the same number. */
const normalisedPhone = (phone = ''): string => `+${phone.replace(/^00/, '').replace(/\D/g, '')}`

const tooManyTries = (): ApiProblem =>
  new ApiProblem(429, 'ORDER_NOT_FOUND', { message: 'We could not find this order. Please check your details. Please try again later.' })
