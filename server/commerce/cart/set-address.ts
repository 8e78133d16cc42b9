import type { Cart } from '../../../schemas/api/cart.ts'
import { addressKindOf, readAddress } from '../addresses/read-address.ts'
import { requireShippable } from '../addresses/require-shippable.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { priceStored } from './answer-cart.ts'
import { changeCart } from './change-cart.ts'
import { loadOpenCart } from './load-cart.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'carrier' | 'tax'>

/**
 * Stores an address with the cart; a delivery address starts the tax where it is added at checkout (CALL-23, TAX-01). Of a cart that
 * needs no shipping the billing address is the only one, and starts it.
 */
export const setAddress = async (deps: Deps, scope: SessionScope, input: unknown): Promise<Cart> => {
  const type = addressKindOf(input)
  const address = readAddress({ input, type, scope })
  const startTax = async () => (scope.site.checkout.calculateTax ? deps.tax.start(address) : 'CALCULATED')
  if (type === 'billing') {
    const billing = { ...address, addressType: 'BILLING' } as const
    const alone = (await needsShipping(deps, scope)) ? {} : { delivery: null, taxState: await startTax() }
    return changeCart(deps, scope, async () => ({ billing, ...alone }))
  }
  await requireShippable(deps, scope, address)
  const taxState = await startTax()
  return changeCart(deps, scope, async () => ({ delivery: { ...address, addressType: 'DELIVERY' }, taxState }))
}

const needsShipping = async ({ runtime: { database } }: Deps, scope: SessionScope): Promise<boolean> => {
  const record = await loadOpenCart(database, { ownerKey: scope.session.ownerKey, siteTag: scope.site.siteTag })
  return record === undefined || (await priceStored(database, record, scope)).needsShipping
}

/** Starts the computation of tax for an address (CALL-24, TAX-06). */
export const calculateTax = async (deps: Deps, scope: SessionScope, input: unknown): Promise<Cart> =>
  setAddress(deps, scope, { ...readAddress({ input, type: 'shipping', scope }), addressType: 'DELIVERY' })
