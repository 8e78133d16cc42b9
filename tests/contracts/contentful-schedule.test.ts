import Fastify from 'fastify'
import { createClient } from 'contentful-management'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentfulWebhookCalls } from '../../server/database/schema/contentful.ts'
import { contentfulEmulator } from '../../platform/contentful/plugin.ts'
import { createTestRuntime } from '../setup/runtime.ts'
import { ENVIRONMENT, SPACE, startContentful, type ContentfulServer } from './contentful-server.ts'
import { refusal } from './refusal.ts'

const HOUR_MS = 3_600_000
const QUERY = { 'environment.sys.id': ENVIRONMENT }
const TITLE = { id: 'title', name: 'Title', type: 'Symbol', localized: false, required: true, validations: [] }

let server: ContentfulServer
type Client = ContentfulServer['management']

beforeAll(async () => {
  server = await startContentful()
  await makeType(server.management)
})
afterAll(() => server.close())

const makeType = async (management: Client): Promise<void> => {
  const draft = await management.contentType.createWithId(
    { contentTypeId: 'note' },
    { name: 'Note', description: '', displayField: 'title', fields: [TITLE] as never },
  )
  await management.contentType.publish({ contentTypeId: 'note' }, draft)
}

const make = (entryId: string, fields: object = { title: { en: entryId } }, { entry } = server.management) =>
  entry.createWithId({ contentTypeId: 'note', entryId }, { fields } as never)

interface Plan {
  readonly action?: 'publish' | 'unpublish'
  readonly inMs?: number
  readonly linkType?: 'Entry' | 'Asset' | 'Release'
}

const planOf = (now: number, id: string, { action = 'publish', inMs = HOUR_MS, linkType = 'Entry' }: Plan = {}) => ({
  action,
  entity: { sys: { type: 'Link' as const, linkType, id } },
  environment: { sys: { type: 'Link' as const, linkType: 'Environment' as const, id: ENVIRONMENT } },
  scheduledFor: { datetime: new Date(now + inMs).toISOString(), timezone: 'Europe/Madrid' },
})

const schedule = (id: string, plan?: Plan) =>
  server.management.scheduledActions.create({ spaceId: SPACE }, planOf(server.runtime.clock.now(), id, plan))

const stateOf = async (scheduledActionId: string, client = server.management) =>
  (await client.scheduledActions.get({ spaceId: SPACE, environmentId: ENVIRONMENT, scheduledActionId })).sys.status

const isPublished = async (entryId: string, client = server.management) =>
  (await client.entry.get({ entryId })).sys.publishedVersion !== undefined

const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  // A limit for hangs, not a measure.
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true)
}

