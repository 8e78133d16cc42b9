import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPreview } from '../../server/publishing/cms-management.ts'
import { makeNote, makeNoteType } from './contentful-note-type.ts'
import { ENVIRONMENT, SPACE, startContentful, type ContentfulServer } from './contentful-server.ts'
import { refusal } from './refusal.ts'

const SCOPE = { spaceId: SPACE, environmentId: ENVIRONMENT }
let server: ContentfulServer
let receiver: FastifyInstance
let address: string
let received: { readonly method: string; readonly headers: Readonly<Record<string, unknown>>; readonly body: string }[] = []

beforeAll(async () => {
  receiver = Fastify()
  receiver.removeAllContentTypeParsers()
  receiver.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  receiver.route({
    method: ['POST', 'PUT'],
    url: '/*',
    handler: async (request, reply) => {
      received.push({ method: request.method, headers: request.headers, body: String(request.body) })
      return reply.code(request.url.startsWith('/broken') ? 500 : 200).send('seen')
    },
  })
  address = await receiver.listen({ port: 0, host: '127.0.0.1' })
  server = await startContentful()
  await makeNoteType(server.management, [
    { id: 'place', name: 'Place', type: 'Location', localized: false, required: false, validations: [] },
  ])
})
afterAll(async () => {
  await server.close()
  await receiver.close()
})

const follow = (name: string, path: string, more: object = {}) =>
  server.management.webhook.create({}, { name, url: `${address}${path}`, topics: ['Entry.publish'], headers: [], ...more })

const publish = async (id: string) => server.management.entry.publish({ entryId: id }, await makeNote(server.management, id))

