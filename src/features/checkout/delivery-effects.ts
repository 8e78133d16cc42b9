import type { Address } from '../../../schemas/api/address.ts'
import type { Cart, Consumer } from '../../../schemas/api/cart.ts'
import { CommerceError, type CommerceClient } from '../../clients/commerce/commerce-client.ts'
import { reportFailure } from '../../clients/commerce/report-failure.ts'
import { getCart, selectShipping } from '../../clients/commerce/operations/cart.ts'
import { calculateTax, setCartAddress, setConsumer, setGiftNote } from '../../clients/commerce/operations/checkout.ts'
import { hasShipping } from '../../lib/needs-shipping.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import type { DeliveryResult } from './checkout-vocabulary.ts'
import type { Delivery } from './checkout-types.ts'
import { billingAddress } from './order-request.ts'
import { TOO_MANY_REQUESTS, waitForTax } from './wait-for-tax.ts'

/** Stores who buys, where it goes and how; the server's country rules decide. A refusal is data. */
export const saveDelivery = async (
  { cartStore, commerce, isGuest, report }: Pick<CheckoutDeps, 'cartStore' | 'commerce' | 'isGuest' | 'report'>,
  delivery: Delivery,
): Promise<DeliveryResult> => {
  const { consumer, address, billing, shippingOption, giftNote } = delivery
  try {
    if (consumer !== undefined && isGuest()) await setConsumer(commerce)(consumer)
  } catch (error) {
    reportFailure(report, error, { code: 'consumerNotSaved', message: 'Who buys was not stored' })
    if (error instanceof CommerceError) return refusalOf(error)
    throw error
  }
  const ships = hasShipping(cartStore.getState().cart?.items ?? [])
  let refusal: CommerceError | undefined
  const place = async (client: CommerceClient, known: Cart): Promise<Cart> => {
    // The only address keeps its name.
    const billed = ships ? await store(client, known, { ...(billing ?? billingAddress(address)), addressType: 'BILLING' }) : known
    const placed = await store(client, billed, { ...address, addressType: ships ? 'DELIVERY' : 'BILLING' })
    const isNoteNew = giftNote !== undefined && giftNote !== (placed.giftNote ?? '')
    const noted = isNoteNew ? await setGiftNote(client)(giftNote) : placed
    return shippingOption === undefined ? noted : selectShipping(client)(shippingOption)
  }
  const result = await cartStore.change(async (client) => {
    try {
      const known = cartStore.getState().cart ?? (await getCart(client)())
      const placed = await place(client, known)
      // A session that ended meanwhile has another bag, which knows no address.
      return placed.publicId === known.publicId ? placed : await place(client, placed)
    } catch (error) {
      if (error instanceof CommerceError) refusal = error
      throw error
    }
  })
  if (result.outcome === 'fulfilled' && result.cart !== undefined) return { kind: 'saved', cart: result.cart }
  return refusal === undefined
    ? { kind: 'refused', code: result.outcome === 'rejected' ? result.problem.code : '', fields: {} }
    : refusalOf(refusal)
}

/** Stores who buys, of goods that go nowhere. A signed-in user is known. */
export const saveContact = async (
  { cartStore, isGuest }: Pick<CheckoutDeps, 'cartStore' | 'isGuest'>,
  consumer: Consumer['properties'],
): Promise<DeliveryResult> => {
  let refusal: CommerceError | undefined
  const result = await cartStore.change(async (client) => {
    try {
      if (isGuest()) await setConsumer(client)(consumer)
      return await getCart(client)()
    } catch (error) {
      if (error instanceof CommerceError) refusal = error
      throw error
    }
  })
  if (result.outcome === 'fulfilled' && result.cart !== undefined) return { kind: 'saved', cart: result.cart }
  return refusal === undefined ? { kind: 'refused', code: '', fields: {} } : refusalOf(refusal)
}

/** Answers the cart with an address. One that it has already is not posted again (ADDR-03). */
const store = async (client: CommerceClient, cart: Cart, next: Address & Required<Pick<Address, 'addressType'>>): Promise<Cart> =>
  isSame(next, cart.addresses[next.addressType]) ? cart : setCartAddress(client)(next)

const isSame = (next: Address, placed: Address | undefined): boolean => placed !== undefined && textOf(next) === textOf(placed)

const textOf = (address: Address): string => JSON.stringify(Object.entries(address).toSorted(([one], [other]) => (one < other ? -1 : 1)))

const refusalOf = ({ body, incident }: CommerceError): DeliveryResult => ({
  kind: 'refused',
  code: body.code,
  fields: Object.fromEntries((body.errors ?? []).map(({ path, message }) => [path.replace(/^\//, ''), message])),
  incident,
})

/** Reads the bag until its tax is there (TAX-01). Throws where that takes too long. */
export const awaitTax = async (
  { commerce, cartStore, report, sleep }: Pick<CheckoutDeps, 'commerce' | 'cartStore' | 'report' | 'sleep'>,
  signal: AbortSignal,
): Promise<Cart> => {
  const { cart: before } = cartStore.getState()
  const { DELIVERY: delivery, BILLING: billing } = before?.addresses ?? {}
  try {
    if (!hasShipping(before?.items ?? []) && billing !== undefined) await setCartAddress(commerce)({ ...billing, addressType: 'BILLING' })
    else if (delivery !== undefined) await calculateTax(commerce)(delivery)
    const cart = await waitForTax({ readCart: getCart(commerce), sleep, signal })
    await cartStore.change(async () => cart)
    return cartStore.getState().cart ?? cart
  } catch (error) {
    if (!signal.aborted) report({ code: 'taxCalculation', message: error instanceof Error ? error.message : TOO_MANY_REQUESTS })
    throw new Error('Tax Calculation Error', { cause: error })
  }
}
