import type { FastifyServerOptions } from 'fastify'
import type { ServerConfig } from '../config.ts'
import { loggedError } from './logged-error.ts'
import { writeShortLog } from './short-log.ts'
import { ownTerminal } from './terminal.ts'

/** Values that are never logged: identities, credentials, payment data. */
const SECRET_PATHS = ['req.headers.authorization', 'req.headers.cookie', 'req.headers.shoppingsessionid', 'req.headers["x-api-key"]']

/** An event is one line of JSON, or a short one for people, with the request's id. Addresses are logged without their query, which may hold personal data. */
export const loggerOptions = ({ LOG_LEVEL, LOG_FORMAT }: ServerConfig): NonNullable<FastifyServerOptions['logger']> => ({
  level: LOG_LEVEL,
  ...(LOG_FORMAT === 'json' ? {} : { stream: writeShortLog(ownTerminal) }),
  redact: SECRET_PATHS,
  serializers: {
    err: (error) => loggedError(error),
    req: (request) => ({ method: request.method, url: request.url.split('?', 1)[0] ?? '', host: request.host }),
  },
  hooks: {
    // A line without a message takes the error's (as Fastify's lines do), which may quote what a shopper typed.
    logMethod(args, method) {
      const [logged, message]: readonly unknown[] = args
      const line = withError(logged)
      if (line === undefined || (message !== undefined && message !== line.err.message)) return method.apply(this, args)
      return method.call(this, line, loggedError(line.err).message)
    },
  },
})

const withError = (logged: unknown): { readonly err: Error } | undefined => {
  if (logged instanceof Error) return { err: logged }
  if (typeof logged !== 'object' || logged === null || !('err' in logged)) return undefined
  const { err } = logged
  return err instanceof Error ? { ...logged, err } : undefined
}
