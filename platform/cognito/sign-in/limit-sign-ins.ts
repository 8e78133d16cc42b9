import { eq } from 'drizzle-orm'
import { countTry, isExhausted } from '../../../server/lib/limit-rate.ts'
import { rateWindows } from '../../../server/database/schema/commerce.ts'
import { errors } from '../errors.ts'
import { tryKey } from '../limit-tries.ts'
import { isMagic } from '../magic.ts'
import type { CognitoDeps } from '../deps.ts'

const MAX_WRONG = 5
const LOCK_MS = 15 * 60_000

/** Counts a try before the password is looked at, so that many at once count too. The sixth locks for 15 minutes (contracts 8). */
export const limitSignIns = async (deps: CognitoDeps, username: string): Promise<void> => {
  const lock = tryKey('lock', username)
  if (isMagic(deps, username, 'locked') || (await isExhausted(deps, { key: lock, max: 1 }))) throw errors.attemptsExceeded()
  if (await countTry(deps, { key: tryKey('sign-in', username), max: MAX_WRONG, windowMs: LOCK_MS })) return
  await countTry(deps, { key: lock, max: 1, windowMs: LOCK_MS })
  throw errors.attemptsExceeded()
}

/** A right password ends the counting. */
export const forgetSignIns = async ({ database }: Pick<CognitoDeps, 'database'>, username: string): Promise<void> => {
  await database.delete(rateWindows).where(eq(rateWindows.key, tryKey('sign-in', username)))
}
