import type { Cart } from '../../../schemas/api/cart.ts'
import type { Runtime } from '../../runtime.ts'
import { addressKindOf, readAddress, requireShippable } from '../addresses/read-address.ts'
import { serverError } from '../http/problems.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { startTax } from './cart-tax.ts'
import { changeCart } from './change-cart.ts'

/** Stores an address with the cart; a delivery address starts the tax where it is added at checkout (CALL-23, TAX-01). */
export const setAddress =
  ({ runtime }: { readonly runtime: Runtime }) =>
  async (scope: SessionScope, input: unknown): Promise<Cart> => {
    const type = addressKindOf(input)
    const address = readAddress({ input, type, scope })
    const { isProduction } = runtime.config
    if (type === 'billing') return changeCart({ runtime })(scope, async () => ({ billing: { ...address, addressType: 'BILLING' } }))
    requireShippable(address, scope, isProduction)
    const tax = startTax({ site: scope.site, addressLine1: address.addressLine1, isProduction })
    return changeCart({ runtime })(scope, async () => ({ delivery: { ...address, addressType: 'DELIVERY' }, ...tax }))
  }

/** Starts the computation of tax for an address (CALL-24, TAX-06). */
export const calculateTax =
  ({ runtime }: { readonly runtime: Runtime }) =>
  async (scope: SessionScope, input: unknown): Promise<Cart> => {
    const address = readAddress({ input, type: 'shipping', scope })
    if (!runtime.config.isProduction && address.addressLine1?.startsWith('TAX ERROR') === true) throw serverError()
    return setAddress({ runtime })(scope, { ...address, addressType: 'DELIVERY' })
  }
