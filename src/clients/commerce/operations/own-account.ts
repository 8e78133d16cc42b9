import type { CommerceClient } from '../commerce-client.ts'

/** Whether the signed-in user gets marketing mail. Throws 503 where the marketing service does not say. */
export const readConsent =
  ({ send }: CommerceClient) =>
  async (): Promise<boolean> =>
    isGiven(await send({ method: 'GET', path: '/api/v1/account/marketing' }))

/** Gives or takes back consent to marketing mail; answers what is so then. Throws 503 where it stays what it was. */
export const changeConsent =
  ({ send }: CommerceClient) =>
  async (subscribed: boolean): Promise<boolean> =>
    isGiven(await send({ method: 'PUT', path: '/api/v1/account/marketing', body: { subscribed } }))

const isGiven = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'subscribed' in answer && answer.subscribed === true

/** Has what the shop holds under the former e-mail address follow the account to its new one. */
export const followAddress =
  ({ send }: CommerceClient) =>
  (): Promise<unknown> =>
    send({ method: 'POST', path: '/api/v1/account/moved', body: {} })

/** Everything the shop holds about the signed-in user. Throws 429 after several in an hour. */
export const exportAccount =
  ({ send }: CommerceClient) =>
  (): Promise<unknown> =>
    send({ method: 'GET', path: '/api/v1/account/export' })

/**
 * Deletes the account of the signed-in user. Throws 403 SIGN_IN_AGAIN where the password was not given just now, 409 PAYMENT_UNDER_WAY, and
 * 503 CLOSING_UNFINISHED where the same call has to be made again; 401 where there is no such account any more.
 */
export const closeAccount =
  ({ send }: CommerceClient) =>
  (): Promise<unknown> =>
    send({ method: 'POST', path: '/api/v1/account/close', body: {} })
