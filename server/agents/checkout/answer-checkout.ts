import type { Cart } from '../../../schemas/api/cart.ts'
import { hasShipping } from '../../../src/lib/needs-shipping.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { answerCart } from '../../commerce/cart/answer-cart.ts'
import { readCart } from '../../commerce/cart/change-cart.ts'
import { loadLatestCart } from '../../commerce/cart/load-cart.ts'
import type { CommerceDeps } from '../../commerce/commerce-deps.ts'
import type { AgentScope } from '../agent-scope.ts'
import { agentTexts } from '../agent-texts.ts'
import type { OwnBag } from '../bags/agent-bags.ts'
import { continueAddress, discountsOf, linesOf, shopAddress } from '../bags/answer-bag.ts'
import { toPostalAddress } from '../bags/postal-address.ts'
import { totalsOf, totalsOfCart } from '../bags/totals.ts'
import { linesOfOrder, totalsOfOrder } from '../orders/order-lines.ts'
import { orderOfBag, type OrderOfBag } from '../orders/order-of-bag.ts'
import { orderAddress } from '../orders/order-address.ts'
import { CHECKOUT } from '../protocol/capabilities.ts'
import { envelope } from '../protocol/envelope.ts'
import { errorMessage, type AgentMessage } from '../protocol/messages.ts'
import { isoMinor } from '../protocol/money.ts'
import { handlersOfBag, registryOf, type Handler } from './payment-handlers.ts'
import { givenAgreements, standingProblems } from './standing-problems.ts'
import { defined } from '../../../src/lib/defined.ts'

export type CheckoutStatus = 'incomplete' | 'requires_escalation' | 'ready_for_complete' | 'complete_in_progress' | 'completed' | 'canceled'

/** A checkout as answered, and what completing it needs to know. */
export interface CheckoutState {
  readonly status: CheckoutStatus
  readonly cart: Cart | undefined
  /** What can pay for it now. */
  readonly handlers: readonly Handler[]
  readonly answer: object
}

export type CheckoutScope = AgentScope & OwnBag['scope']

/** A checkout as it is now, with what is to be said of it beside the messages of the request. */
export const readCheckoutState = async (
  deps: CommerceDeps,
  { bag, scope }: { readonly bag: OwnBag['bag']; readonly scope: CheckoutScope },
  said: readonly AgentMessage[] = [],
): Promise<CheckoutState> => {
  const ordered = await orderOfBag(deps.runtime, bag)
  if (ordered !== undefined) return orderedState(deps, { bag, scope, ordered })
  if (bag.state === 'canceled') return closedState(deps, { bag, scope, status: 'canceled', said })
  if (bag.state === 'handedOver') {
    const content = agentTexts(localeTag(scope.language, scope.site.code))('handedOver')
    const message = errorMessage({ code: 'handed_over', content, severity: 'requires_buyer_review' })
    return closedState(deps, { bag, scope, status: 'requires_escalation', said: [...said, message] })
  }
  const cart = await readCart(deps, scope)
  const handlers = await handlersOfBag(deps, scope)
  const isEmpty = cart.items.length === 0
  const standing = standingProblems(cart, scope, { canPay: isEmpty || handlers.length > 0 })
  // What the request has just been told of a place is not said of it twice.
  const places = new Set(said.flatMap(({ path }) => path ?? []))
  const messages = [...said, ...standing.filter(({ path }) => path === undefined || !places.has(path))]
  const status = statusOf(messages)
  return {
    status,
    cart,
    handlers,
    answer: {
      ...sharedAnswer({ bag, scope, status, messages, handlers: registryOf(handlers) }),
      line_items: linesOf(cart, scope),
      ...buyerOf(cart),
      discounts: discountsOf(cart, scope),
      ...fulfillmentOf(cart, scope),
      totals: totalsOfCart(cart, scope, { isEstimate: false }),
      expires_at: new Date(scope.session.expiresAt).toISOString(),
      continue_url: continueAddress(scope, bag),
    },
  }
}

/** What an agent can mend comes first; what only the shopper can, when nothing else is left. */
const statusOf = (messages: readonly AgentMessage[]): CheckoutStatus => {
  const errors = messages.filter((message) => message.type === 'error')
  const isWaiting = messages.some(({ code }) => code === 'tax_pending')
  if (isWaiting || errors.some(({ severity, code }) => severity === 'recoverable' && !OF_PAYMENT.has(code))) return 'incomplete'
  return errors.some(({ severity }) => severity !== 'recoverable') ? 'requires_escalation' : 'ready_for_complete'
}

/** The checkout lacks nothing: another payment may be tried at once. */
const OF_PAYMENT: ReadonlySet<string> = new Set(['payment_failed', 'payment_handler_unavailable'])

interface Shared {
  readonly bag: OwnBag['bag']
  readonly scope: CheckoutScope
  readonly status: CheckoutStatus
  readonly messages: readonly AgentMessage[]
  readonly handlers: Readonly<Record<string, readonly object[]>>
}

