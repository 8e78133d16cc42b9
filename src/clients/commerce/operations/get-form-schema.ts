import type { FormSchema } from '../../../../schemas/api/address.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Rules of a form, or of a whole address with type `address` (CALL-58). */
export const getFormSchema =
  ({ send }: CommerceClient) =>
  ({
    country,
    type,
    of,
  }: {
    readonly country: string
    readonly type: 'shipping' | 'billing' | 'consumer' | 'orderLookup' | 'address'
    readonly of?: 'shipping' | 'billing'
  }): Promise<FormSchema> =>
    send(
      { method: 'GET', path: `/api/validation/${country}/${type}`, query: { type: of } },
      { properties: {}, required: [], 'x-order': [] },
    )
