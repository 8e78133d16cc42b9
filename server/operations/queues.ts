import { STOCK_QUEUE, type StockJob } from '../catalogue/stock-changes.ts'
import type { JobQueue, QueueOptions } from './queue/job-queue.ts'
import type { Jobs } from './queue/jobs.ts'

/** What is periodic: the period's job has no data. */
export type Due = Record<string, never>

/** The queues of the shop's work, beside the mail's. All of it may run twice, and on any process. */
export interface Queues {
  readonly stock: JobQueue<StockJob>
  readonly payments: JobQueue<Due>
  readonly content: JobQueue<Due>
  readonly housekeeping: JobQueue<Due>
}

/** Open payments are looked at every minute; a killed process holds that up for two. */
const PAYMENTS: QueueOptions = { name: 'payments', everySeconds: 60, retryLimit: 2, firstRetrySeconds: 10, expireSeconds: 120 }
/** A change of content whose webhook was lost is published after a minute. */
const CONTENT: QueueOptions = { name: 'content', everySeconds: 60, retryLimit: 2, firstRetrySeconds: 10, expireSeconds: 300 }
const HOUSEKEEPING: QueueOptions = { name: 'housekeeping', everySeconds: 3_600, retryLimit: 3, firstRetrySeconds: 60, expireSeconds: 900 }

export const declareQueues = (jobs: Pick<Jobs, 'queue'>): Queues => ({
  stock: jobs.queue(STOCK_QUEUE),
  payments: jobs.queue(PAYMENTS),
  content: jobs.queue(CONTENT),
  housekeeping: jobs.queue(HOUSEKEEPING),
})
