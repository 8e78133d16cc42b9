import Fastify, { type FastifyInstance } from 'fastify'
import type { ServerConfig } from '../config.ts'
import { randomIds } from '../ids.ts'
import { pageFrameworkErrors } from '../storefront/refuse-address.ts'
import { connectionOptions, limitConnections } from './connection-limits.ts'
import { spareBusyConnections } from './idle-connections.ts'
import { loggerOptions } from './logger-options.ts'
import { RequestLog } from './request-log.ts'
import { createRequestIds, toTrustProxy } from './trust-proxy.ts'

const MAX_PARAMETER_LENGTH = 500

/** The one HTTP server, with nothing on it yet: its log, its limits, and what it says to requests that cannot be read. */
export const createServer = (config: ServerConfig): FastifyInstance => {
  const app = Fastify({
    logger: loggerOptions(config),
    logController: new RequestLog(),
    trustProxy: toTrustProxy(config.TRUST_PROXY),
    genReqId: createRequestIds(config.TRUST_PROXY, () => randomIds.token(12)),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    // Ten seconds, the framework's own, are not enough for a start beside other work.
    pluginTimeout: 60_000,
    forceCloseConnections: 'idle',
    ...connectionOptions(config),
    frameworkErrors: pageFrameworkErrors(config),
  })
  spareBusyConnections(app.server)
  limitConnections(app, config)
  return app
}
