import { count, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/database.ts'
import { messages } from '../../database/schema/mailbox.ts'
import type { ReportFailure } from '../errors/report-failure.ts'
import type { JobQueue, TakenJob } from '../queue/job-queue.ts'
import type { MailJob } from './mailbox.ts'
import type { DeliveryOutcome, MailTransport } from './transports/transport.ts'

export interface DeliveryDeps {
  readonly database: Database
  readonly queue: Pick<JobQueue<MailJob>, 'done' | 'failed' | 'putAway'>
  readonly transport: MailTransport
  /** MAIL_FROM. */
  readonly from: string
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly reportFailure: ReportFailure
}

type Row = typeof messages.$inferSelect

/** One address alone: a header takes a list of them, and a shopper typed this one. */
const ONE_ADDRESS = /^[^\s,;:<>()"]+@[^\s,;:<>()"@]+$/
/** Enough of what a server said to find out why. */
const MAX_REASON = 300

/**
 * Sends one message and writes down what came of it together with the end of its job. A process that is killed in between
 * leaves a job that expires and is repeated: a message leaves at least once, with the same Message-ID each time.
 */
export const deliverMessage =
  (deps: DeliveryDeps) =>
  async (job: TakenJob<MailJob>): Promise<void> => {
    const { database, queue, log, reportFailure } = deps
    const row = await readMessage(database, job.data.message)
    if (row?.state !== 'waiting') return database.transaction((transaction) => queue.done([job], transaction))
    const outcome = await send(deps, row)
    await database.transaction(async (transaction) => {
      await transaction.update(messages).set(changeOf(outcome)).where(eq(messages.id, row.id))
      await (outcome.kind === 'failed' ? queue.failed([job], transaction) : queue.done([job], transaction))
    })
    if (outcome.kind === 'refused') await reportDead(deps, row.id, outcome.code)
    if (outcome.kind === 'failed') {
      const { code } = outcome
      const incident = reportFailure({ code: 'mailFailed', severity: 3, message: 'A message could not be sent.', tags: { reason: code } })
      log.warn(
        { event: 'mailFailed', message: row.id, code, attempt: row.attempts + 1, incident },
        'A message could not be sent; it is tried again later',
      )
    }
  }

/** Gives up a message whose last try failed. */
export const giveUpMessage =
  (deps: DeliveryDeps) =>
  async (job: TakenJob<MailJob>): Promise<void> => {
    const { database, queue } = deps
    const row = await readMessage(database, job.data.message)
    const isGivenUp = row?.state === 'waiting'
    await database.transaction(async (transaction) => {
      if (isGivenUp) await transaction.update(messages).set({ state: 'dead' }).where(eq(messages.id, row.id))
      await queue.putAway([job], transaction)
    })
    if (isGivenUp) await reportDead(deps, row.id, row.problemCode ?? 'PROCESS_LOST')
  }

const readMessage = async (database: Database, id: number): Promise<Row | undefined> =>
  (await database.select().from(messages).where(eq(messages.id, id)))[0]

const send = async (
  { transport, from }: DeliveryDeps,
  { channel, recipient, subject, text, html, reference }: Row,
): Promise<DeliveryOutcome> => {
  if (channel === 'sms') return { kind: 'refused', code: 'NO_SMS_TRANSPORT', reason: 'this release sends mails only' }
  if (!ONE_ADDRESS.test(recipient)) return { kind: 'refused', code: 'BAD_ADDRESS', reason: 'the recipient is not one address' }
  if (text === null) return { kind: 'refused', code: 'NO_BODY', reason: 'the body has been dropped' }
  return transport.deliver({
    messageId: messageIdOf(reference, from),
    from,
    to: recipient,
    subject,
    text,
    ...(html === null ? {} : { html }),
  })
}

const messageIdOf = (reference: string, from: string): string => `<${reference}@${from.replace(/^.*@/, '').replace(/>\s*$/, '')}>`

const changeOf = (outcome: DeliveryOutcome) => {
  const attempts = sql`${messages.attempts} + 1`
  if (outcome.kind === 'sent') return { attempts, state: 'sent', text: null, html: null, problemCode: null, problemReason: null } as const
  const problem = { problemCode: outcome.code, problemReason: outcome.reason.slice(0, MAX_REASON) }
  return outcome.kind === 'refused' ? ({ attempts, state: 'dead', ...problem } as const) : { attempts, ...problem }
}

/** The log has neither the recipient nor what the server said of it. */
const reportDead = async ({ database, log, reportFailure }: DeliveryDeps, message: number, code: string): Promise<void> => {
  const [{ dead } = { dead: 0 }] = await database.select({ dead: count() }).from(messages).where(eq(messages.state, 'dead'))
  const incident = reportFailure({ code: 'mailDead', severity: 2, message: 'A message was given up.', tags: { reason: code } })
  log.error({ event: 'mailDead', message, code, dead, incident }, `A message was given up (${code}); ${dead} in all: npm run mail -- list`)
}