const sharedAnswer = ({ bag, scope, status, messages, handlers }: Shared): object => ({
  ucp: { ...envelope(scope, CHECKOUT), payment_handlers: handlers },
  id: bag.id,
  status,
  currency: scope.site.currency.code,
  links: linksOf(scope),
  messages,
})

const LINK_TYPES: Readonly<Record<string, string>> = { termsAndConditions: 'terms_of_service', privacyPolicy: 'privacy_policy' }

/** Texts that the platform has to show: those that its shopper agrees to by ordering, and those she may read. */
const linksOf = (scope: CheckoutScope): readonly object[] => {
  const given = givenAgreements(scope)
  return scope.site.checkout.agreements.flatMap(({ id, path }) =>
    path === undefined
      ? []
      : [{ type: LINK_TYPES[id] ?? id, url: shopAddress(scope, path), ...(given[id] === true ? { agreed_by_order: true } : {}) }],
  )
}

const buyerOf = ({ consumer: { properties } }: Cart): object => {
  const { firstName, lastName, email, phoneNumber } = properties
  const buyer = defined({ first_name: firstName, last_name: lastName, email, phone_number: phoneNumber })
  return Object.keys(buyer).length === 0 ? {} : { buyer }
}

/** Of the one address and the one parcel that a bag of the shop has. */
const DESTINATION = 'address'
const PARCEL = 'parcel'

const fulfillmentOf = (cart: Cart, scope: CheckoutScope): object => {
  if (cart.items.length === 0 || !hasShipping(cart.items)) return {}
  const shipped = cart.items.filter(({ needsShipping }) => needsShipping !== false).map(({ lineItemId }) => lineItemId)
  const address = cart.addresses.DELIVERY
  const options = cart.shipping.options.map(({ id, method, price, tooltip, arrival }) => ({
    id,
    title: method,
    ...defined({ description: tooltip }),
    ...(arrival === undefined
      ? {}
      : { earliest_fulfillment_time: `${arrival.from}T00:00:00Z`, latest_fulfillment_time: `${arrival.to}T23:59:59Z` }),
    totals: [{ type: 'total', display_text: method, amount: isoMinor(price, scope.site) }],
  }))
  return {
    fulfillment: {
      methods: [
        {
          id: 'shipping',
          type: 'shipping',
          line_item_ids: shipped,
          destinations: address === undefined ? [] : [{ id: DESTINATION, ...toPostalAddress(address) }],
          selected_destination_id: address === undefined ? null : DESTINATION,
          groups: [{ id: PARCEL, line_item_ids: shipped, options, selected_option_id: cart.shipping.selected ?? null }],
        },
      ],
    },
  }
}

interface Closed extends Pick<Shared, 'bag' | 'scope' | 'status'> {
  readonly said: readonly AgentMessage[]
}

/** A bag that the agent can do nothing about any more: as it was when it left its hands. What the shopper did with it since is hers. */
const closedState = async (deps: CommerceDeps, { bag, scope, status, said }: Closed): Promise<CheckoutState> => {
  const { database, config } = deps.runtime
  const record = await loadLatestCart(database, { ownerKey: scope.session.ownerKey, siteTag: scope.site.siteTag })
  const cart = record && (await answerCart({ database, secret: config.ORDER_HASH_SECRET }, record, scope))
  const lines = cart === undefined ? [] : linesOf(cart, scope)
  const totals = cart === undefined ? totalsOf(NOTHING, scope) : totalsOfCart(cart, scope, { isEstimate: false })
  const further = status === 'canceled' ? {} : { continue_url: continueAddress(scope, bag) }
  return {
    status,
    cart,
    handlers: [],
    answer: { ...sharedAnswer({ bag, scope, status, messages: said, handlers: {} }), line_items: lines, totals, ...further },
  }
}

const NOTHING = { subtotal: 0, itemsDiscount: 0, discount: 0, fulfillment: undefined, tax: undefined, total: 0 }

interface Ordered extends Pick<Shared, 'bag' | 'scope'> {
  readonly ordered: OrderOfBag
}

/** Of a bag that the shopper went on with only that it is ordered, and under which number: what she bought beside it is hers. */
const orderedState = async (deps: CommerceDeps, { bag, scope, ordered: { order, isPending } }: Ordered): Promise<CheckoutState> => {
  const status = isPending ? 'complete_in_progress' : 'completed'
  const named = {
    order: { id: order.orderReference, label: order.orderReference, permalink_url: orderAddress(deps.runtime, scope, { bag, order }) },
  }
  const shared = sharedAnswer({ bag, scope, status, messages: [], handlers: {} })
  if (bag.utr === null) {
    const closed = await closedState(deps, { bag, scope, status, said: [] })
    return { ...closed, answer: { ...closed.answer, ...shared, ...named, continue_url: undefined } }
  }
  return {
    status,
    cart: undefined,
    handlers: [],
    answer: { ...shared, line_items: linesOfOrder(order, scope), totals: totalsOfOrder(order, scope), ...named },
  }
}
