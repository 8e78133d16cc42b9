import type { Address } from '../../../schemas/api/address.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { unableToShip } from '../http/problems.ts'
import type { SiteScope } from '../http/request-scope.ts'
import { isUnshippable } from '../merchant/unshippable-places.ts'

/** 422 UNABLE_TO_SHIP for an address that the merchant does not ship to, or the carrier does not deliver to. */
export const requireShippable = async (
  { carrier }: Pick<CommerceDeps, 'carrier'>,
  { merchant }: Pick<SiteScope, 'merchant'>,
  address: Address,
): Promise<void> => {
  if (isUnshippable(merchant, address) || !(await carrier.delivers(address))) throw unableToShip()
}
