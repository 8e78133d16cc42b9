import type { FastifyInstance } from 'fastify'
import type { DatabaseHandle } from '../database/connect.ts'
import type { Readiness } from './readiness.ts'

interface Deps {
  readonly app: FastifyInstance
  readonly handle: DatabaseHandle
  readonly lock: { readonly release: () => Promise<void> }
  readonly readiness: Readiness
  /** Resolves once no background work runs; none is started after the shop is not ready any more. */
  readonly isIdle: () => Promise<unknown>
}

const DRAIN_MS = 10_000

/** On SIGTERM and SIGINT: not ready, up to 10 s for open requests, then exit 0 (contracts 3). */
export const shutDownOnSignal = ({ app, handle, lock, readiness, isIdle }: Deps): void => {
  let isGoing = false
  const shutDown = async (): Promise<void> => {
    if (isGoing) return
    isGoing = true
    readiness.drain()
    const deadline = setTimeout(() => {
      app.log.warn('Requests were still open after 10 s; they are cut off')
      app.server.closeAllConnections()
    }, DRAIN_MS)
    await Promise.all([isIdle(), app.close()])
    clearTimeout(deadline)
    await handle.close()
    await lock.release()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown())
}
