import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { createCache } from '../../src/lib/cache.ts'
import type { Database, DatabaseHandle } from '../database/database.ts'
import { selectRows } from '../database/select-rows.ts'
import type { Counts } from './counts.ts'
import { isInProcess } from './in-process-fetch.ts'
import type { Clock } from '../runtime.ts'
import type { Jobs } from './queue/jobs.ts'
import type { WaitingJobs } from './queue/waiting-jobs.ts'
import type { Readiness } from './readiness.ts'

interface Deps {
  readonly app: FastifyInstance
  readonly counts: Pick<Counts, 'registry'>
  readonly handle: Pick<DatabaseHandle, 'database' | 'connections'>
  readonly clock: Clock
  readonly readiness: Readiness
  readonly jobs: Pick<Jobs, 'waiting' | 'tallies'>
}

/** Seconds. A page from the cache takes a few milliseconds; what takes longer than ten seconds has failed. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Names and label values end up in dashboards and alerts: none is ever made of what a shopper sends. */
const PREFIX = 'vitrine_'

/**
 * Counts what the process does. Requests are named by their route, not by their address, of which there are as many as anybody likes;
 * the process's calls to itself are not counted.
 */
export const measure = ({ app, counts: { registry }, handle, clock, readiness, jobs }: Deps): Registry => {
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
  measureConnections(registry, handle)
  measureWaiting({ registry, app, database: handle.database, clock })
  measureJobs({ registry, app, clock, jobs })
  return registry
}

/** The embedded database has none to wait for. */
const measureConnections = (registry: Registry, { connections }: Deps['handle']): void =>
  void new Gauge({
    name: `${PREFIX}database_connections`,
    help: 'Connections to the database: used, idle; waiting are queries that have none yet.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections?.() ?? { used: 0, idle: 0, waiting: 0 })) this.set({ state }, count)
    },
  })

/** What waits in the database; times in epoch milliseconds, null where nothing waits. */
interface Waiting {
  readonly payments: number
  readonly oldestPayment: number | null
  readonly mails: number
  readonly oldestMail: number | null
  readonly deadMails: number
}

/** However often somebody asks for metrics, the database is asked this rarely. */
const WAITING_TTL_MS = 5_000

const WAITING = sql`
  select payments.count as payments, payments.oldest as "oldestPayment", mails.count as mails, mails.oldest as "oldestMail", mails.dead as "deadMails"
  from (select count(*)::int as count, min(created_at)::float8 as oldest from payment_attempts where state = 'open') as payments,
    (select count(*) filter (where state = 'waiting')::int as count, min(sent_at) filter (where state = 'waiting')::float8 as oldest,
      count(*) filter (where state = 'dead')::int as dead from messages where state <> 'sent') as mails`

/**
 * Payments without an answer hold stock, and mails that wait are confirmations nobody gets: many or old ones mean that a provider, or
 * the work in the background, is in trouble. Every process answers the same.
 */
const measureWaiting = ({
  registry,
  app,
  database,
  clock,
}: Pick<Deps, 'app' | 'clock'> & { readonly registry: Registry; readonly database: Database }): void => {
  const cache = createCache<Waiting | undefined>({ ttl: WAITING_TTL_MS, now: clock.now })
  const read = async (): Promise<Waiting | undefined> => (await selectRows<Waiting>(database, WAITING))[0]
  /** Not a number where the database does not answer, so that everything else is still measured. */
  const gauge = (name: string, help: string, of: (waiting: Waiting) => number): void =>
    void new Gauge({
      name: `${PREFIX}${name}`,
      help,
      registers: [registry],
      async collect() {
        try {
          const waiting = await cache.get('waiting', read)
          this.set(waiting === undefined ? NaN : of(waiting))
        } catch (error) {
          app.log.warn({ err: error }, 'What waits in the database could not be counted')
          this.set(NaN)
        }
      },
    })
  const ageOf = (since: number | null): number => (since === null ? 0 : Math.max(0, clock.now() - since) / 1000)
  gauge('payments_open', 'Payments whose outcome is not known yet.', ({ payments }) => payments)
  gauge('payments_open_oldest_seconds', 'Age of the oldest of them; 0 without one.', ({ oldestPayment }) => ageOf(oldestPayment))
  gauge('mails_waiting', 'Messages that are not sent yet.', ({ mails }) => mails)
  gauge('mails_waiting_oldest_seconds', 'Age of the oldest of them; 0 without one.', ({ oldestMail }) => ageOf(oldestMail))
  gauge('mails_dead', 'Messages that were given up: npm run mail -- list', ({ deadMails }) => deadMails)
}

/**
 * Jobs that wait long are handled by nobody; a period whose last job is long ago has none. What failed is counted by the process that saw
 * it, all else is the same in every process.
 */
const measureJobs = ({ registry, app, clock, jobs }: Pick<Deps, 'app' | 'clock' | 'jobs'> & { readonly registry: Registry }): void => {
  const cache = createCache<readonly WaitingJobs[]>({ ttl: WAITING_TTL_MS, now: clock.now })
  const gauge = (name: string, help: string, of: (queue: WaitingJobs) => number): void =>
    void new Gauge({
      name: `${PREFIX}jobs_${name}`,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        this.reset()
        try {
          for (const queue of await cache.get('jobs', jobs.waiting)) this.set({ queue: queue.name }, of(queue))
        } catch (error) {
          app.log.warn({ err: error }, 'The jobs that wait could not be counted')
        }
      },
    })
  gauge('waiting', 'Jobs that are not done yet, by queue.', ({ waiting }) => waiting)
  gauge('oldest_seconds', 'Age of the oldest of them; 0 without one.', ({ oldestSeconds }) => oldestSeconds)
  gauge(
    'done_seconds',
    'Time since the last job of the queue was done, in the last hours; not a number where none was.',
    ({ doneSeconds }) => doneSeconds ?? NaN,
  )
  const counter = (name: 'failed' | 'lost', help: string): void =>
    void new Counter({
      name: `${PREFIX}jobs_${name}_total`,
      help,
      labelNames: ['queue'],
      registers: [registry],
      collect() {
        this.reset()
        for (const [queue, tally] of jobs.tallies()) this.inc({ queue }, tally[name])
      },
    })
  counter('failed', 'Tries that failed in this process, and are repeated unless they were the last.')
  counter('lost', 'Jobs that this process gave up after their last try: `event: jobLost` in the log, or a message that was given up.')
}

/** Answers `/metrics` on a port of its own, which is not for the world: whoever runs the shop decides who reaches it. */
export const serveMetrics = async (
  app: FastifyInstance,
  registry: Registry,
  address: { readonly port: number; readonly host: string },
): Promise<void> => {
  const own = Fastify({ loggerInstance: app.log.child({}, { level: 'error' }) })
  own.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  app.addHook('onClose', () => own.close())
  await own.listen(address)
}
