import { DrizzleQueryError } from 'drizzle-orm'
import { defined } from '../../src/lib/defined.ts'

/** The fields of an error that are logged. All others may contain what a shopper typed. */
export interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly query?: string
  readonly cause?: LoggedError
  readonly [fact: string]: unknown
}

/** Technical fields of errors, which contain no personal data. */
const FACTS = ['code', 'status', 'statusCode', 'errno', 'syscall', 'address', 'port', 'table', 'column', 'constraint', 'requestId'] as const
/** Enough to find a query in the sources. */
const MAX_QUERY = 300
const MAX_CAUSES = 5

/**
 * An error as it is logged. Errors of the database contain the values of the query: in `params`, in the message of their
 * wrapper, in `detail` ("Key (email)=(ann@example.com) already exists") and in the message about a malformed value.
 * None of these is logged.
 */
export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is no error was thrown.', stack: '' }
  const query = error instanceof DrizzleQueryError ? error.query.slice(0, MAX_QUERY) : undefined
  return {
    type: error.name,
    message: messageOf(error),
    // The first lines of a stack repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...defined({ query }),
    ...factsOf(error),
    ...(error.cause === undefined || depth === MAX_CAUSES ? {} : { cause: loggedError(error.cause, depth + 1) }),
  }
}

/** The same as text, for a terminal: an unexpected error that ends the start. */
export const errorText = (error: unknown): string => {
  const texts: string[] = []
  for (let each: LoggedError | undefined = loggedError(error); each !== undefined; each = each.cause) {
    const { type, message, stack, query, code } = each
    texts.push([`${type}: ${message}`, ...[code, query].filter((part) => part !== undefined), stack].join('\n'))
  }
  return texts.join('\ncaused by ')
}

/** The text of an error without the values of a failed query, which the database client puts at its end. */
export const withoutValues = (text: string): string => text.replace(/\nparams: [\s\S]*$/, '')

const messageOf = (error: Error): string => {
  if (error instanceof DrizzleQueryError) return 'A query failed.'
  return isDataException(error) ? 'A value has the wrong form for its column.' : error.message
}

/** SQLSTATE class 22: the message quotes the value. */
const isDataException = (error: Error): boolean => 'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code)

const factsOf = (error: Error): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(error).flatMap(([name, value]) =>
      FACTS.some((fact) => fact === name) && (typeof value === 'string' || typeof value === 'number') ? [[name, value]] : [],
    ),
  )
