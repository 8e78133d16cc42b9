import type { FastifyServerOptions } from 'fastify'
import type { ServerConfig } from '../config.ts'

/** Values that never stand in a log: who somebody is, what lets them in, what they pay with. */
const SECRET_PATHS = ['req.headers.authorization', 'req.headers.cookie', 'req.headers.shoppingsessionid', 'req.headers["x-api-key"]']

/** One JSON line an event, with the request's id. Addresses are logged without their query, which may hold personal data. */
export const loggerOptions = ({ LOG_LEVEL }: ServerConfig): NonNullable<FastifyServerOptions['logger']> => ({
  level: LOG_LEVEL,
  redact: SECRET_PATHS,
  serializers: {
    req: (request) => ({ method: request.method, url: request.url.split('?', 1)[0] ?? '', host: request.host }),
  },
})
