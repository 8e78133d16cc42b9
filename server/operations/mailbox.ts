import { messages } from '../database/schema/mailbox.ts'
import type { Database } from '../database/connect.ts'
import type { Clock, Mailbox } from '../runtime.ts'

/** The embedded platform's outbox: a sent message is a row, written in the caller's transaction when one is given. */
export const createMailbox = ({ database, clock }: { database: Database; clock: Clock }): Mailbox => ({
  send: async ({ to, ...message }, transaction = database) => {
    await transaction.insert(messages).values({ ...message, recipient: to, sentAt: clock.now() })
  },
})
