import type { FastifyBaseLogger } from 'fastify'
import { CATALOGUE_CHANNEL } from '../catalogue/catalogue-revision.ts'
import type { DatabaseHandle } from '../database/database.ts'

/** An import saves many batches: what follows from them is done together. */
const REST_MS = 1_000

interface Deps extends Pick<DatabaseHandle, 'listen' | 'inTurn'> {
  /** Brings the search index up to the catalogue. */
  readonly index: () => Promise<unknown>
  /** Removes every cached page: menus name what was imported as well. */
  readonly purge: () => void
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Brings search and pages of this process up to a catalogue that another process changed, an import above all. Each process waits its
 * turn: the first writes the index, the others find it written, and none shows a page of before once its index is new.
 */
export const followCatalogue = async ({ listen, inTurn, index, purge, log }: Deps): Promise<() => Promise<void>> => {
  const state: { timer?: ReturnType<typeof setTimeout>; isRunning: boolean; isChanged: boolean } = { isRunning: false, isChanged: false }
  const run = async (): Promise<void> => {
    state.isChanged = true
    // A turn holds a connection, and an import of an hour would have hundreds wait for it.
    if (state.isRunning) return
    state.isRunning = true
    while (state.isChanged) {
      state.isChanged = false
      await inTurn(index)
        .then(purge)
        // The next change, or the next start, does it.
        .catch((error: unknown) => log.error({ err: error }, 'The search could not follow a change of the catalogue'))
    }
    state.isRunning = false
  }
  const stop = await listen(CATALOGUE_CHANNEL, () => {
    clearTimeout(state.timer)
    state.timer = setTimeout(() => void run(), REST_MS)
  })
  return async () => {
    clearTimeout(state.timer)
    await stop()
  }
}
