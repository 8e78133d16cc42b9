import type { Deps } from '../deps.ts'
import { createWorker, type Worker } from '../worker.ts'
import { nextDueAction } from './due-actions.ts'
import { runDueActions } from './run-due-actions.ts'

/** How late an action may be that another process took on, or that a moved clock made due. */
const MAX_SLEEP_MS = 2_000

/** Does scheduled actions when their time comes; what fell due while nothing ran is done at the start. */
export const createScheduler = (readDeps: () => Deps): Worker =>
  createWorker({
    now: () => readDeps().now(),
    nextDue: () => nextDueAction(readDeps()),
    runDue: () => runDueActions(readDeps()),
    onError: (error) => readDeps().runtime.log.error(error, 'scheduled content actions stopped short'),
    maxSleepMs: MAX_SLEEP_MS,
  })
