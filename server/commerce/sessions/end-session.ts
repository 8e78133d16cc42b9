import { eq } from 'drizzle-orm'
import { shoppingSessions } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import { hashSessionId } from './session.ts'

/** Ends a session: its id is worth nothing from then on. An id that is not known is no error. */
export const endSession =
  ({ database }: Pick<Runtime, 'database'>) =>
  async (sessionId: string): Promise<void> => {
    await database.delete(shoppingSessions).where(eq(shoppingSessions.idHash, hashSessionId(sessionId) ?? ''))
  }
