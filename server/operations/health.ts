import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createCache } from '../../src/lib/cache.ts'
import type { Database } from '../database/database.ts'
import type { Readiness } from './readiness.ts'

interface Deps {
  readonly readiness: Readiness
  readonly database: Pick<Database, 'execute'>
}

/** Balancers probe every process every second or so; the database answers one of them. */
const PROBE_TTL_MS = 1_000
/** A database that takes longer than this for nothing at all serves no shopper. */
const PROBE_MS = 2_000

/**
 * `/healthz` as soon as the port is open; `/readyz` once every part is there, as long as the database answers, and until the process
 * is told to stop (contracts 3).
 */
export const registerHealth = (app: FastifyInstance, { readiness, database }: Deps): void => {
  const probes = createCache<boolean>({ ttl: PROBE_TTL_MS })
  const isDatabaseThere = (): Promise<boolean> =>
    probes.get('database', () =>
      answersInTime(database.execute(sql`select 1`)).catch((error: unknown) => {
        app.log.error({ err: error }, 'The database does not answer; this process is not ready')
        return false
      }),
    )
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    if (!readiness.isReady()) return reply.code(503).send({ status: 'starting', waitingFor: readiness.waitingFor() })
    if (!(await isDatabaseThere())) return reply.code(503).send({ status: 'unavailable', waitingFor: ['database'] })
    return { status: 'ready' }
  })
}

const answersInTime = async (answer: PromiseLike<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PROBE_MS} ms`)), PROBE_MS)
  })
  try {
    await Promise.race([answer, late])
    return true
  } finally {
    clearTimeout(timer)
  }
}
