import type { Cart, CartItem } from '../../../schemas/api/cart.ts'
import { readCart } from '../../commerce/cart/change-cart.ts'
import { addLine, changeLine } from '../../commerce/cart/change-lines.ts'
import type { CommerceDeps } from '../../commerce/commerce-deps.ts'
import { ApiProblem } from '../../commerce/http/api-problem.ts'
import type { SessionScope } from '../../commerce/http/request-scope.ts'
import { errorMessage, messageOf, type AgentMessage } from '../protocol/messages.ts'
import type { LineItem } from './bag-request.ts'

/**
 * Makes the lines of the bag what the agent asks for: others go, quantities change, the rest is added, each by the call that the shop's
 * own pages make. A line that cannot be had as asked stays as it was and has a message.
 */
export const changeLines = async (
  deps: CommerceDeps,
  scope: SessionScope,
  asked: readonly LineItem[],
): Promise<readonly AgentMessage[]> => {
  const wanted = bySku(asked)
  const before = await readCart(deps, scope)
  const messages: AgentMessage[] = []
  for (const { lineItemId, sku } of linesOf(before)) if (!wanted.has(sku)) await changeLine(deps, scope, lineItemId, { quantity: 0 })
  for (const [sku, { quantity, index }] of wanted) {
    const line = linesOf(before).find((each) => each.sku === sku)
    if (line?.quantity === quantity) continue
    try {
      await (line === undefined ? addLine(deps, scope, { setCode: sku, quantity }) : changeLine(deps, scope, line.lineItemId, { quantity }))
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      messages.push(refusal(problem, scope, `$.line_items[${index}]`))
    }
  }
  return messages
}

const linesOf = ({ items, unavailableItems }: Cart): readonly CartItem[] => [...items, ...unavailableItems]

/** One sku named twice is wanted in both quantities. */
const bySku = (asked: readonly LineItem[]): ReadonlyMap<string, { readonly quantity: number; readonly index: number }> => {
  const wanted = new Map<string, { readonly quantity: number; readonly index: number }>()
  for (const [index, { item, quantity }] of asked.entries()) {
    const earlier = wanted.get(item.id)
    wanted.set(item.id, { quantity: (earlier?.quantity ?? 0) + quantity, index: earlier?.index ?? index })
  }
  return wanted
}

/** A sku that the shop does not have, or does not sell here, is no matter of how many. */
const refusal = (problem: ApiProblem, scope: SessionScope, path: string): AgentMessage => {
  const message = messageOf(problem, scope, path)
  return message.code === 'add_to_cart_failure' ? errorMessage({ ...message, code: 'item_unavailable', path }) : message
}
