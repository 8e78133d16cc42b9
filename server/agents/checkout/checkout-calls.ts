import type { FastifyRequest } from 'fastify'
import { readCart } from '../../commerce/cart/change-cart.ts'
import type { CommerceDeps } from '../../commerce/commerce-deps.ts'
import type { AgentScope } from '../agent-scope.ts'
import { AgentProblem } from '../agent-problem.ts'
import { beginBag, changeBag, findBag, findCheckoutOf, findRequest, noteRequest, type OwnBag } from '../bags/agent-bags.ts'
import { checkoutRequest, checkoutStart, type CheckoutRequest } from '../bags/bag-request.ts'
import { changeBuyer, changeDelivery } from '../bags/change-delivery.ts'
import { changeLines } from '../bags/change-lines.ts'
import { changeVouchers } from '../bags/change-vouchers.ts'
import { noSuch } from '../bags/no-such.ts'
import { nothingOf, requireLines } from '../bags/nothing-of.ts'
import { orderOfBag } from '../orders/order-of-bag.ts'
import type { AgentMessage } from '../protocol/messages.ts'
import { readAgentInput } from '../read-agent-input.ts'
import { readCheckoutState, type CheckoutScope } from './answer-checkout.ts'
import { completeCheckout, completion, notModifiable } from './complete-checkout.ts'

/** A call about a checkout, however it came. */
export interface CheckoutCall {
  readonly scope: AgentScope
  readonly request: FastifyRequest
  readonly id: string
  readonly body: unknown
  readonly key: string | undefined
}

export const createCheckout = async (deps: CommerceDeps, { scope, body, key }: CheckoutCall): Promise<object> => {
  const { cart_id: cartId, ...wish } = readAgentInput(checkoutStart, body)
  const keyed = { agent: scope.agent, key, content: ['create_checkout', scope.site.siteTag, body] }
  const earlier = await findRequest(deps.runtime, keyed)
  if (earlier !== undefined) return stateOf(deps, scope, earlier)
  if (cartId !== undefined) return checkoutOfBag(deps, scope, cartId)
  requireLines(wish.line_items)
  const begun = await beginBag(deps.runtime, { scope, agent: scope.agent, kind: 'checkout' })
  const own = await findOwn(deps, scope, begun.id)
  if (own === undefined) return noSuch(scope)
  const said = await applyWish(deps, own.scope, wish)
  const { items, unavailableItems } = await readCart(deps, own.scope)
  // Nothing of what was asked for can be had: there is nothing to check out.
  if (items.length + unavailableItems.length === 0) {
    await changeBag(deps.runtime.database, own.bag, { state: 'canceled' })
    return nothingOf(scope, said)
  }
  const first = await noteRequest(deps.runtime, keyed, own.bag.id)
  return first === own.bag.id ? (await readCheckoutState(deps, own, said)).answer : stateOf(deps, scope, first)
}

/** One checkout a bag: whoever asks again is given the one that is under way. */
const checkoutOfBag = async (deps: CommerceDeps, scope: AgentScope, cartId: string): Promise<object> => {
  const cart = await findBag(deps.runtime, { scope, agent: scope.agent, kind: 'cart', id: cartId })
  if (cart === undefined || cart.bag.state !== 'open') return noSuch(scope)
  const under =
    (await findCheckoutOf(deps.runtime, cart.bag)) ??
    (await beginBag(deps.runtime, { scope, agent: scope.agent, kind: 'checkout', of: cart.bag }))
  return stateOf(deps, scope, under.id)
}

export const getCheckout = (deps: CommerceDeps, { scope, id }: CheckoutCall): Promise<object> => stateOf(deps, scope, id)

export const updateCheckout = async (deps: CommerceDeps, { scope, id, body, key }: CheckoutCall): Promise<object> => {
  const wish = readAgentInput(checkoutRequest, body)
  const own = await findOwn(deps, scope, id)
  if (own === undefined) return noSuch(scope)
  const keyed = { agent: scope.agent, key, content: ['update_checkout', id, body] }
  if ((await findRequest(deps.runtime, keyed)) !== undefined) return (await readCheckoutState(deps, own)).answer
  await requireOpen(deps, own)
  const said = await applyWish(deps, own.scope, wish)
  await noteRequest(deps.runtime, keyed, id)
  return (await readCheckoutState(deps, own, said)).answer
}

export const completeCheckoutCall = async (deps: CommerceDeps, { scope, request, id, body, key }: CheckoutCall): Promise<object> => {
  const wish = readAgentInput(completion, body)
  const own = await findOwn(deps, scope, id)
  if (own === undefined) return noSuch(scope)
  if (key === undefined)
    throw new AgentProblem(400, 'invalid_request', 'Completing a checkout needs the header Idempotency-Key with a UUID.')
  const keyed = { agent: scope.agent, key, content: ['complete_checkout', id, body] }
  if ((await findRequest(deps.runtime, keyed)) !== undefined) return (await readCheckoutState(deps, own)).answer
  const answer = await completeCheckout(deps, { request, ...own, body: wish, key })
  // Only an order ends a key: what was refused may be tried again, and the submit below repeats its own answer.
  const after = await findOwn(deps, scope, id)
  if (after !== undefined && after.bag.utr !== null) await noteRequest(deps.runtime, keyed, id)
  return answer
}

export const cancelCheckout = async (deps: CommerceDeps, { scope, id, body, key }: CheckoutCall): Promise<object> => {
  const own = await findOwn(deps, scope, id)
  if (own === undefined) return noSuch(scope)
  const keyed = { agent: scope.agent, key, content: ['cancel_checkout', id, body] }
  if ((await findRequest(deps.runtime, keyed)) === undefined) {
    await requireOpen(deps, own)
    await changeBag(deps.runtime.database, own.bag, { state: 'canceled' })
    await noteRequest(deps.runtime, keyed, id)
  }
  return stateOf(deps, scope, id)
}

const findOwn = async (
  deps: CommerceDeps,
  scope: AgentScope,
  id: string,
): Promise<{ readonly bag: OwnBag['bag']; readonly scope: CheckoutScope } | undefined> => {
  const own = await findBag(deps.runtime, { scope, agent: scope.agent, kind: 'checkout', id })
  return own && { bag: own.bag, scope: { ...scope, session: own.scope.session } }
}

const stateOf = async (deps: CommerceDeps, scope: AgentScope, id: string): Promise<object> => {
  const own = await findOwn(deps, scope, id)
  return own === undefined ? noSuch(scope) : (await readCheckoutState(deps, own)).answer
}

/** 409 for a checkout that is ordered, canceled, or with the shopper. */
const requireOpen = async ({ runtime }: CommerceDeps, { bag }: Pick<OwnBag, 'bag'>): Promise<void> => {
  if (bag.state !== 'open' || (await orderOfBag(runtime, bag)) !== undefined) throw notModifiable()
}

/** Makes the bag what is asked for, in the order in which one thing depends on another. */
const applyWish = async (deps: CommerceDeps, scope: CheckoutScope, wish: CheckoutRequest): Promise<readonly AgentMessage[]> => [
  ...(await changeLines(deps, scope, wish.line_items)),
  ...(wish.buyer === undefined ? [] : await changeBuyer(deps, scope, wish.buyer)),
  ...(await changeDelivery(deps, scope, wish)),
  ...(wish.discounts?.codes === undefined ? [] : await changeVouchers(deps, scope, wish.discounts.codes)),
]
