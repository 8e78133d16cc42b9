import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { createClient } from 'contentful-management'
import { expect, it, vi } from 'vitest'
import { contentfulEmulator } from '../../../platform/contentful/plugin.ts'
import { ENVIRONMENT, SPACE } from '../../contracts/contentful-server.ts'
import { createTestRuntime } from '../../setup/runtime.ts'

const HOUR_MS = 3_600_000
const FIELD = { id: 'title', name: 'Title', type: 'Symbol', localized: false, required: true, validations: [] }

it('a release whose publishing is cut short between two of its pages is live as a whole after the restart, and was not in part before', async () => {
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
  const type = await before.client.contentType.createWithId({ contentTypeId: 'note' }, { name: 'Note', fields: [FIELD] as never })
  await before.client.contentType.publish({ contentTypeId: 'note' }, type)
  for (const entryId of ['one', 'two'])
    await before.client.entry.createWithId({ contentTypeId: 'note', entryId }, { fields: { title: { en: entryId } } })
  const items = ['one', 'two'].map((id) => ({ sys: { type: 'Link' as const, linkType: 'Entry' as const, id } }))
  const release = await before.client.release.create({}, { title: 'Cut short', entities: { sys: { type: 'Array' }, items } })
  const { sys } = await before.client.scheduledActions.create(
    {},
    {
      action: 'publish',
      entity: { sys: { type: 'Link', linkType: 'Release', id: release.sys.id } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: ENVIRONMENT } },
      scheduledFor: { datetime: new Date(test.runtime.clock.now() + HOUR_MS).toISOString(), timezone: 'UTC' },
    },
  )
  const ask = { environmentId: ENVIRONMENT, scheduledActionId: sys.id }
  // The database is lost the moment the second page is published, as when the process is killed there.
  const { database } = test.runtime
  await database.execute(sql`create function lose() returns trigger as $$ begin raise exception 'lost'; end $$ language plpgsql`)
  await database.execute(
    sql`create trigger lose before update on contentful_resources for each row when (new.id = 'two') execute function lose()`,
  )
  const stopped = vi.spyOn(test.runtime.log, 'error')
  test.runtime.clock.advance(2 * HOUR_MS)
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledWith(expect.anything(), 'scheduled content actions stopped short'), {
    timeout: 20_000,
    interval: 100,
  })
  const isLive = async (client: typeof before.client, entryId: string) =>
    (await client.entry.get({ entryId })).sys.publishedVersion !== undefined
  expect([await isLive(before.client, 'one'), await isLive(before.client, 'two')]).toEqual([false, false])
  expect((await before.client.scheduledActions.get(ask)).sys.status).toBe('scheduled')
  await before.app.close()
  await database.execute(sql`drop trigger lose on contentful_resources`)

  const after = await start()
  await vi.waitFor(async () => expect((await after.client.scheduledActions.get(ask)).sys.status).toBe('succeeded'), {
    timeout: 20_000,
    interval: 100,
  })
  expect([await isLive(after.client, 'one'), await isLive(after.client, 'two')]).toEqual([true, true])
  await after.app.close()
  await test.close()
})
