import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { shoppingSessions } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'

/** A shopping session that has not ended. */
export type Session = typeof shoppingSessions.$inferSelect

const SESSION_ID = /^[A-Za-z0-9-]{16,64}$/

/** A session id as stored. The id is 128 random bits and more, so a plain hash cannot be guessed back. Undefined: no id (API-22). */
export const hashSessionId = (id: string | undefined): string | undefined =>
  id !== undefined && SESSION_ID.test(id) ? createHash('sha256').update(id).digest('hex') : undefined

/** A session slides forward only after this share of its life, so that reading a cart is not a write. */
const SLIDE_AFTER_SHARE = 0.01

type Deps = Pick<Runtime, 'database' | 'clock' | 'config'>

/** The session of an id from the wire; undefined where there is none or it has ended. Its lifetime begins anew (API-22). */
export const readSession = async (deps: Deps, sessionId: string | undefined): Promise<Session | undefined> => {
  const idHash = hashSessionId(sessionId)
  return idHash === undefined ? undefined : readSessionByHash(deps, idHash)
}

/** The same for a session whose id is known to nobody: that of an agent (server/agents). */
export const readSessionByHash = async ({ database, clock, config }: Deps, idHash: string): Promise<Session | undefined> => {
  const now = clock.now()
  const [session] = await database
    .select()
    .from(shoppingSessions)
    .where(and(eq(shoppingSessions.idHash, idHash), gt(shoppingSessions.expiresAt, now)))
  if (session === undefined) return undefined
  const ttlMs = config.SESSION_TTL_SECONDS * 1000
  if (session.expiresAt < now + ttlMs * (1 - SLIDE_AFTER_SHARE)) {
    await database
      .update(shoppingSessions)
      .set({ expiresAt: now + ttlMs })
      .where(eq(shoppingSessions.idHash, idHash))
  }
  return session
}
