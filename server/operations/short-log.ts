import type { LoggedError } from './logged-error.ts'
import type { Terminal } from './terminal.ts'

/** A line of the log as pino writes it. */
interface Logged {
  readonly level: number
  readonly msg?: string
  readonly reqId?: string
  readonly req?: { readonly method: string; readonly url: string }
  readonly res?: { readonly statusCode: number }
  readonly err?: LoggedError
  readonly [fact: string]: unknown
}

const LEVELS: readonly (readonly [number, string])[] = [
  [60, 'fatal'],
  [50, 'error'],
  [40, 'warn'],
  [30, 'info'],
  [20, 'debug'],
]
/** Said otherwise, or the same on every line. */
const TAKEN = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'reqId', 'req', 'res', 'err'])
/** Where it happened is in the first lines of a stack. */
const FRAMES = 4

/** The log for people: a line an event, and a few more about an error. */
export const writeShortLog = ({ line }: Pick<Terminal, 'line'>) => ({
  // Written by pino a line above.
  write: (json: string): void => line(shortLine(JSON.parse(json) as Logged)),
})

const shortLine = (logged: Logged): string => {
  const { level, msg, reqId, req, res, err } = logged
  const facts = Object.entries(logged).flatMap(([name, value]) => (TAKEN.has(name) ? [] : [`${name}=${textOf(value)}`]))
  const where = [reqId === undefined ? '' : `request ${reqId}`, req === undefined ? '' : `${req.method} ${req.url}`].filter(
    (part) => part !== '',
  )
  const parts = [
    (LEVELS.find(([least]) => level >= least)?.[1] ?? 'trace').padEnd(5),
    msg ?? '',
    res === undefined ? '' : String(res.statusCode),
    where.length === 0 ? '' : `(${where.join(', ')})`,
    ...facts,
  ]
  return [parts.filter((part) => part !== '').join(' '), ...(err === undefined ? [] : aboutError(err, msg))].join('\n')
}

const aboutError = ({ type, message, code, query, stack, cause }: LoggedError, said?: string): readonly string[] => [
  ...(message === said ? [] : [`      ${type}: ${message}`]),
  ...[code, query].filter((part) => part !== undefined).map((part) => `      ${textOf(part)}`),
  ...stack.split('\n', FRAMES).flatMap((frame) => (frame === '' ? [] : [`      ${frame.trim()}`])),
  ...(cause === undefined ? [] : ['      caused by', ...aboutError(cause)]),
]

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
