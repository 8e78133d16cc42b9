import { lookup } from 'node:dns'
import { Agent } from 'node:http'
import { createClient } from 'contentful'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeNote, makeNoteType } from './contentful-note-type.ts'
import { ENVIRONMENT, SPACE, startContentful, type ContentfulServer } from './contentful-server.ts'
import { refusal } from './refusal.ts'

const SCOPE = { spaceId: SPACE, environmentId: ENVIRONMENT }
const HOUR_MS = 3_600_000
let server: ContentfulServer

beforeAll(async () => {
  server = await startContentful()
  await makeNoteType(server.management)
})
afterAll(() => server.close())

interface Item {
  readonly entity: { readonly sys: { readonly type: 'Link'; readonly linkType: 'Entry' | 'Asset'; readonly id: string } }
  readonly action: 'publish' | 'unpublish'
}

const item = (id: string, action: Item['action'] = 'publish'): Item => ({
  entity: { sys: { type: 'Link', linkType: 'Entry', id } },
  action,
})
const payload = (title: string, items: readonly Item[]) => ({
  sys: { type: 'Release' as const, schemaVersion: 'Release.v2' as const },
  title,
  entities: { sys: { type: 'Array' as const }, items: [...items] },
})
const makeRelease = (title: string, items: readonly Item[] = []) => server.management.release.create(SCOPE, payload(title, items))

const publishNote = async (id: string) => server.management.entry.publish({ entryId: id }, await makeNote(server.management, id))
const titleOf = async (id: string) => (await server.delivery.getEntry(id)).fields['title']
const outcomeOf = async (releaseId: string, actionId: string) =>
  (await server.management.releaseAction.get({ ...SCOPE, releaseId, actionId })).sys.status

/** The vendor's reader of drafts as they will be; it asks for a host whose name begins so. */
const reader = (timelinePreview: object) =>
  createClient({
    space: SPACE,
    environment: ENVIRONMENT,
    accessToken: 'preview-token',
    host: `preview.localhost:${server.port}`,
    insecure: true,
    basePath: 'contentful',
    retryOnError: false,
    timelinePreview: timelinePreview as never,
    // Not every machine knows names below localhost.
    httpAgent: new Agent({ lookup: (_host, options, found) => lookup('localhost', options, found) }),
  })

