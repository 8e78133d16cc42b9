import type { CommerceClient } from '../commerce-client.ts'

/** Signs the user out at the server; a failure changes nothing here (CALL-56). */
export const endAccountSession =
  ({ send }: CommerceClient) =>
  async (): Promise<void> => {
    await send({ method: 'GET', path: '/api/account-session/logout' })
  }
