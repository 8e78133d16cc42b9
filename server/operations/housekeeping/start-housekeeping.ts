import type { FastifyInstance } from 'fastify'
import type { DatabaseHandle } from '../../database/connect.ts'
import type { Platform } from '../../platform.ts'
import { keepHouse } from './keep-house.ts'
import { HOUSEKEEPING_INTERVAL_MS } from './lifetimes.ts'

interface Needs {
  readonly app: FastifyInstance
  readonly platform: Platform
  readonly handle: Pick<DatabaseHandle, 'inTurn'>
}

/** Keeps house now and every hour until the app closes. Processes on one database take turns: the second finds nothing to do. */
export const startHousekeeping = ({ app, platform, handle }: Needs): void => {
  const { log } = platform
  const run = (): void => {
    handle
      .inTurn(() => keepHouse(platform))
      .then(
        (purged) => log.info({ purged }, 'Purged what is over'),
        (error: unknown) => log.error({ err: error }, 'What is over could not be purged'),
      )
  }
  run()
  const timer = setInterval(run, HOUSEKEEPING_INTERVAL_MS)
  timer.unref()
  app.server.once('close', () => clearInterval(timer))
}