describe('a timeline release in the vendor’s management client', () => {
  it('holds other words for an entry, which stay apart until it goes live', async () => {
    const { release, entry } = server.management
    const live = await publishNote('autumn')
    const { sys } = await makeRelease('Autumn', [item('autumn')])
    const at = { ...SCOPE, releaseId: sys.id, entryId: 'autumn' }
    const own = await release.entry.update(at, { ...live, fields: { title: { en: 'Autumn sale' } } } as never)
    expect(own).toMatchObject({
      fields: { title: { en: 'Autumn sale' } },
      sys: { version: live.sys.version + 1, release: { sys: { id: sys.id } } },
    })
    expect((await entry.get({ entryId: 'autumn' })).fields).toEqual({ title: { en: 'autumn' } })
    expect((await refusal(release.entry.update(at, live as never))).name).toBe('VersionMismatch')
    const patched = await release.entry.patch({ ...at, version: own.sys.version }, [
      { op: 'replace', path: '/fields/title/en', value: 'Autumn!' },
    ])
    expect(patched.sys.version).toBe(own.sys.version + 1)
    expect((await release.entry.getMany({ ...SCOPE, releaseId: sys.id })).items.map(({ fields }) => fields['title'])).toEqual([
      { en: 'Autumn!' },
    ])
    const action = await release.publish({
      ...SCOPE,
      releaseId: sys.id,
      version: (await release.get({ ...SCOPE, releaseId: sys.id })).sys.version,
    })
    expect([await outcomeOf(sys.id, action.sys.id), await titleOf('autumn')]).toEqual(['succeeded', 'Autumn!'])
  })

  it('brings what was made in it, and takes down what it says', async () => {
    const { release, entry } = server.management
    await publishNote('leaving')
    const { sys } = await makeRelease('Change', [item('leaving', 'unpublish')])
    const at = { ...SCOPE, releaseId: sys.id }
    const made = await release.entry.createWithId(
      { ...at, entryId: 'coming', contentTypeId: 'note' },
      { fields: { title: { en: 'Coming' } } },
    )
    expect(made.sys).toMatchObject({ id: 'coming', version: 1, contentType: { sys: { id: 'note' } } })
    expect((await refusal(entry.get({ entryId: 'coming' }))).name).toBe('NotFound')
    const { entities } = await release.get(at)
    expect(entities.items).toEqual([item('leaving', 'unpublish'), item('coming')])
    const checked = await release.validate(at, {})
    expect([await outcomeOf(sys.id, checked.sys.id), (await refusal(entry.get({ entryId: 'coming' }))).name]).toEqual([
      'succeeded',
      'NotFound',
    ])
    await release.publish({ ...at, version: (await release.get(at)).sys.version })
    expect(await titleOf('coming')).toBe('Coming')
    await expect(server.delivery.getEntry('leaving')).rejects.toThrow(/could not be found/)
  })

  it('goes live whole or not at all, and says what is not ready', async () => {
    const { release } = server.management
    const ready = await publishNote('ready')
    const { sys } = await makeRelease('Half', [item('ready')])
    const at = { ...SCOPE, releaseId: sys.id }
    await release.entry.update({ ...at, entryId: 'ready' }, { ...ready, fields: { title: { en: 'Changed' } } } as never)
    const unready = await release.entry.create({ ...at, contentTypeId: 'note' }, { fields: {} })
    const action = await release.publish({ ...at, version: (await release.get(at)).sys.version })
    expect(await server.management.releaseAction.get({ ...at, actionId: action.sys.id })).toMatchObject({
      sys: { status: 'failed' },
      error: { details: { errors: [{ entity: { sys: { id: unready.sys.id } }, error: { sys: { id: 'InvalidEntry' } } }] } },
    })
    expect(await titleOf('ready')).toBe('ready')
    expect((await release.entry.get({ ...at, entryId: 'ready' })).fields['title']).toEqual({ en: 'Changed' })
  })

  it('takes only some languages of an entry live', async () => {
    const { locale, entry, release } = server.management
    await locale.create(
      {},
      { code: 'fr', name: 'French', fallbackCode: 'en', optional: true, contentDeliveryApi: true, contentManagementApi: true },
    )
    const live = await publishNote('spoken')
    await entry.update({ entryId: 'spoken' }, { ...live, fields: { title: { en: 'New', fr: 'Nouveau' } } })
    const locales = { entity: item('spoken').entity, add: { fields: { '*': ['fr'] } }, remove: { fields: { '*': [] } } }
    const { sys } = await release.create(SCOPE, {
      ...payload('French', []),
      entities: { sys: { type: 'Array' }, items: [locales as never] },
    })
    await release.publish({ ...SCOPE, releaseId: sys.id, version: 1 })
    expect((await server.delivery.withAllLocales.getEntry('spoken')).fields['title']).toEqual({ en: 'spoken', fr: 'Nouveau' })
  })

  it('is listed apart from those of the first version, and refuses what is there twice or not at all', async () => {
    const { release } = server.management
    await makeNote(server.management, 'listed')
    const { sys } = await makeRelease('Listed', [item('listed')])
    const ids = async (query: object) => (await release.query({ ...SCOPE, query })).items.map((each) => each.sys.id)
    expect([(await ids({ 'sys.schemaVersion': 'Release.v2' })).includes(sys.id), (await ids({})).includes(sys.id)]).toEqual([true, false])
    expect((await refusal(makeRelease('Twice', [item('listed'), item('listed')]))).name).toBe('ValidationFailed')
    expect(await refusal(makeRelease('Nobody', [item('nobody')]))).toMatchObject({ name: 'NotFound', details: { id: 'nobody' } })
    const first = await release.create(SCOPE, { title: 'First', entities: { sys: { type: 'Array' }, items: [item('listed').entity] } })
    expect((await refusal(release.entry.getMany({ ...SCOPE, releaseId: first.sys.id }))).name).toBe('BadRequest')
    await release.delete({ ...SCOPE, releaseId: sys.id })
    expect((await refusal(release.get({ ...SCOPE, releaseId: sys.id }))).name).toBe('NotFound')
  })

  it('holds an asset with its file, and publishes it', async () => {
    const { release } = server.management
    const { sys } = await makeRelease('Pictures')
    const at = { ...SCOPE, releaseId: sys.id }
    const file = { fileName: 'leaf.jpg', contentType: 'image/jpeg', upload: 'http://127.0.0.1:9/leaf.jpg' }
    const made = await release.asset.create(at, { fields: { title: { en: 'Leaf' }, description: {}, file: { en: file } } } as never)
    const processed = await release.asset.processForAllLocales(at, made)
    expect([processed.fields.file['en']?.url, processed.sys.release.sys.id]).toEqual(['http://127.0.0.1:9/leaf.jpg', sys.id])
    await release.publish({ ...at, version: (await release.get(at)).sys.version })
    expect((await server.delivery.getAsset(made.sys.id)).fields['title']).toBe('Leaf')
  })
})

