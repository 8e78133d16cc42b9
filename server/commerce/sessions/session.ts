import { createHash } from 'node:crypto'
import type { shoppingSessions } from '../../database/schema/commerce.ts'

/** A shopping session that has not ended. */
export type Session = typeof shoppingSessions.$inferSelect

const SESSION_ID = /^[A-Za-z0-9-]{16,64}$/

/** A session id as stored. The id is 128 random bits and more, so a plain hash cannot be guessed back. Undefined: no id (API-22). */
export const hashSessionId = (id: string | undefined): string | undefined =>
  id !== undefined && SESSION_ID.test(id) ? createHash('sha256').update(id).digest('hex') : undefined
