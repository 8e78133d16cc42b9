import type { Consumer } from '../../../../schemas/api/cart.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** Sets who buys; for guests only (CALL-56). Throws 422 with field errors. */
export const setConsumer =
  ({ send }: CommerceClient) =>
  (properties: Consumer['properties']): Promise<{ readonly consumer: Consumer }> =>
    send({ method: 'POST', path: '/api/checkout/consumer', body: properties }, { consumer: { properties: {} } })