describe('the vendor’s preview client on a timeline', () => {
  it('sees what is there once a release is live, and at a time once all until then are', async () => {
    const { release, scheduledActions } = server.management
    const live = await publishNote('staged')
    await publishNote('passing')
    const make = async (title: string, inMs: number) => {
      const { sys } = await makeRelease(title, [item('staged'), ...(title === 'Second' ? [item('passing', 'unpublish')] : [])])
      await release.entry.update({ ...SCOPE, releaseId: sys.id, entryId: 'staged' }, { ...live, fields: { title: { en: title } } } as never)
      await scheduledActions.create(
        { spaceId: SPACE },
        {
          action: 'publish',
          entity: { sys: { type: 'Link', linkType: 'Release', id: sys.id } },
          environment: { sys: { type: 'Link', linkType: 'Environment', id: ENVIRONMENT } },
          scheduledFor: { datetime: new Date(server.runtime.clock.now() + inMs).toISOString() },
        },
      )
      return sys.id
    }
    const first = await make('First', HOUR_MS)
    const second = await make('Second', 2 * HOUR_MS)
    const seen = async (timeline: object) => {
      const { items } = await reader(timeline).getEntries({ 'sys.id[in]': ['staged', 'passing'], order: ['sys.id'] as never })
      return items.map(({ fields }) => fields['title'])
    }
    const at = (ms: number) => ({ timestamp: { lte: new Date(server.runtime.clock.now() + ms) } })
    expect(await seen({ release: { lte: first } })).toEqual(['passing', 'First'])
    expect(await seen({ release: { lte: second } })).toEqual(['Second'])
    expect(await seen(at(1000))).toEqual(['passing', 'staged'])
    expect(await seen(at(HOUR_MS * 1.5))).toEqual(['passing', 'First'])
    expect((await server.preview.getEntry('staged')).fields['title']).toBe('staged')
  })
})

describe('an entry scheduled with what it refers to', () => {
  it('takes its references live, but for types with the annotation that is named', async () => {
    const { management, runtime } = server
    const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
    const root = await management.contentType.createWithId({ contentTypeId: 'root' }, {
      name: 'Root',
      description: '',
      displayField: 'title',
      fields: [{ id: 'title', name: 'Title', type: 'Symbol', localized: false, required: false, validations: [] }],
      metadata: { annotations: { ContentType: [{ sys: { type: 'Link', linkType: 'Annotation', id: 'Contentful:AggregateRoot' } }] } },
    } as never)
    await management.contentType.publish({ contentTypeId: 'root' }, root)
    await management.entry.createWithId({ contentTypeId: 'root', entryId: 'other-page' }, { fields: { title: { en: 'Other' } } })
    await makeNote(management, 'part-2', { title: { en: 'Part 2' }, next: { en: link('other-page') } })
    await makeNote(management, 'part-1', { title: { en: 'Part 1' }, next: { en: link('part-2') } })
    const action = await management.scheduledActions.create({ spaceId: SPACE }, {
      action: 'publish',
      entity: { sys: { type: 'Link', linkType: 'Entry', id: 'part-1' } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: ENVIRONMENT } },
      scheduledFor: { datetime: new Date(runtime.clock.now() + 200).toISOString() },
      payload: { withReferences: { contentTypeAnnotationNotIn: ['Contentful:AggregateRoot'] } },
    } as never)
    expect(action).toMatchObject({ payload: { withReferences: { contentTypeAnnotationNotIn: ['Contentful:AggregateRoot'] } } })
    const published = async () => {
      const { items } = await management.entry.getMany({
        query: { 'sys.id[in]': 'part-1,part-2,other-page', 'sys.publishedAt[exists]': true },
      })
      return items.map(({ sys }) => sys.id).sort()
    }
    await expect.poll(published).toEqual(['part-1', 'part-2'])
  })
})
