import type { FastifyBaseLogger } from 'fastify'
import type { ServerConfig } from '../../config.ts'
import type { DatabaseHandle } from '../../database/connect.ts'
import type { Clock, Mailbox } from '../../runtime.ts'
import { openJobQueue, type JobQueue, type QueueOptions } from '../queue/job-queue.ts'
import { createDevelopmentMailbox, createOutbox, type MailJob } from './mailbox.ts'
import { startMailWorker } from './start-mail-worker.ts'
import { createPostmarkTransport } from './transports/postmark.ts'
import { createSmtpTransport } from './transports/smtp.ts'
import type { MailTransport } from './transports/transport.ts'

interface Deps {
  readonly config: Pick<ServerConfig, 'MAIL_URL' | 'MAIL_FROM' | 'MAIL_API_KEY'>
  readonly handle: Pick<DatabaseHandle, 'database' | 'runScript' | 'inTurn' | 'listen'>
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

/** The mail of a shop: what its parts write to, and what sends it. */
export interface Mail {
  readonly mailbox: Mailbox
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Eleven tries over 17 to 34 hours: longer than an outage, and than most codes are good for. */
const MAIL_QUEUE: QueueOptions = { name: 'mail', retryLimit: 10, firstRetrySeconds: 30, expireSeconds: 120 }

/** Without an address the development mailbox; configuration has seen to it that production has one. */
export const createMail = async ({ config, handle, clock, log }: Deps): Promise<Mail> => {
  const { database, listen } = handle
  const { MAIL_URL, MAIL_FROM = '', MAIL_API_KEY = '' } = config
  if (MAIL_URL === undefined)
    return { mailbox: createDevelopmentMailbox({ database, clock }), start: async () => undefined, stop: async () => undefined }
  const queue = await openMailQueue({ handle, log })
  const transport = createTransport(MAIL_URL, MAIL_API_KEY)
  const running: { stop: () => Promise<void> } = { stop: queue.stop }
  return {
    mailbox: createOutbox({ database, clock, queue }),
    start: async () => {
      running.stop = (await startMailWorker({ database, listen, queue, transport, from: MAIL_FROM, log })).stop
    },
    stop: () => running.stop(),
  }
}

export const openMailQueue = (deps: Parameters<typeof openJobQueue>[0]): Promise<JobQueue<MailJob>> =>
  openJobQueue<MailJob>(deps, MAIL_QUEUE)

const createTransport = (address: string, apiKey: string): MailTransport =>
  address.startsWith('http') ? createPostmarkTransport({ baseUrl: address, apiKey, fetch }) : createSmtpTransport(address)
