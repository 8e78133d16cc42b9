import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { createCache } from '../../src/lib/cache.ts'
import type { Database } from '../database/connect.ts'
import { selectRows } from '../database/select-rows.ts'
import { isInProcess } from './in-process-fetch.ts'
import type { Clock } from '../runtime.ts'
import type { Readiness } from './readiness.ts'

interface Deps {
  readonly app: FastifyInstance
  readonly database: Database
  readonly clock: Clock
  readonly readiness: Readiness
}

/** Seconds. A page from the cache takes a few milliseconds; what takes longer than ten seconds has failed. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Names and label values end up in dashboards and alerts: none is ever made of what a shopper sends. */
const PREFIX = 'vitrine_'

/**
 * Counts what the process does. Requests are named by their route, not by their address, of which there are as many as anybody likes;
 * the process's calls to itself are not counted. Must be called before any route is registered.
 */
export const measure = ({ app, database, clock, readiness }: Deps): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Time to the end of the answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isInProcess(request)) return
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  new Gauge({
    name: `${PREFIX}ready`,
    help: 'Whether this process takes requests.',
    registers: [registry],
    collect() {
      this.set(readiness.isReady() ? 1 : 0)
    },
  })
  measurePayments({ registry, app, database, clock })
  return registry
}

interface OpenPayments {
  readonly count: number
  /** Epoch milliseconds; null without one. */
  readonly oldest: number | null
}

/** However often somebody asks for metrics, the database is asked this rarely. */
const PAYMENTS_TTL_MS = 5_000

/** Payments without an answer: they hold stock, and many or old ones mean that the provider or the recovery of orders is in trouble. */
const measurePayments = ({ registry, app, database, clock }: Omit<Deps, 'readiness'> & { readonly registry: Registry }): void => {
  const cache = createCache<OpenPayments | undefined>({ ttl: PAYMENTS_TTL_MS, now: clock.now })
  const read = async (): Promise<OpenPayments | undefined> => {
    const statement = sql`select count(*)::int as count, min(created_at)::float8 as oldest from payment_attempts where state = 'open'`
    const [open] = await selectRows<OpenPayments>(database, statement)
    return open
  }
  /** Not a number where the database does not answer, so that everything else is still measured. */
  const gauge = (name: string, help: string, of: (open: OpenPayments) => number): void =>
    void new Gauge({
      name: `${PREFIX}${name}`,
      help,
      registers: [registry],
      async collect() {
        try {
          const open = await cache.get('open', read)
          this.set(open === undefined ? NaN : of(open))
        } catch (error) {
          app.log.warn({ err: error }, 'Open payments could not be counted')
          this.set(NaN)
        }
      },
    })
  gauge('payments_open', 'Payments whose outcome is not known yet.', ({ count }) => count)
  gauge('payments_open_oldest_seconds', 'Age of the oldest of them; 0 without one.', ({ oldest }) =>
    oldest === null ? 0 : Math.max(0, clock.now() - oldest) / 1000,
  )
}

/** Answers `/metrics` on a port of its own, which is not for the world: whoever runs the shop decides who reaches it. */
export const serveMetrics = async (
  app: FastifyInstance,
  registry: Registry,
  { METRICS_PORT, HOST }: { readonly METRICS_PORT: number; readonly HOST: string },
): Promise<void> => {
  const own = Fastify({ loggerInstance: app.log.child({}, { level: 'error' }) })
  own.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  app.addHook('onClose', () => own.close())
  await own.listen({ port: METRICS_PORT, host: HOST })
}