describe('the log of a webhook’s calls', () => {
  it('shows requests and answers without secrets, and how healthy the receiver is', async () => {
    const { webhook } = server.management
    const secret = { key: 'X-Key', value: 'a-secret', secret: true }
    const made = await follow('logged', '/fine', { headers: [secret], httpBasicUsername: 'shop', httpBasicPassword: 'password' })
    expect(JSON.stringify(made)).not.toMatch(/a-secret|password"/)
    await publish('sent')
    const at = { webhookDefinitionId: made.sys.id }
    await expect.poll(async () => (await webhook.getManyCallDetails(at)).items.length).toBe(1)
    const [overview] = (await webhook.getManyCallDetails(at)).items
    expect(overview).toMatchObject({ eventType: 'publish', statusCode: 200, errors: [], url: `${address}/fine` })
    const { request, response } = await webhook.getCallDetails({ ...at, callId: overview?.sys.id ?? '' })
    expect(JSON.parse(request.body)).toMatchObject({ sys: { id: 'sent' } })
    expect([request.headers['x-key'], request.headers['authorization'], response.body]).toEqual(['***', '***', 'seen'])
    expect(received.at(-1)?.headers).toMatchObject({
      'x-key': 'a-secret',
      authorization: `Basic ${Buffer.from('shop:password').toString('base64')}`,
    })
    expect((await webhook.getHealthStatus(at)).calls).toEqual({ total: 1, healthy: 1 })
    expect((await refusal(webhook.getCallDetails({ ...at, callId: 'nobody' }))).name).toBe('NotFound')
    const renamed = await webhook.update(at, { ...made, name: 'still secret' })
    await webhook.update(at, { ...renamed, active: false })
  })

  it('shows a receiver that fails, which is retried as often as the space is configured', async () => {
    const { webhook } = server.management
    expect((await refusal(webhook.upsertRetryPolicy({}, { maxRetries: 1 }))).name).toBe('ValidationFailed')
    expect((await webhook.upsertRetryPolicy({}, { maxRetries: 2 })).maxRetries).toBe(2)
    const made = await follow('failing', '/broken')
    await publish('untold')
    const at = { webhookDefinitionId: made.sys.id }
    // The waits between are by the platform's clock.
    await expect
      .poll(
        async () => {
          server.runtime.clock.advance(60_000)
          return (await webhook.getHealthStatus(at)).calls
        },
        { timeout: 15_000 },
      )
      .toEqual({ total: 3, healthy: 0 })
    await webhook.deleteRetryPolicy({})
    expect((await refusal(webhook.getRetryPolicy({}))).name).toBe('NotFound')
    await webhook.delete(at)
  }, 20_000)

  it('is of what the webhook’s transformation made of the event', async () => {
    received = []
    const body = { entry: '{ /payload/sys/id }', words: 'It is { /payload/fields/title/en }.', all: ['{ /topic }'] }
    const made = await follow('transformed', '/fine', { transformation: { method: 'PUT', contentType: 'application/json', body } })
    await publish('changed')
    const own = () => received.find(({ method }) => method === 'PUT')
    await expect.poll(() => own() !== undefined).toBe(true)
    expect([own()?.headers['content-type'], JSON.parse(own()?.body ?? '{}')]).toEqual([
      'application/json',
      { entry: 'changed', words: 'It is changed.', all: ['ContentManagement.Entry.publish'] },
    ])
    await server.management.webhook.delete({ webhookDefinitionId: made.sys.id })
  })
})

describe('a space in the vendor’s management client', () => {
  it('has one user, member and key each, and none of what it could have', async () => {
    const { user, spaceMember, apiKey, previewApiKey, role, extension, environmentAlias, organization } = server.management
    const [first] = (await user.getManyForSpace({})).items
    expect((await user.getForSpace({ userId: first?.sys.id ?? '' })).sys.id).toBe('vitrine-manager')
    expect((await spaceMember.getMany({})).items).toMatchObject([{ admin: true }])
    const [key] = (await apiKey.getMany({})).items
    expect(key).toMatchObject({ accessToken: 'delivery-token' })
    expect((await previewApiKey.get({ previewApiKeyId: key?.preview_api_key.sys.id ?? '' })).sys.type).toBe('PreviewApiKey')
    const none = await Promise.all([role.getMany({}), extension.getMany({}), environmentAlias.getMany({}), organization.getAll()])
    expect(none.map(({ items }) => items)).toEqual([[], [], [], []])
  })

  it('refuses what is the account’s, with the reason', async () => {
    const { environment, apiKey, team } = server.management
    expect(await refusal(environment.createWithId({ environmentId: 'staging' }, { name: 'Staging' }))).toMatchObject({
      name: 'AccessDenied',
      details: { reasons: [expect.stringContaining('CONTENTFUL_ENVIRONMENT')] },
    })
    expect((await refusal(apiKey.create({}, { name: 'x', environments: [] }))).name).toBe('AccessDenied')
    expect(await refusal(team.getMany({ organizationId: 'ours' }))).toMatchObject({
      name: 'NotFound',
      details: { type: 'Organization', id: 'ours' },
    })
  })

  it('stores the searches of its editors at their version', async () => {
    const { uiConfig } = server.management
    const empty = await uiConfig.get({})
    const folder = { id: 'f', title: 'Campaigns', views: [{ id: 'v', title: 'Drafts' }] }
    const stored = await uiConfig.update({}, { ...empty, entryListViews: [folder] })
    expect([empty.sys.version, stored.sys.version, stored.entryListViews]).toEqual([0, 1, [folder]])
    expect((await refusal(uiConfig.update({}, empty))).name).toBe('VersionMismatch')
  })

  it('stores where drafts are looked at', async () => {
    const { raw } = server.management
    const url = `/spaces/${SPACE}/preview_environments`
    const draft = { name: 'Shop', configurations: [{ contentType: 'note', url: 'http://preview.localhost/{entry.sys.id}', enabled: true }] }
    const made: { sys: { id: string; version: number } } = await raw.post(url, draft)
    expect(await raw.get(url)).toMatchObject({ items: [draft] })
    const at = `${url}/${made.sys.id}`
    expect((await refusal(raw.put(at, { ...draft, name: 'New' }, { headers: { 'X-Contentful-Version': 7 } }))).name).toBe('VersionMismatch')
    expect(await raw.put(at, { ...draft, name: 'New' }, { headers: { 'X-Contentful-Version': 1 } })).toMatchObject({ sys: { version: 2 } })
    expect((await refusal(raw.post(url, { ...draft, configurations: [{ contentType: 'note', url: 'javascript:x' }] }))).name).toBe(
      'ValidationFailed',
    )
    await raw.delete(at)
    expect((await refusal(raw.get(at))).name).toBe('NotFound')
  })

  it('learns from the shop where drafts of pages are, once', async () => {
    const request = {
      managementBaseUrl: `http://localhost:${server.port}/contentful`,
      accessToken: 'management-token',
      spaceId: SPACE,
      environmentId: ENVIRONMENT,
    }
    for (const origin of ['http://localhost:3000', 'http://localhost:3000', 'https://shop.example'])
      await registerPreview({ ...request, origin })
    expect(await server.management.raw.get(`/spaces/${SPACE}/preview_environments`)).toMatchObject({
      items: [
        {
          sys: { id: 'shop', version: 2 },
          configurations: [{ contentType: 'page', url: 'https://preview.shop.example/_preview/open?key={entry.fields.key}' }],
        },
      ],
    })
  })

  it('refuses locales that fall back in a circle, to nothing, or twice the same', async () => {
    const { locale } = server.management
    const base = { optional: true, contentDeliveryApi: true, contentManagementApi: true }
    const es = await locale.create({}, { ...base, code: 'es', name: 'Spanish', fallbackCode: 'en' })
    await locale.create({}, { ...base, code: 'es-US', name: 'Spanish (US)', fallbackCode: 'es' })
    const change = (fallbackCode: string, code = 'es') => locale.update({ localeId: es.sys.id }, { ...es, code, fallbackCode })
    expect(await refusal(change('es-US'))).toMatchObject({ details: { errors: [{ name: 'fallbackLocaleCycle' }] } })
    expect(await refusal(change('pt'))).toMatchObject({ details: { errors: [{ name: 'unknown', path: ['fallbackCode'] }] } })
    expect((await refusal(change('en', 'es-ES'))).name).toBe('BadRequest')
    expect((await refusal(locale.delete({ localeId: es.sys.id }))).name).toBe('BadRequest')
    const english = (await locale.getMany({})).items.find((each) => each.default)
    expect((await refusal(locale.delete({ localeId: english?.sys.id ?? '' }))).name).toBe('BadRequest')
  })
})

describe('a bulk action of the second version', () => {
  it('publishes many at their versions, all or none', async () => {
    const { bulkAction, entry } = server.management
    const notes = [await makeNote(server.management, 'many-1'), await makeNote(server.management, 'many-2')]
    const entities = notes.map(({ sys }) => ({
      entity: { sys: { type: 'Link' as const, linkType: 'Entry' as const, id: sys.id, version: sys.version } },
    }))
    const checked = await bulkAction.validateV2(SCOPE, { action: 'validate', entities } as never)
    expect((await bulkAction.getV2({ ...SCOPE, bulkActionId: checked.sys.id })).sys.status).toBe('succeeded')
    const published = await bulkAction.publishV2(SCOPE, { action: 'publish', entities } as never)
    expect((await bulkAction.getV2({ ...SCOPE, bulkActionId: published.sys.id })).sys.status).toBe('succeeded')
    const again = await bulkAction.publishV2(SCOPE, { action: 'publish', entities } as never)
    expect(await bulkAction.getV2({ ...SCOPE, bulkActionId: again.sys.id })).toMatchObject({
      sys: { status: 'failed' },
      error: { details: { errors: [{ error: { sys: { id: 'VersionMismatch' } } }, {}] } },
    })
    expect((await entry.getPublished({ query: { 'sys.id[in]': 'many-1,many-2' } })).items).toHaveLength(2)
  })
})

describe('what is published, for managers', () => {
  it('is shown without the changes that came after', async () => {
    const { entry } = server.management
    const live = await publish('settled')
    await entry.update({ entryId: 'settled' }, { ...live, fields: { title: { en: 'Unsettled' } } })
    await makeNote(server.management, 'never')
    const { items } = await entry.getPublished({ query: { 'sys.id[in]': 'settled,never' } })
    expect(items.map(({ fields }) => fields)).toEqual([{ title: { en: 'settled' } }])
  })
})

describe('locations in the vendor’s delivery client', () => {
  it('are found by nearness, in a circle and in a rectangle', async () => {
    const cities = { madrid: [40.42, -3.7], paris: [48.86, 2.35], london: [51.51, -0.13] } as const
    for (const [id, [lat, lon]] of Object.entries(cities)) {
      const draft = await makeNote(server.management, id, { title: { en: id }, place: { en: { lat, lon } } })
      await server.management.entry.publish({ entryId: id }, draft)
    }
    const found = async (query: object) =>
      (await server.delivery.getEntries({ content_type: 'note', ...query } as never)).items.map(({ sys }) => sys.id)
    expect(await found({ 'fields.place[near]': '51,0' })).toEqual(['london', 'paris', 'madrid'])
    expect(await found({ 'fields.place[within]': '51,0,400' })).toEqual(expect.arrayContaining(['london', 'paris']))
    expect(await found({ 'fields.place[within]': '40,-4,41,-3' })).toEqual(['madrid'])
    await expect(found({ 'fields.place[near]': 'here' })).rejects.toThrow(/no location/)
  })
})
