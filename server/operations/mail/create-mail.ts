import type { FastifyBaseLogger } from 'fastify'
import type { ServerConfig } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import type { Clock, Mailbox } from '../../runtime.ts'
import type { ReportFailure } from '../errors/report-failure.ts'
import type { QueueOptions } from '../queue/job-queue.ts'
import type { Jobs } from '../queue/jobs.ts'
import { mailWork } from './mail-work.ts'
import { createDevelopmentMailbox, createOutbox, MAIL_CHANNEL, type MailJob } from './mailbox.ts'
import { createPostmarkTransport } from './transports/postmark.ts'
import { createSmtpTransport } from './transports/smtp.ts'
import type { MailTransport } from './transports/transport.ts'

interface Deps {
  readonly config: Pick<ServerConfig, 'MAIL_URL' | 'MAIL_FROM' | 'MAIL_API_KEY'>
  readonly database: Database
  readonly jobs: Pick<Jobs, 'queue' | 'work'>
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

/** The mail of a shop: what its parts write to, and what sends it. */
export interface Mail {
  readonly mailbox: Mailbox
  /** Begins to send, until the jobs of the process are stopped. */
  readonly start: (reportFailure: ReportFailure) => Promise<void>
}

/** Eleven tries over 17 to 34 hours: longer than an outage, and than most codes are good for. */
export const MAIL_QUEUE: QueueOptions = { name: 'mail', retryLimit: 10, firstRetrySeconds: 30, expireSeconds: 120 }
/** Sent at a time by one process. */
const BATCH = 5

/** Without an address the development mailbox; configuration has seen to it that production has one. */
export const createMail = ({ config, database, jobs, clock, log }: Deps): Mail => {
  const { MAIL_URL, MAIL_FROM = '', MAIL_API_KEY = '' } = config
  if (MAIL_URL === undefined) return { mailbox: createDevelopmentMailbox({ database, clock }), start: async () => undefined }
  const queue = jobs.queue<MailJob>(MAIL_QUEUE)
  const transport = createTransport(MAIL_URL, MAIL_API_KEY)
  return {
    mailbox: createOutbox({ database, clock, queue }),
    start: async (reportFailure) => {
      await jobs.work({
        ...mailWork({ database, queue, transport, from: MAIL_FROM, log, reportFailure }),
        channel: MAIL_CHANNEL,
        batch: BATCH,
      })
    },
  }
}

const createTransport = (address: string, apiKey: string): MailTransport =>
  address.startsWith('http') ? createPostmarkTransport({ baseUrl: address, apiKey, fetch }) : createSmtpTransport(address)
