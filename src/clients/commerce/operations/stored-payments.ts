import type { StoredPayment, StoredPaymentChange } from '../../../../schemas/api/stored-payment.ts'
import type { EncryptedCardFields } from '../../payments/card-details.ts'
import type { Example } from '../../answer-example.ts'
import type { CommerceClient } from '../commerce-client.ts'

const STORED: Example<StoredPayment> = { id: '', brand: '', lastFour: '', expiryMonth: '', expiryYear: '', holderName: '' }

/** Saved cards of the signed-in user; never a number (CALL-15). */
export const listStoredPayments =
  ({ send }: CommerceClient) =>
  (): Promise<readonly StoredPayment[]> =>
    send({ method: 'GET', path: '/api/v1/account/payments' }, [STORED])

/** Saves a card. Throws 429 after several tries, 422 for a card that the provider refuses. */
export const addStoredPayment =
  ({ send }: CommerceClient) =>
  (card: EncryptedCardFields): Promise<StoredPayment> =>
    send({ method: 'POST', path: '/api/v1/account/payments', body: card }, STORED)

/** Changes what is stored with a card. Throws 404 for one that is not the user's. */
export const updateStoredPayment =
  ({ send }: CommerceClient) =>
  ({ id, change }: { readonly id: string; readonly change: StoredPaymentChange }): Promise<StoredPayment> =>
    send({ method: 'PUT', path: `/api/v1/account/payments/${encodeURIComponent(id)}`, body: change }, STORED)

/** Removes a saved card. Throws 404 for one that is not the user's. */
export const removeStoredPayment =
  ({ send }: CommerceClient) =>
  (id: string): Promise<unknown> =>
    send({ method: 'PUT', path: `/api/v1/account/payments/${encodeURIComponent(id)}/remove` })
