import { hasCause } from './has-cause.ts'

/** Something the server needs does not answer. Shoppers are asked to try again; nothing was decided about their request. */
export class UnreachableError extends Error {}

/**
 * Of the network, and PostgreSQL's: connection failed (08), shutting down or starting (57P0), no memory or connection left (53), statement
 * took too long (57014), takes no connections (55000), password changed or role locked (28), no database of that name (3D), a replica that
 * is not the primary yet (25006), its own disk or files (58), something inside of it (XX: a new connection cannot write its file of tables on a
 * full disk), given up because two waited for each other (40P01). What we send decides none of them, and another try may work.
 */
const CODES =
  /^(?:ECONN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EPIPE|UND_ERR_|08|57P0|53|57014|55000|28|3D|25006|58|XX|40P01)/
/** Of the PostgreSQL client, which gives these no code; the last where a process ends under what is still open. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|after calling end on the pool/i

/** Whether an error says that the database or a vendor could not be reached, or that a disk is full: itself or what caused it. */
export const isUnreachable = (error: unknown): boolean => isDiskFull(error) || hasCause(error, isOutOfReach)

const isOutOfReach = (error: Error): boolean =>
  error instanceof UnreachableError ||
  MESSAGES.test(error.message) ||
  // Of `AbortSignal.timeout`: nobody else gives up a call of ours.
  error.name === 'TimeoutError' ||
  ('code' in error && CODES.test(String(error.code)))

/** Of Node, and PostgreSQL's. */
const FULL_CODES = /^(?:ENOSPC|EDQUOT|53100)$/
/** Of the system, as the library of pictures passes it on, and PostgreSQL where it cannot open a file or write its log. */
const FULL_MESSAGES = /No space left on device|Disk quota exceeded/i

/** Whether an error says that a disk is full, this machine's or the database's: itself or what caused it. */
export const isDiskFull = (error: unknown): boolean =>
  hasCause(error, (each) => FULL_MESSAGES.test(each.message) || ('code' in each && FULL_CODES.test(String(each.code))))

/** What a line of the log says of an error that an operator has to act on. */
export const eventOf = (error: unknown): { readonly event?: 'diskFull' } => (isDiskFull(error) ? { event: 'diskFull' } : {})

/** Of the header Retry-After, where nobody knows better. */
export const RETRY_AFTER_S = '5'

/** Status and headers of the answer to an error nobody expected: 503 with Retry-After where another try may work, else 500. */
export const failureOf = (error: unknown): { readonly status: 500 | 503; readonly headers: Readonly<Record<string, string>> } =>
  isUnreachable(error) ? { status: 503, headers: { 'retry-after': RETRY_AFTER_S } } : { status: 500, headers: {} }
