import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ContentChange } from '../../../server/publishing/create-publishing.ts'
import { receiveWebhook } from '../../../server/publishing/publishing-plugin.ts'
import { signContentfulRequest } from '../../../server/lib/contentful-signature.ts'
import { secretOf } from '../../../server/lib/secret.ts'

const SECRET = 'a-secret-that-only-the-shop-and-the-cms-know'
const PATH = '/api/webhooks/contentful'

let app: FastifyInstance
let published: ContentChange[]
let isFailing: boolean
let drafted: string[]

beforeAll(async () => {
  app = Fastify({ logger: false })
  const publisher = {
    publish: async (changes: readonly ContentChange[]) => {
      if (isFailing) throw new Error('the CMS is down')
      published.push(...changes)
    },
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post(PATH, receiveWebhook({ publisher, announceDraft: async (id) => void drafted.push(id), secret: secretOf(SECRET), log: app.log }))
})
afterAll(() => app.close())
beforeEach(() => {
  published = []
  drafted = []
  isFailing = false
})

const send = (body: unknown, { topic = 'ContentManagement.Entry.publish', secret = SECRET, now = Date.now() } = {}) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': 'application/vnd.contentful.management.v1+json', 'x-contentful-topic': topic }
  const proof = signContentfulRequest({ secret: secretOf(secret), request: { method: 'POST', path: PATH, headers, body: payload }, now })
  return app.inject({ method: 'POST', url: PATH, headers: { ...headers, ...proof }, payload })
}

const entry = { sys: { id: 'home-hero', type: 'Entry', revision: 3 } }

describe('a message of the CMS', () => {
  it('publishes what a signed message announces, and answers when it is done', async () => {
    const answer = await send(entry)
    expect([answer.statusCode, published]).toEqual([200, [{ id: 'home-hero', revision: 3 }]])
  })

  it('waits for no revision of an entry that was unpublished', async () => {
    await send({ sys: { id: 'home-hero', type: 'DeletedEntry', revision: 3 } }, { topic: 'ContentManagement.Entry.unpublish' })
    expect(published).toEqual([{ id: 'home-hero' }])
  })

  it('refuses a message signed with another secret, or long ago, or not at all', async () => {
    const answers = [
      await send(entry, { secret: 'somebody-else-s-secret-0123456789' }),
      await send(entry, { now: Date.now() - 3_600_000 }),
      await app.inject({ method: 'POST', url: PATH, payload: JSON.stringify(entry), headers: { 'content-type': 'application/json' } }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    expect(published).toEqual([])
  })

  it('refuses a message whose body was changed on the way', async () => {
    const payload = JSON.stringify(entry)
    const headers = { 'x-contentful-topic': 'ContentManagement.Entry.publish', 'content-type': 'application/json' }
    const proof = signContentfulRequest({ secret: secretOf(SECRET), request: { method: 'POST', path: PATH, headers, body: payload } })
    const answer = await app.inject({
      method: 'POST',
      url: PATH,
      headers: { ...headers, ...proof },
      payload: payload.replace('home-hero', 'other'),
    })
    expect(answer.statusCode).toBe(403)
  })

  it('answers 400 for a message that is not JSON, or names no entity', async () => {
    expect([(await send('{')).statusCode, (await send({ sys: {} })).statusCode, (await send('null')).statusCode]).toEqual([400, 400, 400])
  })

  it('announces a changed draft to previews and publishes nothing', async () => {
    expect((await send(entry, { topic: 'ContentManagement.Entry.auto_save' })).json()).toEqual({ code: 'PREVIEWED' })
    expect([published, drafted]).toEqual([[], ['home-hero']])
  })

  it('accepts messages about anything else and does nothing', async () => {
    expect((await send(entry, { topic: 'ContentManagement.ContentType.save_something' })).json()).toEqual({ code: 'IGNORED' })
    expect([published, drafted]).toEqual([[], []])
  })

  it('answers 503 where publishing failed, so that the message is sent again', async () => {
    isFailing = true
    const answer = await send(entry)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  })
})
