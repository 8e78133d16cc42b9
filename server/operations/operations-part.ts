import fp from 'fastify-plugin'
import { guardAddresses } from '../storefront/guard-addresses.ts'
import { answerDefects } from './answer-defects.ts'
import { addAnswerHeaders } from './answer-headers.ts'
import type { PartDeps } from './create-services.ts'
import { reportDefects } from './errors/defects.ts'
import { countRefusals } from './errors/refusals.ts'
import { registerHealth } from './health.ts'
import { measure, serveMetrics } from './metrics.ts'
import { followRequests, type OpenRequests } from './open-requests.ts'
import { logRefusals } from './security-log.ts'
import { closeConnectionsWhileDraining } from './shut-down.ts'
import { registerStagingGate } from './staging-gate/register-staging-gate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Those under way. */
    readonly requests: OpenRequests
  }
}

/** What every request passes on its way to a route: counts, headers, reports, guards. Every other part needs it, since routes take the hooks of before. */
export const operationsPart = fp<PartDeps>(
  async (app, { config, runtime, handle, clock, readiness, buildId, jobs, collector }) => {
    // Before hooks that may read the database.
    app.decorate('requests', followRequests(app))
    reportDefects(app, { collector, release: buildId })
    countRefusals(app, runtime.counts)
    answerDefects(app)
    if (config.METRICS_PORT !== undefined)
      await serveMetrics(app, measure({ app, counts: runtime.counts, handle, clock, readiness, jobs }), {
        port: config.METRICS_PORT,
        host: config.HOST,
      })
    addAnswerHeaders(app, config)
    logRefusals(app)
    guardAddresses(app, runtime)
    await registerStagingGate(app, runtime)
    closeConnectionsWhileDraining(app, readiness)
    registerHealth(app, { readiness, database: runtime.database })
  },
  { name: 'operations' },
)
