import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { messages } from '../../database/schema/mailbox.ts'
import type { Clock, Mailbox, Message } from '../../runtime.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import { plainValue } from './design/plain-value.ts'

interface Deps {
  readonly database: Database
  readonly clock: Clock
}

/** A message to be sent; its row has the rest. */
export interface MailJob {
  readonly message: number
}

/** Wakes the processes that send, as soon as the transaction that wrote a message commits. */
export const MAIL_CHANNEL = 'mail'

/** The development mailbox: whatever is written counts as sent, and stays readable at `/_mailbox`. */
export const createDevelopmentMailbox = ({ database, clock }: Deps): Mailbox => ({
  send: async (message, transaction = database) => {
    await transaction.insert(messages).values({ ...rowOf(message, clock), state: 'sent' })
  },
})

/** The outbox of a shop with a transport: message and job are written together, in the caller's transaction when one is given. */
export const createOutbox = ({ database, clock, queue }: Deps & { readonly queue: Pick<JobQueue<MailJob>, 'add'> }): Mailbox => ({
  send: async (message, transaction) => {
    const write = async (within: Database): Promise<void> => {
      const written = await within
        .insert(messages)
        .values({ ...rowOf(message, clock), state: 'waiting' })
        .returning({ id: messages.id })
      for (const { id } of written) await queueMessage(within, queue, id)
    }
    await (transaction === undefined ? database.transaction(write) : write(transaction))
  },
})

export const queueMessage = async (transaction: Database, queue: Pick<JobQueue<MailJob>, 'add'>, message: number): Promise<void> => {
  await queue.add({ message }, transaction)
  await transaction.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`)
}

/** Subjects and recipients become headers, and a header ends with its line. */
const rowOf = ({ to, subject, ...message }: Message, clock: Clock) => ({
  ...message,
  subject: plainValue(subject),
  recipient: to.replaceAll(LINE_ENDS, ''),
  sentAt: clock.now(),
})

const LINE_ENDS = /[\p{Cc}\p{Zl}\p{Zp}]/gu
