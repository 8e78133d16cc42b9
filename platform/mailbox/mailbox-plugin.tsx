import { desc, eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { messages } from '../../server/database/schema/mailbox.ts'
import { houseBrand } from '../../server/operations/plain-pages/brand.tsx'
import type { Runtime } from '../../server/runtime.ts'
import { dayAndTime } from '../../server/operations/plain-pages/tool-page.tsx'
import { MAIL_HEADERS, MAIL_PAGE_HEADERS, mailPage, missingPage, MessageView } from '../mails/message-page.tsx'

/** Whose messages; NUL is the one character no database text can hold. */
const query = z.object({
  to: z
    .string()
    .max(320)
    .regex(/^[^\0]*$/)
    .optional(),
})
const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
const MOST = 200

const COLUMNS = {
  id: messages.id,
  to: messages.recipient,
  channel: messages.channel,
  subject: messages.subject,
  text: messages.text,
  html: messages.html,
  sentAt: messages.sentAt,
}

/**
 * `/_mailbox`: what the shop sent, newest first (contracts 3): JSON for programs, pages for browsers. Not loaded where mail goes to
 * people.
 */
export const mailboxPlugin: FastifyPluginAsync<{ runtime: Pick<Runtime, 'database' | 'sites'> }> = async (
  app,
  { runtime: { database, sites } },
) => {
  const tool = { brand: houseBrand(sites), home: '/_mailbox' }
  app.get('/_mailbox', async (request, reply) => {
    const { success, data } = query.safeParse(request.query)
    if (!success) return reply.code(400).send({ code: 'BAD_REQUEST', message: 'Ask by one address or number: ?to=jane@example.com.' })
    const { to } = data
    const rows = await database
      .select(COLUMNS)
      .from(messages)
      .where(to === undefined ? undefined : eq(messages.recipient, to))
      .orderBy(desc(messages.id))
      .limit(MOST)
    void reply.header('vary', 'accept')
    return isBrowser(request.headers.accept)
      ? reply.headers(MAIL_PAGE_HEADERS).send(mailPage({ ...tool, title: 'Mailbox', children: <List rows={rows} /> }))
      : reply.header('cache-control', 'no-store').send(rows.map(({ id: _id, ...row }) => row))
  })

  app.get('/_mailbox/:id', async (request, reply) => {
    const row = await find(request.params)
    void reply.headers(MAIL_PAGE_HEADERS)
    if (row === undefined)
      return reply.code(404).send(missingPage({ ...tool, title: 'Mailbox', what: 'message', all: 'All messages', href: '/_mailbox' }))
    return reply.send(
      mailPage({
        ...tool,
        title: row.subject,
        children: (
          <>
            <p>
              <a href="/_mailbox">All messages</a>
            </p>
            <MessageView {...row} html={row.html === null ? undefined : `/_mailbox/${row.id}/html`} />
          </>
        ),
      }),
    )
  })

  app.get('/_mailbox/:id/html', async (request, reply) => {
    const html = (await find(request.params))?.html ?? undefined
    return html === undefined ? reply.code(404).send() : reply.headers(MAIL_HEADERS).send(html)
  })

  const find = async (asked: unknown) => {
    const { success, data } = params.safeParse(asked)
    return success ? (await database.select(COLUMNS).from(messages).where(eq(messages.id, data.id)))[0] : undefined
  }
}

/** Programs say nothing, or that they take anything. */
const isBrowser = (accept = ''): boolean => accept.includes('text/html')

interface Row {
  readonly id: number
  readonly to: string
  readonly channel: string
  readonly subject: string
  readonly sentAt: number
}

const List = ({ rows }: { readonly rows: readonly Row[] }) => (
  <>
    <h1>Mailbox</h1>
    <p>
      {rows.length === 0 ? 'The shop has sent nothing yet.' : `The newest ${rows.length} messages.`}{' '}
      <a href="/_mails">Every mail with sample data</a>
    </p>
    {rows.length > 0 && (
      <table>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">To</th>
            <th scope="col">Sent</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, to, channel, subject, sentAt }) => (
            <tr key={id}>
              <td>
                <a href={`/_mailbox/${id}`}>
                  <bdi>{subject}</bdi>
                </a>
              </td>
              <td>
                <bdi>{to}</bdi>
                {channel === 'sms' && ' (SMS)'}
              </td>
              <td>{dayAndTime(sentAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
)