describe('an action scheduled with the vendor’s management client', () => {
  it('publishes an entry when its time comes and unpublishes it at another, and calls webhooks for both', async () => {
    const { runtime, management } = server
    const hook = {
      name: 'follower',
      url: 'http://127.0.0.1:9/',
      topics: ['Entry.publish', 'Entry.unpublish', 'ScheduledAction.*'],
      headers: [],
    }
    const webhook = await management.webhook.create({}, hook)
    await make('timed')
    const up = await schedule('timed')
    const down = await schedule('timed', { action: 'unpublish', inMs: 2 * HOUR_MS })
    expect(up).toMatchObject({
      sys: { type: 'ScheduledAction', status: 'scheduled', version: 1 },
      scheduledFor: { timezone: 'Europe/Madrid' },
    })
    expect(await isPublished('timed')).toBe(false)
    runtime.clock.advance(HOUR_MS + 1_000)
    await until(async () => (await stateOf(up.sys.id)) === 'succeeded')
    expect([await isPublished('timed'), await stateOf(down.sys.id)]).toEqual([true, 'scheduled'])
    runtime.clock.advance(HOUR_MS)
    await until(async () => (await stateOf(down.sys.id)) === 'succeeded')
    expect(await isPublished('timed')).toBe(false)
    const topics = (await runtime.database.select().from(contentfulWebhookCalls)).map(({ topic }) =>
      topic.replace('ContentManagement.', ''),
    )
    for (const topic of ['ScheduledAction.create', 'Entry.publish', 'ScheduledAction.execute', 'Entry.unpublish'])
      expect(topics).toContain(topic)
    await management.webhook.delete({ webhookDefinitionId: webhook.sys.id })
  })

  it('runs at its time by itself', async () => {
    await make('soon')
    // Long enough to be in the future when the call arrives, on a busy machine too.
    const action = await schedule('soon', { inMs: 3_000 })
    await until(async () => (await stateOf(action.sys.id)) === 'succeeded')
    const { sys } = await server.management.entry.get({ entryId: 'soon' })
    expect(Date.parse(sys.publishedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(action.scheduledFor.datetime))
  })

  it('ends as failed with the reason and leaves the draft as it was', async () => {
    await make('unfinished', {})
    const action = await schedule('unfinished')
    server.runtime.clock.advance(HOUR_MS + 1_000)
    await until(async () => (await stateOf(action.sys.id)) === 'failed')
    const failed = await server.management.scheduledActions.get({
      spaceId: SPACE,
      environmentId: ENVIRONMENT,
      scheduledActionId: action.sys.id,
    })
    expect(failed.error).toMatchObject({ sys: { type: 'Error' }, details: { errors: [{ error: { sys: { id: 'InvalidEntry' } } }] } })
    expect(await isPublished('unfinished')).toBe(false)
  })

  it('is moved at its version, called off, and then fixed', async () => {
    const { scheduledActions } = server.management
    await make('moved')
    const action = await schedule('moved')
    const later = planOf(server.runtime.clock.now(), 'moved', { inMs: 5 * HOUR_MS })
    const at = { spaceId: SPACE, scheduledActionId: action.sys.id }
    expect(await refusal(scheduledActions.update({ ...at, version: 9 }, later))).toMatchObject({ name: 'VersionMismatch' })
    const moved = await scheduledActions.update({ ...at, version: 1 }, later)
    expect(moved).toMatchObject({ sys: { version: 2 }, scheduledFor: later.scheduledFor })
    const canceled = await scheduledActions.delete({ ...at, environmentId: ENVIRONMENT })
    expect(canceled.sys).toMatchObject({ status: 'canceled', canceledBy: { sys: { linkType: 'User' } } })
    expect(await refusal(scheduledActions.update({ ...at, version: 3 }, later))).toMatchObject({ name: 'BadRequest' })
  })

  it('refuses the past, an unknown zone, and what is not there', async () => {
    await make('refused')
    expect(await refusal(schedule('refused', { inMs: -1 }))).toMatchObject({ name: 'ValidationFailed' })
    expect(await refusal(schedule('nobody'))).toMatchObject({ name: 'ValidationFailed', details: { errors: [{ name: 'notResolvable' }] } })
    const plan = planOf(server.runtime.clock.now(), 'refused')
    const odd = { ...plan, scheduledFor: { ...plan.scheduledFor, timezone: 'Mars/Olympus' } }
    expect(await refusal(server.management.scheduledActions.create({ spaceId: SPACE }, odd))).toMatchObject({ name: 'ValidationFailed' })
  })

  it('is listed by entity and state, page by page', async () => {
    const { scheduledActions } = server.management
    await make('listed')
    for (const inMs of [HOUR_MS, 2 * HOUR_MS, 3 * HOUR_MS]) await schedule('listed', { inMs })
    const query = { ...QUERY, 'entity.sys.id': 'listed', 'sys.status[in]': 'scheduled', order: '-scheduledFor.datetime', limit: 2 }
    const first = await scheduledActions.getMany({ spaceId: SPACE, query })
    const next = new URLSearchParams(first.pages?.next?.split('?')[1]).get('pageNext') ?? ''
    const second = await scheduledActions.getMany({ spaceId: SPACE, query: { ...query, next } })
    expect([first.items.length, second.items.length, second.pages?.next]).toEqual([2, 1, undefined])
    expect(Date.parse(first.items[0]?.scheduledFor.datetime ?? '')).toBeGreaterThan(
      Date.parse(second.items[0]?.scheduledFor.datetime ?? ''),
    )
  })

  it('is done at the start when its time came while nothing ran, and once', async () => {
    const test = await createTestRuntime()
    const start = async () => {
      const app = Fastify()
      await app.register(contentfulEmulator, { prefix: '/contentful', runtime: test.runtime })
      const host = new URL(await app.listen({ port: 0, host: '127.0.0.1' })).host
      const client = createClient(
        { accessToken: 'management-token', host, insecure: true, basePath: 'contentful', retryOnError: false },
        { type: 'plain', defaults: { spaceId: SPACE, environmentId: ENVIRONMENT } },
      )
      return { app, client }
    }
    const before = await start()
    await makeType(before.client)
    await make('slept', undefined, before.client)
    const action = await before.client.scheduledActions.create({ spaceId: SPACE }, planOf(test.runtime.clock.now(), 'slept'))
    await before.app.close()
    test.runtime.clock.advance(HOUR_MS * 3)
    // Two processes start together on what fell due.
    const [one, other] = [await start(), await start()]
    await until(async () => (await stateOf(action.sys.id, one.client)) === 'succeeded')
    const { sys } = await other.client.entry.get({ entryId: 'slept' })
    expect(sys).toMatchObject({ publishedCounter: 1, version: 2 })
    await Promise.all([one.app.close(), other.app.close()])
    await test.close()
  })
})
