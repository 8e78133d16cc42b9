import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Runtime } from '../../server/runtime.ts'
import { magicAnswer, magicPause, type ListAnswer } from './magic-contact.ts'
import { addToList, contactsOf, removeFromList } from './mailing-list.ts'

const member = z
  .object({
    email_address: z.string().min(3).optional(),
    sms_phone_number: z.string().min(3).optional(),
    language: z.string().default(''),
    interests: z.record(z.string(), z.boolean()).default({}),
  })
  .refine(({ email_address: email, sms_phone_number: phone }) => email !== undefined || phone !== undefined)

const unsubscription = z.object({ status: z.literal('unsubscribed') })

/** Audiences of Mailchimp as far as the shop uses them, on the vendor's wire, mounted at `/mailchimp`. */
export const mailchimpEmulator: FastifyPluginAsync<{ runtime: Runtime }> = async (app, { runtime }) => {
  const contactOf = async ({ id, hash }: MemberParams): Promise<string | undefined> =>
    (await contactsOf(runtime, id)).find((contact) => hashOf(contact) === hash)
  app.addHook('onRequest', async ({ headers }, reply) => {
    const [, given = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? []
    // Any user name will do at this vendor; the key is the password.
    const key = Buffer.from(given, 'base64').toString().split(':').slice(1).join(':')
    return key === runtime.config.MAILCHIMP_API_KEY ? undefined : refuse(reply, 401, 'API Key Invalid', 'Your API key may be invalid.')
  })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return refuse(reply, 400, 'Invalid Resource', 'The resource submitted could not be validated.')
    throw error
  })
  app.setNotFoundHandler((request, reply) =>
    refuse(reply, 501, 'Not Implemented', `${request.method} ${request.url} is not part of the embedded service.`),
  )
  app.post<{ Params: { id: string } }>('/3.0/lists/:id/members', async (request, reply) => {
    const body = member.parse(request.body)
    const contact = (body.email_address ?? body.sms_phone_number ?? '').toLowerCase()
    const magic = magicAnswer(runtime, contact)
    await magicPause(runtime, contact)
    if (magic !== undefined && magic !== 'new') return refuse(reply, ...REFUSALS[magic])
    const interests = Object.keys(body.interests).filter((id) => body.interests[id] === true)
    const isNew = await addToList(runtime, { list: request.params.id, contact, language: body.language, interests })
    return isNew || magic === 'new' ? { id: contact, status: 'subscribed' } : refuse(reply, ...REFUSALS.exists)
  })
  app.get<{ Params: MemberParams }>('/3.0/lists/:id/members/:hash', async ({ params }, reply) => {
    const contact = await contactOf(params)
    return contact === undefined ? refuse(reply, ...NO_MEMBER) : { id: params.hash, email_address: contact, status: 'subscribed' }
  })
  app.put<{ Params: MemberParams }>('/3.0/lists/:id/members/:hash', async (request, reply) => {
    const { email_address: contact = '', language } = member.parse(request.body)
    if (hashOf(contact) !== request.params.hash) return refuse(reply, ...REFUSALS.refused)
    const magic = magicAnswer(runtime, contact)
    if (magic === 'refused' || magic === 'broken' || magic === 'limited') return refuse(reply, ...REFUSALS[magic])
    await addToList(runtime, { list: request.params.id, contact, language, interests: [] })
    return { id: request.params.hash, email_address: contact, status: 'subscribed' }
  })
  app.patch<{ Params: MemberParams }>('/3.0/lists/:id/members/:hash', async (request, reply) => {
    unsubscription.parse(request.body)
    const contact = await contactOf(request.params)
    if (contact === undefined) return refuse(reply, ...NO_MEMBER)
    await removeFromList(runtime, { list: request.params.id, contact })
    return { id: request.params.hash, email_address: contact, status: 'unsubscribed' }
  })
}

interface MemberParams {
  readonly id: string
  readonly hash: string
}

/** What the vendor names a member by. */
const hashOf = (contact: string): string => createHash('md5').update(contact).digest('hex')

const NO_MEMBER = [404, 'Resource Not Found', 'The requested resource could not be found.'] as const

const REFUSALS: Readonly<Record<Exclude<ListAnswer, 'new'>, readonly [status: number, title: string, detail: string]>> = {
  exists: [400, 'Member Exists', 'This address is already a list member. Use PUT to insert or update list members.'],
  refused: [400, 'Invalid Resource', 'Please provide a valid email address.'],
  broken: [500, 'InternalServerError', 'An unexpected internal error has occurred.'],
  limited: [429, 'Too Many Requests', 'You have exceeded the limit of simultaneous connections.'],
}

const refuse = (reply: FastifyReply, status: number, title: string, detail: string): FastifyReply =>
  reply
    .code(status)
    .type('application/problem+json')
    .send(
      JSON.stringify({ type: 'https://mailchimp.com/developer/marketing/docs/errors/', title, status, detail, instance: reply.request.id }),
    )
