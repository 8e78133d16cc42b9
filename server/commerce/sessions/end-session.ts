import { eq } from 'drizzle-orm'
import { shoppingSessions } from '../../database/schema/commerce.ts'
import type { Platform } from '../../platform.ts'
import { hashSessionId } from './session.ts'

/** Ends a session: its id is worth nothing from then on. An id that is not known is no error. */
export const endSession =
  ({ database }: Pick<Platform, 'database'>) =>
  async (sessionId: string): Promise<void> => {
    await database.delete(shoppingSessions).where(eq(shoppingSessions.idHash, hashSessionId(sessionId) ?? ''))
  }
