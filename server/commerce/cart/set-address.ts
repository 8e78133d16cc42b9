import type { Cart } from '../../../schemas/api/cart.ts'
import type { Platform } from '../../platform.ts'
import { addressKindOf, readAddress, requireShippable } from '../addresses/read-address.ts'
import { serverError } from '../http/problems.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { startTax } from '../tax/start-tax.ts'
import { changeCart } from './change-cart.ts'

/** Stores an address with the cart; a delivery address starts the tax where it is added at checkout (CALL-23, TAX-01). */
export const setAddress =
  ({ platform }: { readonly platform: Platform }) =>
  async (scope: SessionScope, input: unknown): Promise<Cart> => {
    const type = addressKindOf(input)
    const address = readAddress({ input, type, scope })
    const { isProduction } = platform.config
    if (type === 'billing') return changeCart({ platform })(scope, async () => ({ billing: { ...address, addressType: 'BILLING' } }))
    requireShippable(address, isProduction)
    const tax = startTax({ site: scope.site, addressLine1: address.addressLine1, isProduction })
    return changeCart({ platform })(scope, async () => ({ delivery: { ...address, addressType: 'DELIVERY' }, ...tax }))
  }

/** Has the tax worked out for an address (CALL-24, TAX-06). */
export const calculateTax =
  ({ platform }: { readonly platform: Platform }) =>
  async (scope: SessionScope, input: unknown): Promise<Cart> => {
    const address = readAddress({ input, type: 'shipping', scope })
    if (!platform.config.isProduction && address.addressLine1?.startsWith('TAX ERROR') === true) throw serverError()
    return setAddress({ platform })(scope, { ...address, addressType: 'DELIVERY' })
  }
