import type { Cart } from '../../../schemas/api/cart.ts'
import { addressKindOf, readAddress } from '../addresses/read-address.ts'
import { requireShippable } from '../addresses/require-shippable.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { changeCart } from './change-cart.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'carrier' | 'tax'>

/** Stores an address with the cart; a delivery address starts the tax where it is added at checkout (CALL-23, TAX-01). */
export const setAddress =
  (deps: Deps) =>
  async (scope: SessionScope, input: unknown): Promise<Cart> => {
    const type = addressKindOf(input)
    const address = readAddress({ input, type, scope })
    if (type === 'billing') return changeCart(deps)(scope, async () => ({ billing: { ...address, addressType: 'BILLING' } }))
    await requireShippable(deps, scope, address)
    const taxState = scope.site.checkout.calculateTax ? await deps.tax.start(address) : 'CALCULATED'
    return changeCart(deps)(scope, async () => ({ delivery: { ...address, addressType: 'DELIVERY' }, taxState }))
  }

/** Starts the computation of tax for an address (CALL-24, TAX-06). */
export const calculateTax =
  (deps: Deps) =>
  async (scope: SessionScope, input: unknown): Promise<Cart> =>
    setAddress(deps)(scope, { ...readAddress({ input, type: 'shipping', scope }), addressType: 'DELIVERY' })
