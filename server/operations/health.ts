import type { FastifyInstance } from 'fastify'
import type { Readiness } from './readiness.ts'

/** `/healthz` as soon as the port is open, `/readyz` once every part is there (contracts 3). */
export const registerHealth = (app: FastifyInstance, readiness: Readiness): void => {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    if (readiness.isReady()) return { status: 'ready' }
    return reply.code(503).send({ status: 'starting', waitingFor: readiness.waitingFor() })
  })
}
