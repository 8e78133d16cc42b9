import type { FastifyInstance } from 'fastify'
import type { DatabaseHandle } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { purgeExpired } from './purge-expired.ts'
import { HOUSEKEEPING_INTERVAL_MS } from './lifetimes.ts'

interface Deps {
  readonly app: FastifyInstance
  readonly runtime: Runtime
  readonly handle: Pick<DatabaseHandle, 'inTurn'>
}

/** Purges expired rows now and every hour until the app closes. Processes on one database take turns: the second finds nothing to do. */
export const startHousekeeping = ({ app, runtime, handle }: Deps): void => {
  const { log } = runtime
  const run = (): void => {
    handle
      .inTurn(() => purgeExpired(runtime))
      .then(
        (purged) => log.info({ purged }, 'Expired rows were purged'),
        (error: unknown) => log.error({ err: error }, 'Expired rows could not be purged'),
      )
  }
  run()
  const timer = setInterval(run, HOUSEKEEPING_INTERVAL_MS)
  timer.unref()
  app.server.once('close', () => clearInterval(timer))
}
