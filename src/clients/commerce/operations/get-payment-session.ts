import type { PaymentSession } from '../../../../schemas/api/checkout.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** What the payment step needs to mount the provider (CALL-57). */
export const getPaymentSession =
  ({ send }: CommerceClient) =>
  (): Promise<PaymentSession> =>
    send(
      { method: 'GET', path: '/api/checkout/paymentSession' },
      { sessionId: '', clientKey: '', amount: {}, paymentMethods: [{ id: '', type: '' }] },
    )
