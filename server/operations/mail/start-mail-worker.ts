import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseHandle } from '../../database/connect.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import { deliverMessage, giveUpMessage, type DeliveryDeps } from './deliver-message.ts'
import { MAIL_CHANNEL, type MailJob } from './mailbox.ts'

interface Deps extends Omit<DeliveryDeps, 'queue' | 'log'> {
  readonly listen: DatabaseHandle['listen']
  readonly queue: JobQueue<MailJob>
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

export interface MailWorker {
  /** Looks for messages now. */
  readonly wake: () => void
  /** Resolves when nothing is being sent, or when that takes too long: what is cut off then is repeated by another process. */
  readonly stop: () => Promise<void>
}

/** Sent at a time by one process. */
const BATCH = 5
/** New messages announce themselves; this is for those to be repeated, and for announcements that were lost with a connection. */
const POLL_MS = 10_000
const STOP_MS = 8_000

/** Sends what waits, as one of any number of processes: a message is taken by one of them. Never keeps a process alive. */
export const startMailWorker = async (deps: Deps): Promise<MailWorker> => {
  const { queue, listen, log } = deps
  const state: { isStopped: boolean; isWoken: boolean; running?: Promise<void>; timer?: NodeJS.Timeout } = {
    isStopped: false,
    isWoken: false,
  }
  const runAll = async (): Promise<void> => {
    let handled: number
    do {
      state.isWoken = false
      handled = (await sendBatch(deps)) + (await giveUpBatch(deps))
    } while (!state.isStopped && (handled > 0 || state.isWoken))
  }
  const wake = (): void => {
    state.isWoken = true
    if (state.running !== undefined || state.isStopped) return
    clearTimeout(state.timer)
    state.running = runAll()
      // The database is away; what is taken expires, and is repeated.
      .catch((error: unknown) => log.warn({ err: error }, 'Waiting messages could not be read'))
      .then(() => {
        delete state.running
        if (!state.isStopped) state.timer = setTimeout(wake, POLL_MS).unref()
      })
  }
  const stopListening = await listen(MAIL_CHANNEL, wake)
  wake()
  return {
    wake,
    stop: async () => {
      state.isStopped = true
      clearTimeout(state.timer)
      await stopListening()
      await Promise.race([state.running, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())])
      await queue.stop()
    },
  }
}

const sendBatch = async (deps: Deps): Promise<number> => handleEach(deps, await deps.queue.take(BATCH), deliverMessage(deps))
const giveUpBatch = async (deps: Deps): Promise<number> => handleEach(deps, await deps.queue.takeLost(BATCH), giveUpMessage(deps))

/** One that cannot be written down does not stop the others; its job expires. */
const handleEach = async <Job>({ log }: Deps, jobs: readonly Job[], handle: (job: Job) => Promise<void>): Promise<number> => {
  await Promise.all(
    jobs.map((job) => handle(job).catch((error: unknown) => log.error({ err: error }, 'What came of a message could not be stored'))),
  )
  return jobs.length
}
