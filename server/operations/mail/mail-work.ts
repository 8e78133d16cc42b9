import type { JobQueue } from '../queue/job-queue.ts'
import type { Work } from '../queue/start-worker.ts'
import { deliverMessage, giveUpMessage, type DeliveryDeps } from './deliver-message.ts'
import type { MailJob } from './mailbox.ts'

interface Deps extends DeliveryDeps {
  readonly queue: JobQueue<MailJob>
}

/** Sends what was taken, each message by itself: what came of it is stored together with the end of its job. */
export const mailWork = (deps: Deps): Pick<Work<MailJob>, 'queue' | 'handle' | 'giveUp'> => ({
  queue: deps.queue,
  handle: eachOf(deps, deliverMessage(deps)),
  giveUp: eachOf(deps, giveUpMessage(deps)),
})

/** One that cannot be written down does not stop the others; its job expires. */
const eachOf =
  <Job>({ log }: Pick<DeliveryDeps, 'log'>, handle: (job: Job) => Promise<void>) =>
  async (jobs: readonly Job[]): Promise<void> => {
    await Promise.all(
      jobs.map((job) => handle(job).catch((error: unknown) => log.error({ err: error }, 'What came of a message could not be stored'))),
    )
  }
