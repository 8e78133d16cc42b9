import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Runtime } from '../../server/runtime.ts'
import { magicAnswer, magicPause } from './magic-contact.ts'
import { addToList, isOnList, removeFromList } from './mailing-list.ts'
import { klaviyoFormScript } from './klaviyo-form-script.ts'

const listQuery = z.object({ filter: z.string().regex(/^equals\((?:email|phone_number),"[^"]+"\)$/) })
const job = z.object({
  data: z.object({
    attributes: z.object({
      profiles: z.object({
        data: z
          .array(
            z.object({
              attributes: z.object({
                email: z.string().optional(),
                phone_number: z.string().optional(),
                properties: z.object({ language: z.string().default(''), interests: z.array(z.string()).default([]) }).prefault({}),
              }),
            }),
          )
          .min(1),
      }),
    }),
    relationships: z.object({ list: z.object({ data: z.object({ id: z.string() }) }) }),
  }),
})

const wishQuery = z.object({ company_id: z.string().min(1) })
const wish = z.object({
  data: z.object({
    type: z.literal('back-in-stock-subscription'),
    attributes: z.object({
      channels: z.array(z.enum(['EMAIL', 'SMS', 'PUSH'])).min(1),
      profile: z.object({ data: z.object({ type: z.literal('profile'), attributes: z.object({ email: z.email() }) }) }),
    }),
    relationships: z.object({
      variant: z.object({ data: z.object({ type: z.literal('catalog-variant'), id: z.string().regex(/^\$custom:::\$default:::.+/) }) }),
    }),
  }),
})

const occurrence = z.object({
  data: z.object({
    type: z.literal('event'),
    attributes: z.object({
      metric: z.object({ data: z.object({ type: z.literal('metric'), attributes: z.object({ name: z.string().min(1) }) }) }),
      profile: z.object({ data: z.object({ type: z.literal('profile'), attributes: z.record(z.string(), z.unknown()) }) }),
      properties: z.record(z.string(), z.unknown()),
    }),
  }),
})

/** The parts of Klaviyo that the shop uses, on the vendor's wire (JSON:API), mounted at `/klaviyo`. */
export const klaviyoEmulator: FastifyPluginAsync<{ runtime: Runtime }> = async (app, { runtime }) => {
  app.addContentTypeParser('application/vnd.api+json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return refuse(reply, 400, 'invalid', 'The request is not what this call takes.')
    throw error
  })
  app.setNotFoundHandler((request, reply) =>
    refuse(reply, 501, 'not_implemented', `${request.method} ${request.url} is not part of the embedded service.`),
  )
  app.get('/onsite/js/klaviyo.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(klaviyoFormScript),
  )
  // What browsers call: the public key is in the address, and nothing is answered but whether it was taken.
  app.post('/client/back-in-stock-subscriptions/', async (request, reply) => {
    if (request.headers['revision'] === undefined) return refuse(reply, 400, 'missing_revision', 'A revision header is needed.')
    const { company_id: company } = wishQuery.parse(request.query)
    const { attributes, relationships } = wish.parse(request.body).data
    const contact = attributes.profile.data.attributes.email.toLowerCase()
    const magic = magicAnswer(runtime, contact)
    await magicPause(runtime, contact)
    if (magic === 'refused') return refuse(reply, 400, 'invalid', 'Invalid email address')
    if (magic === 'limited') return refuse(reply, 429, 'throttled', 'Request was throttled.')
    if (magic === 'broken') return refuse(reply, 500, 'error', 'A server error occurred.')
    await addToList(runtime, { list: `${company}/${relationships.variant.data.id}`, contact, language: '', interests: [] })
    return reply.code(202).send()
  })
  // What shoppers do, when they agreed to it; `/_test/events` shows it.
  app.post('/client/events/', async (request, reply) => {
    if (request.headers['revision'] === undefined) return refuse(reply, 400, 'missing_revision', 'A revision header is needed.')
    wishQuery.parse(request.query)
    occurrence.parse(request.body)
    return reply.code(202).send()
  })
  await app.register(
    async (api) => {
      api.addHook('onRequest', async ({ headers }, reply) => {
        if (headers.authorization !== `Klaviyo-API-Key ${runtime.config.KLAVIYO_API_KEY}`)
          return refuse(reply, 401, 'not_authenticated', 'Authentication credentials were not provided.')
        if (headers['revision'] === undefined) return refuse(reply, 400, 'missing_revision', 'A revision header is needed.')
        return undefined
      })
      api.get<{ Params: { id: string } }>('/lists/:id/profiles', async (request, reply) => {
        const contact = listQuery.parse(request.query).filter.split('"')[1] ?? ''
        const magic = magicAnswer(runtime, contact)
        if (magic === 'limited') return refuse(reply, 429, 'throttled', 'Request was throttled.')
        const isKnown = magic === 'exists' || (magic === undefined && (await isOnList(runtime, { list: request.params.id, contact })))
        return { data: isKnown ? [{ type: 'profile', id: contact }] : [], links: { next: null } }
      })
      api.post('/profile-subscription-bulk-create-jobs', async (request, reply) => {
        const { attributes, relationships } = job.parse(request.body).data
        for (const { attributes: profile } of attributes.profiles.data) {
          const contact = profile.email ?? profile.phone_number ?? ''
          const magic = magicAnswer(runtime, contact)
          await magicPause(runtime, contact)
          if (contact === '' || magic === 'refused') return refuse(reply, 400, 'invalid', 'Invalid email address')
          if (magic === 'broken') return refuse(reply, 500, 'error', 'A server error occurred.')
          await addToList(runtime, { list: relationships.list.data.id, contact, ...profile.properties })
        }
        return reply.code(202).send()
      })
      api.post('/profile-subscription-bulk-delete-jobs', async (request, reply) => {
        const { attributes, relationships } = job.parse(request.body).data
        for (const { attributes: profile } of attributes.profiles.data) {
          const contact = profile.email ?? profile.phone_number ?? ''
          if (magicAnswer(runtime, contact) === 'broken') return refuse(reply, 500, 'error', 'A server error occurred.')
          await removeFromList(runtime, { list: relationships.list.data.id, contact })
        }
        return reply.code(202).send()
      })
    },
    { prefix: '/api' },
  )
}

const refuse = (reply: FastifyReply, status: number, code: string, detail: string): FastifyReply =>
  reply.code(status).send({ errors: [{ id: reply.request.id, status, code, title: detail, detail }] })
