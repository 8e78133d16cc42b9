import type { FoundAddress } from '../../../../schemas/api/address.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Addresses of a postcode of the site's country; none for a postcode without any. Throws 404, 422, 429 or 503. */
export const lookUpAddresses =
  ({ send }: CommerceClient) =>
  (postcode: string): Promise<readonly FoundAddress[]> =>
    send({ method: 'GET', path: '/api/address-lookup', query: { postcode } }, [{}])
