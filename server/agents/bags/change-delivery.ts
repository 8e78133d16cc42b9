import { localeTag } from '../../../src/site/locale-tag.ts'
import { readCart } from '../../commerce/cart/change-cart.ts'
import { setAddress } from '../../commerce/cart/set-address.ts'
import { setConsumer } from '../../commerce/cart/set-consumer.ts'
import type { CommerceDeps } from '../../commerce/commerce-deps.ts'
import { formSchemaOf, type FormType } from '../../commerce/forms/form-schema.ts'
import { ApiProblem } from '../../commerce/http/api-problem.ts'
import type { SessionScope } from '../../commerce/http/request-scope.ts'
import { selectShipping } from '../../commerce/shipping/select-shipping.ts'
import { shopTexts } from '../../commerce/texts/shop-texts.ts'
import { errorMessage, messageOf, type AgentMessage } from '../protocol/messages.ts'
import type { Buyer, CheckoutRequest, PostalAddress } from './bag-request.ts'
import { protocolName, toAddress } from './postal-address.ts'

const METHOD = '$.fulfillment.methods[0]'

/** Stores who buys. What is wrong with it has a message for each field. */
export const changeBuyer = async (deps: CommerceDeps, scope: SessionScope, buyer: Buyer): Promise<readonly AgentMessage[]> => {
  const { first_name: firstName, last_name: lastName, email, phone_number: phoneNumber } = buyer
  return refused(scope, { form: 'consumer', path: '$.buyer' }, () => setConsumer(deps, scope, { firstName, lastName, email, phoneNumber }))
}

/** Stores where the parcel goes and how: the address that is chosen, or the only one. */
export const changeDelivery = async (
  deps: CommerceDeps,
  scope: SessionScope,
  { fulfillment, buyer }: Pick<CheckoutRequest, 'fulfillment' | 'buyer'>,
): Promise<readonly AgentMessage[]> => {
  const [method] = fulfillment?.methods ?? []
  if (method === undefined) return []
  const { destinations = [], selected_destination_id: chosen, groups = [] } = method
  const index = Math.max(
    0,
    destinations.findIndex(({ id }) => id !== undefined && id === chosen),
  )
  const destination = destinations[index]
  const messages =
    destination === undefined
      ? []
      : await changeAddress(deps, scope, { destination, buyer: buyer ?? (await knownBuyer(deps, scope)), index })
  const option = groups[0]?.selected_option_id
  if (option === undefined || option === null) return messages
  const path = `${METHOD}.groups[0].selected_option_id`
  return [...messages, ...(await refused(scope, { path }, () => selectShipping(deps, scope, { id: option })))]
}

/** Who buys, of a request before this one. */
const knownBuyer = async (deps: CommerceDeps, scope: SessionScope): Promise<Buyer> => {
  const { firstName, lastName, phoneNumber } = (await readCart(deps, scope)).consumer.properties
  return { first_name: firstName, last_name: lastName, phone_number: phoneNumber }
}

interface Destination {
  readonly destination: PostalAddress
  readonly buyer: Buyer
  readonly index: number
}

const changeAddress = async (
  deps: CommerceDeps,
  scope: SessionScope,
  { destination, buyer, index }: Destination,
): Promise<readonly AgentMessage[]> => {
  const path = `${METHOD}.destinations[${index}]`
  const address = toAddress(destination, buyer, scope)
  // A site ships to its own country: another country's address is one that the shop has another site for, or none.
  if (address['countryCode'] !== scope.site.code) {
    const content = shopTexts(localeTag(scope.language, scope.site.code))('codes.checkout.unableToShip')
    return [errorMessage({ code: 'address_undeliverable', content, path: `${path}.address_country` })]
  }
  return refused(scope, { form: 'shipping', path }, () => setAddress(deps, scope, { ...address, addressType: 'DELIVERY' }))
}

interface About {
  /** The form whose fields may be wrong. */
  readonly form?: FormType
  readonly path: string
}

/** Messages for what a call refuses: one for each wrong field, else one for all. */
export const refused = async (
  scope: SessionScope,
  { form, path }: About,
  call: () => Promise<unknown>,
): Promise<readonly AgentMessage[]> => {
  try {
    await call()
    return []
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const { errors = [] } = problem.body
    if (form === undefined || errors.length === 0) return [messageOf(problem, scope, path)]
    const fields = [...new Set(errors.map((error) => error.path))]
    return fields.map((field) =>
      fieldMessage(scope, { form, field, path: `${path}.${protocolName(field)}`, isMissing: isMissing(field, errors) }),
    )
  }
}

const isMissing = (field: string, errors: NonNullable<ApiProblem['body']['errors']>): boolean =>
  errors.some(({ path, message }) => path === field && message.includes('required'))

interface Field {
  readonly form: FormType
  readonly field: string
  readonly path: string
  readonly isMissing: boolean
}

/** A field that is missing or wrong, called as the shop's form calls it. */
export const fieldMessage = ({ site, language }: SessionScope, { form, field, path, isMissing: isAbsent }: Field): AgentMessage => {
  const t = shopTexts(localeTag(language, site.code))
  const label = formSchemaOf(site.code, form, language)?.properties[field]?.['x-label'] ?? `address.${field}`
  return errorMessage({
    code: isAbsent ? 'field_required' : 'invalid',
    content: t(`form.problem.${isAbsent ? 'required' : 'format'}`, { label: t(label) }),
    path,
  })
}
