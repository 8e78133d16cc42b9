import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Runtime } from '../../server/runtime.ts'
import { ApiProblem } from '../../server/commerce/http/api-problem.ts'
import { readFormData } from '../../server/commerce/tickets/read-form-data.ts'

/** The vendor's limit on what one ticket may carry. */
const BODY_LIMIT_BYTES = 20_000_000 + 100_000
const REQUIRED = ['email', 'subject', 'description', 'priority', 'status'] as const
/** Where the desk's own people read. */
const DESK_MAILBOX = 'helpdesk@vitrine.example'

/** The help desk's ticket API on the vendor's wire, mounted at `/helpdesk`: subject `FAIL` answers 500, `REJECT` 400 (contracts 8). */
export const helpDeskEmulator: FastifyPluginAsync<{ runtime: Runtime }> = async (app, { runtime }) => {
  const { config, ids, mailbox } = runtime
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    async (request: FastifyRequest, body: Buffer) => readFormData(body, request.headers['content-type']),
  )
  app.setNotFoundHandler((request, reply) =>
    reply.code(501).send({ code: 'not_implemented', message: `${request.method} ${request.url} is not part of the embedded help desk.` }),
  )
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ApiProblem) return reply.code(error.status).send({ code: error.code, message: error.message })
    throw error
  })
  // Before the body is read: nobody without the key makes the process read 20 MB.
  app.addHook('onRequest', async ({ headers, is404 }, reply) => {
    if (is404 || headers.authorization === `Basic ${Buffer.from(`${config.TICKET_API_KEY}:X`).toString('base64')}`) return undefined
    return reply.code(401).send({ code: 'invalid_credentials', message: 'You have to be logged in to perform this action.' })
  })
  app.post('/api/v2/tickets', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const ticket = request.body instanceof FormData ? request.body : new FormData()
    const missing = REQUIRED.filter((name) => textOf(ticket, name) === '')
    if (missing.length > 0) return refuse(reply, missing, 'It should not be blank as this is a mandatory field')
    const subject = textOf(ticket, 'subject')
    if (!config.isProduction && subject === 'FAIL') return reply.code(500).send({ message: 'The help desk has failed.' })
    if (!config.isProduction && subject === 'REJECT') return refuse(reply, ['subject'], 'This subject is not accepted')
    const id = Number.parseInt(ids.uuid().slice(0, 7), 16)
    await mailbox.send({ channel: 'email', to: DESK_MAILBOX, subject: `#${id} ${subject}`, text: mailOf(ticket) })
    return reply.code(201).send({
      id,
      subject,
      email: textOf(ticket, 'email'),
      priority: 3,
      status: 2,
      attachments: filesOf(ticket).map(({ name, size }) => ({ name, size })),
    })
  })
}

const refuse = (reply: FastifyReply, fields: readonly string[], message: string): FastifyReply =>
  reply.code(400).send({ description: 'Validation failed', errors: fields.map((field) => ({ field, message, code: 'invalid_value' })) })

const textOf = (ticket: FormData, name: string): string => {
  const value = ticket.get(name)
  return typeof value === 'string' ? value : ''
}

const filesOf = (ticket: FormData): readonly File[] =>
  ticket.getAll('attachments[]').filter((entry): entry is File => entry instanceof File)

const mailOf = (ticket: FormData): string => {
  const fields = [...ticket].filter(([name, value]) => name !== 'description' && typeof value === 'string')
  const files = filesOf(ticket).map(({ name, size }) => `${name} (${size} bytes)`)
  return [...fields.map(([name, value]) => `${name}: ${String(value)}`), '', textOf(ticket, 'description'), ...files].join('\n')
}
