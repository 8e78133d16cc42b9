import type { Cart } from '../../../schemas/api/cart.ts'
import { hasShipping } from '../../../src/lib/needs-shipping.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { shopTexts } from '../../commerce/texts/shop-texts.ts'
import type { AgentScope } from '../agent-scope.ts'
import { agentTexts } from '../agent-texts.ts'
import { unavailableMessages, voucherMessages } from '../bags/answer-bag.ts'
import { fieldMessage } from '../bags/change-delivery.ts'
import type { OwnBag } from '../bags/agent-bags.ts'
import { errorMessage, type AgentMessage } from '../protocol/messages.ts'

type Scope = AgentScope & OwnBag['scope']

/** Everything that keeps a checkout from being paid for now, whoever can do something about it. */
export const standingProblems = (cart: Cart, scope: Scope, { canPay }: { readonly canPay: boolean }): readonly AgentMessage[] => [
  ...emptyMessages(cart, scope),
  ...unavailableMessages(cart, scope),
  ...voucherMessages(cart),
  ...buyerMessages(cart, scope),
  ...deliveryMessages(cart, scope),
  ...taxMessages(cart, scope),
  ...agreementMessages(scope),
  ...(canPay
    ? []
    : [errorMessage({ code: 'payment_in_shop', content: agentTexts(tagOf(scope))('payment.inShop'), severity: 'requires_buyer_input' })]),
]

const tagOf = ({ language, site }: Scope): string => localeTag(language, site.code)

const emptyMessages = ({ items, unavailableItems }: Cart, scope: Scope): readonly AgentMessage[] =>
  items.length + unavailableItems.length > 0
    ? []
    : [errorMessage({ code: 'field_required', content: shopTexts(tagOf(scope))('cart.empty'), path: '$.line_items' })]

const buyerMessages = ({ consumer }: Cart, scope: Scope): readonly AgentMessage[] =>
  consumer.properties.email === undefined
    ? [fieldMessage(scope, { form: 'consumer', field: 'email', path: '$.buyer.email', isMissing: true })]
    : []

const deliveryMessages = ({ items, addresses, shipping }: Cart, scope: Scope): readonly AgentMessage[] => {
  if (items.length === 0 || !hasShipping(items)) return []
  const t = shopTexts(tagOf(scope))
  const path = '$.fulfillment.methods[0].destinations'
  if (addresses.DELIVERY === undefined)
    return [errorMessage({ code: 'field_required', content: t('form.problem.required', { label: t('orders.deliveryAddress') }), path })]
  if (shipping.selected !== undefined) return []
  return [errorMessage({ code: 'address_undeliverable', content: t('codes.checkout.unableToShip'), path })]
}

/** Where tax is added it is worked out from the address, which may take the tax service a moment: ask again. */
const taxMessages = ({ tax, addresses }: Cart, scope: Scope): readonly AgentMessage[] => {
  const t = shopTexts(tagOf(scope))
  if (tax === 'REJECTED')
    return [errorMessage({ code: 'tax_failed', content: t('checkout.tax.error'), path: '$.fulfillment.methods[0].destinations' })]
  const isPending = tax === 'PENDING' || (tax === 'NOT_CALCULATED' && addresses.DELIVERY !== undefined)
  return isPending ? [{ type: 'info', code: 'tax_pending', content: t('checkout.summary.taxPending'), path: '$.totals' }] : []
}

/** Agreements that the shopper herself has to give: the merchant has not said that showing their text is enough. */
const agreementMessages = (scope: Scope): readonly AgentMessage[] => {
  const t = shopTexts(tagOf(scope))
  return openAgreements(scope).map(({ id }) =>
    errorMessage({ code: 'agreement_required', content: t(`agreements.${id}.label`), severity: 'requires_buyer_input' }),
  )
}

const openAgreements = ({ site }: Pick<AgentScope, 'site'>) =>
  site.checkout.agreements.filter(({ id, required }) => required && site.agents?.agreedByLink?.includes(id) !== true)

/** The agreements that an order of an agent has, by the merchant's decision that their links are shown. */
export const givenAgreements = ({ site }: Pick<AgentScope, 'site'>): Readonly<Record<string, boolean>> =>
  Object.fromEntries(site.checkout.agreements.flatMap(({ id }) => (site.agents?.agreedByLink?.includes(id) === true ? [[id, true]] : [])))
