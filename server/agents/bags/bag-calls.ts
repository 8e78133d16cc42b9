import type { Cart } from '../../../schemas/api/cart.ts'
import { readCart } from '../../commerce/cart/change-cart.ts'
import type { CommerceDeps } from '../../commerce/commerce-deps.ts'
import type { AgentScope } from '../agent-scope.ts'
import { envelope } from '../protocol/envelope.ts'
import type { AgentMessage } from '../protocol/messages.ts'
import { readAgentInput } from '../read-agent-input.ts'
import { beginBag, changeBag, findBag, findRequest, noteRequest, type OwnBag } from './agent-bags.ts'
import { continueAddress, discountsOf, linesOf, unavailableMessages, voucherMessages } from './answer-bag.ts'
import { bagRequest, type BagRequest } from './bag-request.ts'
import { changeBuyer } from './change-delivery.ts'
import { changeLines } from './change-lines.ts'
import { changeVouchers } from './change-vouchers.ts'
import { noSuch } from './no-such.ts'
import { nothingOf, requireLines } from './nothing-of.ts'
import { totalsOfCart } from './totals.ts'

/** A call about a bag, however it came. */
export interface BagCall {
  readonly scope: AgentScope
  readonly id: string
  readonly body: unknown
  readonly key: string | undefined
}

const ROOT = 'dev.ucp.shopping.cart'

export const createBag = async (deps: CommerceDeps, { scope, body, key }: BagCall): Promise<object> => {
  const wish = readAgentInput(bagRequest, body)
  requireLines(wish.line_items)
  const keyed = { agent: scope.agent, key, content: ['create_cart', scope.site.siteTag, body] }
  const earlier = await findRequest(deps.runtime, keyed)
  if (earlier !== undefined) return bagAnswer(deps, scope, earlier)
  const { id } = await beginBag(deps.runtime, { scope, agent: scope.agent, kind: 'cart' })
  const own = await findOpen(deps, scope, id)
  if (own === undefined) return noSuch(scope)
  const said = await applyWish(deps, own, wish)
  const cart = await readCart(deps, own.scope)
  if (cart.items.length + cart.unavailableItems.length === 0) {
    await changeBag(deps.runtime.database, own.bag, { state: 'canceled' })
    return nothingOf(scope, said)
  }
  const first = await noteRequest(deps.runtime, keyed, id)
  return first === id ? answerOf(cart, { scope, bag: own.bag, said }) : bagAnswer(deps, scope, first)
}

export const getBag = (deps: CommerceDeps, { scope, id }: BagCall): Promise<object> => bagAnswer(deps, scope, id)

export const updateBag = async (deps: CommerceDeps, { scope, id, body, key }: BagCall): Promise<object> => {
  const wish = readAgentInput(bagRequest, body)
  const own = await findOpen(deps, scope, id)
  if (own === undefined) return noSuch(scope)
  const keyed = { agent: scope.agent, key, content: ['update_cart', id, body] }
  const isRepeated = (await findRequest(deps.runtime, keyed)) !== undefined
  const said = isRepeated ? [] : await applyWish(deps, own, wish)
  await noteRequest(deps.runtime, keyed, id)
  return answerOf(await readCart(deps, own.scope), { scope, bag: own.bag, said })
}

/** Answers the bag as it was; from then on there is none. */
export const cancelBag = async (deps: CommerceDeps, { scope, id }: BagCall): Promise<object> => {
  const own = await findOpen(deps, scope, id)
  if (own === undefined) return noSuch(scope)
  const answer = answerOf(await readCart(deps, own.scope), { scope, bag: own.bag, said: [] })
  await changeBag(deps.runtime.database, own.bag, { state: 'canceled' })
  return answer
}

const findOpen = async (deps: CommerceDeps, scope: AgentScope, id: string): Promise<OwnBag | undefined> => {
  const own = await findBag(deps.runtime, { scope, agent: scope.agent, kind: 'cart', id })
  return own?.bag.state === 'open' ? own : undefined
}

const bagAnswer = async (deps: CommerceDeps, scope: AgentScope, id: string): Promise<object> => {
  const own = await findOpen(deps, scope, id)
  return own === undefined ? noSuch(scope) : answerOf(await readCart(deps, own.scope), { scope, bag: own.bag, said: [] })
}

const applyWish = async (deps: CommerceDeps, { scope }: OwnBag, wish: BagRequest): Promise<readonly AgentMessage[]> => [
  ...(await changeLines(deps, scope, wish.line_items)),
  ...(wish.buyer === undefined ? [] : await changeBuyer(deps, scope, wish.buyer)),
  ...(wish.discounts?.codes === undefined ? [] : await changeVouchers(deps, scope, wish.discounts.codes)),
]

interface Answered {
  readonly scope: AgentScope
  readonly bag: OwnBag['bag']
  readonly said: readonly AgentMessage[]
}

const answerOf = (cart: Cart, { scope, bag, said }: Answered): object => ({
  ucp: envelope(scope, ROOT),
  id: bag.id,
  line_items: linesOf(cart, scope),
  currency: scope.site.currency.code,
  discounts: discountsOf(cart, scope),
  totals: totalsOfCart(cart, scope, { isEstimate: true }),
  messages: [...said, ...unavailableMessages(cart, scope), ...voucherMessages(cart)],
  continue_url: continueAddress(scope, bag),
})
