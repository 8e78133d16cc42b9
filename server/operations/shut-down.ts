import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { DatabaseHandle } from '../database/database.ts'
import type { OpenRequests } from './open-requests.ts'
import type { Readiness } from './readiness.ts'

interface Deps {
  readonly app: FastifyInstance
  readonly handle: Pick<DatabaseHandle, 'close'>
  readonly lock: { readonly release: () => Promise<void> }
  readonly readiness: Readiness
  readonly requests: OpenRequests
  /** Takes no job any more; resolves once none is under way, or it has taken too long. */
  readonly stopJobs: () => Promise<void>
  /** How long requests are still taken while `/readyz` says no, so that a balancer sees it first. */
  readonly drainMs: number
}

const OPEN_REQUESTS_MS = 10_000
const IDLE_CHECK_MS = 100

/** On SIGTERM and SIGINT: shut down once, exit 0 (contracts 3). */
export const shutDownOnSignal = (deps: Deps): void => {
  let isGoing = false
  const onSignal = async (): Promise<void> => {
    if (isGoing) return
    isGoing = true
    await shutDown(deps)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void onSignal())
}

/**
 * Not ready at once, closed to new requests after `drainMs`, then up to 10 s for open ones, also those whose client has left; last the
 * database and the lock.
 */
export const shutDown = async ({ app, handle, lock, readiness, requests, stopJobs, drainMs }: Deps): Promise<void> => {
  readiness.drain()
  // Before the app closes: jobs call its routes.
  await Promise.all([sleep(drainMs), stopJobs()])
  let deadline: NodeJS.Timeout | undefined
  const isOver = new Promise<void>((resolve) => {
    deadline = setTimeout(() => {
      app.log.warn('Requests were still open after 10 s; they are cut off')
      app.server.closeAllConnections()
      resolve()
    }, OPEN_REQUESTS_MS)
  })
  // A connection that was busy when the listener closed stays open for the next request of its client, which nobody would answer.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  await Promise.all([app.close(), Promise.race([requests.finished(), isOver])])
  clearInterval(idle)
  clearTimeout(deadline)
  await handle.close()
  await lock.release()
}

/** While the process drains, clients are asked to open their next connection, which goes to another process. */
export const closeConnectionsWhileDraining = (app: FastifyInstance, readiness: Pick<Readiness, 'isDraining'>): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isDraining()) reply.header('connection', 'close')
  })
}
