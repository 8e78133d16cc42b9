import { eq } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { identitySessions } from '../../../server/database/schema/identity.ts'

/** Ends every session of a user: refresh tokens, and access tokens wherever the provider is asked. */
export const revokeAll = async (database: Database, sub: string): Promise<void> => {
  await database.delete(identitySessions).where(eq(identitySessions.sub, sub))
}
