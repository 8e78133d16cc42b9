import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentfulWebhookCalls } from '../../../server/database/schema/contentful.ts'
import { contentfulEmulator } from '../../../platform/contentful/plugin.ts'
import { verifyContentfulRequest } from '../../../server/lib/contentful-signature.ts'
import { ENVIRONMENT, startContentful, type ContentfulServer } from '../../contracts/contentful-server.ts'
import { secretOf } from '../../../server/lib/secret.ts'

interface Received {
  readonly topic: string
  readonly body: string
  readonly isVerified: boolean
}

const SECRET = 'a-secret-of-sixteen-letters-and-more'
let server: ContentfulServer
let receiver: FastifyInstance
let received: Received[] = []
let statuses: number[] = []

const until = async (isDone: () => boolean | Promise<boolean>): Promise<void> => {
  await vi.waitFor(async () => expect(await isDone()).toBe(true))
}

const openCalls = async () => (await server.runtime.database.select().from(contentfulWebhookCalls)).length

beforeAll(async () => {
  receiver = Fastify()
  receiver.addContentTypeParser(/^application\//, { parseAs: 'string' }, (_request, body, done) => done(null, body))
  receiver.post('/hook', async (request, reply) => {
    const status = statuses.shift() ?? 200
    const body = String(request.body)
    const isVerified = verifyContentfulRequest({
      secret: secretOf(SECRET),
      method: request.method,
      path: request.url,
      headers: request.headers,
      body,
    })
    if (status === 200) received.push({ topic: String(request.headers['x-contentful-topic']), body, isVerified })
    return reply.code(status).send()
  })
  const url = `${await receiver.listen({ port: 0, host: '127.0.0.1' })}/hook?from=cms`
  server = await startContentful()
  const topics = ['Entry.publish', 'Entry.unpublish', 'Entry.delete', 'Asset.publish', 'Asset.unpublish', 'Asset.delete']
  await server.management.webhook.create(
    {},
    { name: 'Publisher', url, topics, filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, ENVIRONMENT] }], headers: [] },
  )
  await server.management.webhook.upsertSigningSecret({}, { value: SECRET })
  const title = { id: 'title', name: 'Title', type: 'Symbol', localized: false, required: true, validations: [] }
  const draft = await server.management.contentType.createWithId(
    { contentTypeId: 'note' },
    { name: 'Note', description: '', displayField: 'title', fields: [title] },
  )
  await server.management.contentType.publish({ contentTypeId: 'note' }, draft)
})
afterAll(async () => {
  await server.close()
  await receiver.close()
})
beforeEach(() => {
  received = []
  statuses = []
})

const publish = async (entryId: string) => {
  const draft = await server.management.entry.createWithId({ contentTypeId: 'note', entryId }, { fields: { title: { en: entryId } } })
  return server.management.entry.publish({ entryId }, draft)
}

describe('a receiver of content webhooks', () => {
  it('hears of a publication and its end once, signed, and of no draft', async () => {
    await publish('signed')
    await server.management.entry.unpublish({ entryId: 'signed' })
    await until(() => received.length === 2)
    expect(received.map(({ topic }) => topic)).toEqual(['ContentManagement.Entry.publish', 'ContentManagement.Entry.unpublish'])
    expect(received.every(({ isVerified }) => isVerified)).toBe(true)
    const [published, unpublished] = received.map(({ body }) => JSON.parse(body))
    expect(published).toMatchObject({ sys: { type: 'Entry', id: 'signed', publishedVersion: 1 }, fields: { title: { en: 'signed' } } })
    expect(unpublished.sys).toMatchObject({ type: 'DeletedEntry', id: 'signed' })
    // The receiver has a call a moment before its sender has noted that.
    await expect.poll(openCalls).toBe(0)
  })

  it('is retried until it accepts the call', async () => {
    statuses = [500, 503]
    await publish('stubborn')
    await until(() => received.length === 1)
    await until(async () => (await openCalls()) === 0)
  })

  it('gets what a process that died had left, from the next process', async () => {
    await server.app.close()
    const { runtime } = server
    const [webhook] = await runtime.database.query.contentfulResources.findMany({
      where: (row, { eq }) => eq(row.kind, 'WebhookDefinition'),
    })
    await runtime.database.insert(contentfulWebhookCalls).values({
      webhookId: webhook?.id ?? '',
      topic: 'ContentManagement.Entry.publish',
      payload: { sys: { id: 'left' } },
      dueAt: runtime.clock.now(),
    })
    const next = Fastify()
    await next.register(contentfulEmulator, { prefix: '/contentful', runtime })
    // The new process takes its secret from its configuration, as the one before did.
    await next.ready()
    await until(() => received.length === 1)
    expect(JSON.parse(received[0]?.body ?? '{}')).toEqual({ sys: { id: 'left' } })
    await next.close()
  })
})
