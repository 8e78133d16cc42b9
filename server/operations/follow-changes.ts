import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseHandle } from '../database/database.ts'

/** An import saves many batches, a release publishes many pages: what follows from them is done together. */
const REST_MS = 1_000

interface Deps extends Pick<DatabaseHandle, 'listen' | 'inTurn'> {
  /** NOTIFY channel on which changes are announced, by this process or another. */
  readonly channel: string
  /** Brings what follows up to what has changed. */
  readonly work: () => Promise<unknown>
  /** Once it has. */
  readonly onDone?: () => void | Promise<void>
  /** What the log says where it has not: the next change, or the next start, does it. */
  readonly failure: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Does what follows from changes that are announced through the database. Each process waits its turn: the first does the work, the others
 * find it done. Answers how to stop.
 */
export const followChanges = async ({ listen, inTurn, channel, work, onDone, failure, log }: Deps): Promise<() => Promise<void>> => {
  const state: { timer?: ReturnType<typeof setTimeout>; isRunning: boolean; isChanged: boolean } = { isRunning: false, isChanged: false }
  const run = async (): Promise<void> => {
    state.isChanged = true
    // A turn holds a connection, and an import of an hour would have hundreds wait for it.
    if (state.isRunning) return
    state.isRunning = true
    while (state.isChanged) {
      state.isChanged = false
      await inTurn(work)
        .then(onDone)
        .catch((error: unknown) => log.error({ err: error }, failure))
    }
    state.isRunning = false
  }
  const stop = await listen(channel, () => {
    clearTimeout(state.timer)
    state.timer = setTimeout(() => void run(), REST_MS)
  })
  return async () => {
    clearTimeout(state.timer)
    await stop()
  }
}
