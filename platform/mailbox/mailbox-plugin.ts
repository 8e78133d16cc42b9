import { desc, eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { messages } from '../../server/database/schema/mailbox.ts'
import type { Runtime } from '../../server/runtime.ts'

/** Whose messages; NUL is the one character no database text can hold. */
const query = z.object({
  to: z
    .string()
    .max(320)
    .regex(/^[^\0]*$/)
    .optional(),
})
const MOST = 200

/** `/_mailbox`: what the shop sent, newest first (contracts 3). Not loaded where mail goes to people. */
export const mailboxPlugin: FastifyPluginAsync<{ runtime: Pick<Runtime, 'database'> }> = async (app, { runtime: { database } }) => {
  app.get('/_mailbox', async (request, reply) => {
    const { success, data } = query.safeParse(request.query)
    if (!success) return reply.code(400).send({ code: 'BAD_REQUEST', message: 'Ask by one address or number: ?to=jane@example.com.' })
    const { to } = data
    const rows = await database
      .select({
        to: messages.recipient,
        channel: messages.channel,
        subject: messages.subject,
        text: messages.text,
        html: messages.html,
        sentAt: messages.sentAt,
      })
      .from(messages)
      .where(to === undefined ? undefined : eq(messages.recipient, to))
      .orderBy(desc(messages.id))
      .limit(MOST)
    return reply.header('cache-control', 'no-store').send(rows)
  })
}
