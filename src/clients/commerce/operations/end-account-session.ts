import type { CommerceClient } from '../commerce-client.ts'

/** Tells the server that the user signs out; a failure changes nothing here (CALL-56). */
export const endAccountSession =
  ({ send }: CommerceClient) =>
  async (): Promise<void> => {
    await send({ method: 'GET', path: '/api/account-session/logout' })
  }
