import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseHandle } from '../../database/database.ts'
import type { JobQueue, TakenJob } from './job-queue.ts'

/** What a process does with the jobs of one queue. */
export interface Work<Data extends object> {
  readonly queue: JobQueue<Data>
  /** New jobs announce themselves by NOTIFY on this channel; without one they are found by polling. */
  readonly channel?: string
  /** How long after an announcement with this payload jobs are looked for, so that those of one change are taken together; at once unless given. */
  readonly restMs?: (payload: string) => number
  /** How often they are looked for without one. */
  readonly pollMs?: number
  /** Taken at a time by one process. */
  readonly batch: number
  /** Handles what was taken, and stores what came of it. What it cannot store expires and is repeated. */
  readonly handle: (jobs: readonly TakenJob<Data>[]) => Promise<void>
  /** Puts away jobs that are not tried any more. */
  readonly giveUp: (jobs: readonly TakenJob<Data>[]) => Promise<void>
}

export interface Worker {
  /** Resolves when nothing is under way, or when that takes too long: what is cut off then is repeated by another process. */
  readonly stop: () => Promise<void>
}

interface Deps {
  readonly listen?: DatabaseHandle['listen']
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** For jobs without an announcement, those to be repeated, and announcements that were lost with a connection. */
const POLL_MS = 10_000
const STOP_MS = 8_000

/** Handles what waits in a queue, as one of any number of processes: a job is taken by one of them. Never keeps a process alive. */
export const startWorker = async <Data extends object>({ listen, log, ...work }: Work<Data> & Deps): Promise<Worker> => {
  const { queue, channel, restMs = () => 0, pollMs = POLL_MS } = work
  const state: { isStopped: boolean; isWoken: boolean; running?: Promise<void>; timer?: NodeJS.Timeout } = {
    isStopped: false,
    isWoken: false,
  }
  const runAll = async (): Promise<void> => {
    await queue.addDue()
    let handled: number
    do {
      state.isWoken = false
      handled = await runBatch(work)
    } while (!state.isStopped && (handled > 0 || state.isWoken))
  }
  const wake = (): void => {
    state.isWoken = true
    if (state.running !== undefined || state.isStopped) return
    clearTimeout(state.timer)
    state.running = runAll()
      // The database is away; what is taken expires, and is repeated.
      .catch((error: unknown) => log.warn({ err: error, queue: queue.name }, 'Waiting jobs could not be read or put away'))
      .then(() => {
        delete state.running
        if (!state.isStopped) state.timer = setTimeout(wake, pollMs).unref()
      })
  }
  const wakeRested = (payload: string): void => {
    const rest = restMs(payload)
    if (rest === 0) return wake()
    setTimeout(wake, rest).unref()
  }
  const stopListening = channel === undefined ? undefined : await listen?.(channel, wakeRested)
  wake()
  return {
    stop: async () => {
      state.isStopped = true
      clearTimeout(state.timer)
      await stopListening?.()
      await Promise.race([state.running, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())])
    },
  }
}

const runBatch = async <Data extends object>({ queue, batch, handle, giveUp }: Work<Data>): Promise<number> => {
  const taken = await queue.take(batch)
  if (taken.length > 0) await handle(taken)
  const lost = await queue.takeLost(batch)
  if (lost.length > 0) await giveUp(lost)
  return taken.length + lost.length
}
