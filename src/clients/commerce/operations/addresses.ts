import type { Address } from '../../../../schemas/api/address.ts'
import type { CommerceClient } from '../commerce-client.ts'

export type SavedKind = 'shipping' | 'billing'

/** Saved addresses of the signed-in user, oldest first (CALL-11). */
export const listAddresses =
  ({ send }: CommerceClient) =>
  (): Promise<readonly Address[]> =>
    send({ method: 'GET', path: '/api/v1/addresses' }, [{ countryCode: '' }])

/** Saves an address (CALL-12). Throws 422 with field errors, or ADDRESS_LIMIT for the 21st. */
export const addAddress =
  ({ send }: CommerceClient) =>
  ({ kind, address }: { readonly kind: SavedKind; readonly address: Address }): Promise<Address> =>
    send({ method: 'POST', path: '/api/v1/addresses', query: { type: kind }, body: address }, { countryCode: '' })

/** Changes a saved address, all of it (CALL-13). Throws 404 for one that is not the user's, 422 with field errors. */
export const updateAddress =
  ({ send }: CommerceClient) =>
  ({ reference, address }: { readonly reference: string; readonly address: Address }): Promise<Address> =>
    send({ method: 'PUT', path: `/api/v1/addresses/${encodeURIComponent(reference)}`, body: address }, { countryCode: '' })

/** Removes a saved address (CALL-14). Throws 404 for one that is not the user's. */
export const removeAddress =
  ({ send }: CommerceClient) =>
  (reference: string): Promise<unknown> =>
    send({ method: 'PUT', path: `/api/v1/addresses/${encodeURIComponent(reference)}/remove` })
