import { createHash } from 'node:crypto'
import { countTry } from '../../server/lib/limit-rate.ts'
import { errors } from './errors.ts'
import type { CognitoDeps } from './deps.ts'

interface Tries {
  readonly what: string
  readonly username: string
  readonly max: number
  readonly windowMs: number
}

/** Counts an attempt for a username, existing or not. Throws LimitExceededException above the limit. */
export const limitTries = async (
  deps: Pick<CognitoDeps, 'database' | 'clock'>,
  { what, username, max, windowMs }: Tries,
): Promise<void> => {
  if (!(await countTry(deps, { key: tryKey(what, username), max, windowMs }))) throw errors.limitExceeded()
}

/** The key tries are counted by; a hash, so that what people mistype is not stored. */
export const tryKey = (what: string, username: string): string =>
  `identity:${what}:${createHash('sha256').update(username).digest('base64url').slice(0, 22)}`
