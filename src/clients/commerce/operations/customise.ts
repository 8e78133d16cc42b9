import type { CustomisePreview } from '../../../../schemas/api/customisation.ts'
import type { Choices } from '../../../lib/validate-customisation.ts'
import type { CommerceClient } from '../commerce-client.ts'
import { defined } from '../../../lib/defined.ts'

interface CustomiseInput {
  readonly productId: string
  readonly sku: string | undefined
  readonly choices: Choices
  readonly signal: AbortSignal
}

/** What choices look like (CUST-07). Throws 422 CUSTOMISATION_INVALID with the options that cannot be like that. */
export const customise =
  ({ send }: CommerceClient) =>
  ({ productId, sku, choices, signal }: CustomiseInput): Promise<CustomisePreview> =>
    send(
      {
        method: 'POST',
        path: `/atmos/v1/products/${encodeURIComponent(productId)}/customise`,
        body: { selectedOptions: choices, ...defined({ skuId: sku }) },
        hasSession: false,
        signal,
      },
      { preview: { texts: [{ label: '', value: '' }] } },
    )
