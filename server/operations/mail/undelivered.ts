import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { messages } from '../../database/schema/mailbox.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import { queueMessage, type MailJob } from './mailbox.ts'

/** Messages that wait or were given up, oldest first, without their bodies. */
export const listUndelivered = (database: Database, most: number) =>
  database
    .select({
      id: messages.id,
      state: messages.state,
      channel: messages.channel,
      recipient: messages.recipient,
      subject: messages.subject,
      sentAt: messages.sentAt,
      attempts: messages.attempts,
      problemCode: messages.problemCode,
      problemReason: messages.problemReason,
    })
    .from(messages)
    .where(ne(messages.state, 'sent'))
    .orderBy(asc(messages.id))
    .limit(most)

/** Queues a message that was given up once more, under its old Message-ID. False where there is none to send. */
export const resendDead = (database: Database, queue: Pick<JobQueue<MailJob>, 'add'>, id: number): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const revived = await transaction
      .update(messages)
      .set({ state: 'waiting' })
      .where(and(eq(messages.id, id), eq(messages.state, 'dead'), isNotNull(messages.text)))
      .returning({ id: messages.id })
    if (revived.length === 0) return false
    await queueMessage(transaction, queue, id)
    return true
  })
