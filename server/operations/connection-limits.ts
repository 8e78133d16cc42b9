import type { FastifyInstance } from 'fastify'
import type { ServerConfig } from '../config.ts'

type Limits = Pick<ServerConfig, 'HEADER_SECONDS' | 'REQUEST_SECONDS' | 'IDLE_SECONDS' | 'MAX_CONNECTIONS'>

/** How often Node looks for requests that take too long to come; its own 30 s would be most of a limit. */
const CHECK_MS = 5_000

/** Node's limits on slow clients: a request that comes byte by byte ends with 408, and a silent connection is closed. */
export const connectionOptions = ({ HEADER_SECONDS, REQUEST_SECONDS, IDLE_SECONDS }: Limits) => ({
  requestTimeout: REQUEST_SECONDS * 1_000,
  connectionTimeout: IDLE_SECONDS * 1_000,
  http: {
    headersTimeout: Math.min(HEADER_SECONDS, REQUEST_SECONDS) * 1_000,
    connectionsCheckingInterval: Math.min(CHECK_MS, (REQUEST_SECONDS * 1_000) / 4),
  },
})

/** Connections beyond are closed at once: a balancer takes them elsewhere. */
export const limitConnections = ({ server }: FastifyInstance, { MAX_CONNECTIONS }: Limits): void => {
  server.maxConnections = MAX_CONNECTIONS
}
