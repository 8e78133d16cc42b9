import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Cart } from '../../../schemas/api/cart.ts'
import { hasShipping } from '../../../src/lib/needs-shipping.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { confirmPayment } from '../../commerce/checkout/confirm-payment.ts'
import { limitPayment } from '../../commerce/checkout/limit-payments.ts'
import { submitCheckout } from '../../commerce/checkout/submit-checkout.ts'
import type { CommerceDeps } from '../../commerce/commerce-deps.ts'
import { ApiProblem } from '../../commerce/http/api-problem.ts'
import { requireHuman } from '../../commerce/http/require-human.ts'
import { shopTexts } from '../../commerce/texts/shop-texts.ts'
import { AgentProblem } from '../agent-problem.ts'
import { changeBag, type AgentBag } from '../bags/agent-bags.ts'
import { postalAddress } from '../bags/bag-request.ts'
import { toAddress } from '../bags/postal-address.ts'
import { errorMessage, messageOf, type AgentMessage } from '../protocol/messages.ts'
import { readCheckoutState, type CheckoutScope } from './answer-checkout.ts'
import { handlerOf } from './payment-handlers.ts'
import { givenAgreements } from './standing-problems.ts'
import { defined } from '../../../src/lib/defined.ts'

const instrument = z.object({
  handler_id: z.string().min(1).max(200),
  selected: z.boolean().optional(),
  billing_address: postalAddress.optional(),
  credential: z.object({ type: z.string().max(100), token: z.string().min(1).max(20_000) }),
})

export const completion = z.object({
  payment: z.object({ instruments: z.array(instrument).min(1).max(5) }),
  signals: z.object({ 'dev.ucp.user_agent': z.string().max(1000).optional() }).optional(),
})

type Completion = z.infer<typeof completion>

interface Input {
  readonly request: FastifyRequest
  readonly bag: AgentBag
  readonly scope: CheckoutScope
  readonly body: Completion
  readonly key: string
}

/**
 * Places the order by the submit that the shop's own checkout makes, with the same limits; answers the checkout as it then is. What the
 * bank wants to ask the shopper herself is taken back and left to her: a wallet's token is good once, so she pays in the shop.
 */
export const completeCheckout = async (deps: CommerceDeps, { request, bag, scope, body, key }: Input): Promise<object> => {
  const { status, cart, handlers, answer } = await readCheckoutState(deps, { bag, scope })
  if (status === 'completed' || status === 'complete_in_progress' || bag.state !== 'open') throw notModifiable()
  if (status !== 'ready_for_complete' || cart === undefined) return answer
  const { instruments } = body.payment
  const index = Math.max(
    0,
    instruments.findIndex(({ selected }) => selected === true),
  )
  const paid = instruments[index]
  const path = `$.payment.instruments[${index}]`
  const handler = paid && handlerOf(handlers, paid.handler_id, scope.site)
  if (paid === undefined || handler === undefined) return stateWith(deps, { bag, scope }, [refusedHandler(scope, `${path}.handler_id`)])
  const billing = paid.billing_address
  if (billing === undefined && !hasShipping(cart.items) && cart.addresses.BILLING === undefined)
    return stateWith(deps, { bag, scope }, [missingAddress(scope, `${path}.billing_address`)])

  const said = await pay(deps, {
    request,
    scope,
    key,
    bag,
    content: {
      paymentMethod: handler.method,
      walletToken: paid.credential.token,
      userAgent: body.signals?.['dev.ucp.user_agent'] ?? request.headers['user-agent'] ?? '',
      addresses: addressesOf(cart, billing && toAddress(billing, nameOf(cart), scope)),
      consumer: cart.consumer.properties,
      agreements: givenAgreements(scope),
      revision: cart.revision,
    },
  })
  return stateWith(deps, { bag: { ...bag, utr: said.utr ?? bag.utr }, scope }, said.messages)
}

interface Payment extends Pick<Input, 'request' | 'scope' | 'key' | 'bag'> {
  readonly content: object
}

interface Said {
  readonly utr?: string
  readonly messages: readonly AgentMessage[]
}

const pay = async (deps: CommerceDeps, { request, scope, key, bag, content }: Payment): Promise<Said> => {
  const { parts, admit, during } = limitPayment(deps, { scope, request })
  try {
    await requireHuman(deps, request, scope.site, 'payment')
    const input = { scope, body: content, idempotencyKey: key, origin: scope.origin, attribution: attributionOf(scope), admit }
    const { status, answer } = await during(() => submitCheckout(parts, input))
    const utr = 'utr' in answer && typeof answer.utr === 'string' ? answer.utr : undefined
    if (status === 200 || status === 202) {
      if (utr !== undefined) await changeBag(deps.runtime.database, bag, { utr })
      return { ...defined({ utr }), messages: [] }
    }
    if (status >= 500)
      throw new AgentProblem(status, 'payment_unanswered', 'The payment provider gave no answer. Complete again with the same key.', 5)
    // What she would have to do at her bank she does in the shop: the payment that waits for it is given up, and takes no pieces.
    if (status === 428 && utr !== undefined) await confirmPayment(parts, scope, utr, { details: { cancelled: true } })
    return { messages: [messageOf({ code: answer.code, body: { message: '' } }, scope)] }
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    if (problem.code === 'IDEMPOTENCY_KEY_REUSED') throw new AgentProblem(409, 'idempotency_conflict', problem.message)
    if (problem.status === 429) throw new AgentProblem(429, 'rate_limited', problem.message, problem.retryAfterS)
    return { messages: [messageOf(problem, scope)] }
  }
}

const stateWith = async (
  deps: CommerceDeps,
  own: { readonly bag: AgentBag; readonly scope: CheckoutScope },
  messages: readonly AgentMessage[],
): Promise<object> => (await readCheckoutState(deps, own, messages)).answer

const addressesOf = ({ addresses: { DELIVERY, BILLING } }: Cart, billing: object | undefined): object => ({
  ...defined({ DELIVERY }),
  ...(billing === undefined ? (BILLING === undefined ? {} : { BILLING }) : { BILLING: billing }),
})

const nameOf = ({ consumer: { properties } }: Cart) => ({ first_name: properties.firstName, last_name: properties.lastName })

/** Orders say which platform they came by, as they say which campaign. */
const attributionOf = ({ agent }: CheckoutScope): string => `ucp.${new URL(agent).hostname}`.slice(0, 256)

const textOf = ({ language, site }: CheckoutScope, key: string, values?: Readonly<Record<string, string>>): string =>
  shopTexts(localeTag(language, site.code))(key, values)

const refusedHandler = (scope: CheckoutScope, path: string): AgentMessage =>
  errorMessage({ code: 'payment_handler_unavailable', content: textOf(scope, 'codes.checkout.paymentMethodNotAllowed'), path })

const missingAddress = (scope: CheckoutScope, path: string): AgentMessage =>
  errorMessage({
    code: 'field_required',
    content: textOf(scope, 'form.problem.required', { label: textOf(scope, 'address.addressLine1') }),
    path,
  })

export const notModifiable = (): AgentProblem =>
  new AgentProblem(409, 'checkout_not_modifiable', 'This checkout is completed, canceled, or in the hands of the shopper.')
