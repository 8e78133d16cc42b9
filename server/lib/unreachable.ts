/** Something the server needs does not answer. Shoppers are asked to try again; nothing was decided about their request. */
export class UnreachableError extends Error {}

/** Of the network, and PostgreSQL's: connection failed, shutting down or starting, too many connections, statement took too long. */
const CODES = /^(?:ECONN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EPIPE|UND_ERR_|08|57P0|53300|57014)/
/** Of the PostgreSQL client, which gives these no code. */
const MESSAGES = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/i

/** Whether an error says that the database or a vendor could not be reached, itself or what caused it. */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof UnreachableError || MESSAGES.test(error.message)) return true
  // Of `AbortSignal.timeout`: nobody else gives up a call of ours.
  if (error.name === 'TimeoutError') return true
  if ('code' in error && CODES.test(String(error.code))) return true
  return isUnreachable(error instanceof AggregateError ? error.errors[0] : error.cause)
}
