import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENVIRONMENT, SPACE, startContentful, type ContentfulServer } from './contentful-server.ts'
import { refusal } from './refusal.ts'

const SCOPE = { spaceId: SPACE, environmentId: ENVIRONMENT }
const TITLE = { id: 'title', name: 'Title', type: 'Symbol', localized: false, required: true, validations: [] }

let server: ContentfulServer

beforeAll(async () => {
  server = await startContentful()
  const draft = await server.management.contentType.createWithId(
    { contentTypeId: 'note' },
    { name: 'Note', description: '', displayField: 'title', fields: [TITLE] as never },
  )
  await server.management.contentType.publish({ contentTypeId: 'note' }, draft)
})
afterAll(() => server.close())

const make = (entryId: string, fields: object = { title: { en: entryId } }) =>
  server.management.entry.createWithId({ contentTypeId: 'note', entryId }, { fields } as never)

const entitiesOf = (...ids: readonly string[]) => ({
  sys: { type: 'Array' as const },
  items: ids.map((id) => ({ sys: { type: 'Link' as const, linkType: 'Entry' as const, id } })),
})

const publishedOf = async (...ids: readonly string[]) => {
  const { items } = await server.management.entry.getMany({ query: { 'sys.id[in]': ids.join(','), 'sys.publishedAt[exists]': true } })
  return items.map(({ sys }) => sys.id).sort()
}

const outcomeOf = (releaseId: string, actionId: string) => server.management.releaseAction.get({ ...SCOPE, releaseId, actionId })

describe('a release in the vendor’s management client', () => {
  it('goes live and comes down whole', async () => {
    const { release } = server.management
    await Promise.all([make('whole-1'), make('whole-2')])
    const made = await release.create(SCOPE, { title: 'Summer', entities: entitiesOf('whole-1', 'whole-2') })
    expect(made.sys).toMatchObject({ type: 'Release', version: 1, status: 'active' })
    const up = await release.publish({ ...SCOPE, releaseId: made.sys.id, version: 1 })
    expect((await outcomeOf(made.sys.id, up.sys.id)).sys.status).toBe('succeeded')
    expect(await publishedOf('whole-1', 'whole-2')).toEqual(['whole-1', 'whole-2'])
    const { sys } = await release.get({ ...SCOPE, releaseId: made.sys.id })
    expect(sys.lastAction).toMatchObject({ sys: { id: up.sys.id } })
    await release.unpublish({ ...SCOPE, releaseId: made.sys.id, version: sys.version })
    expect(await publishedOf('whole-1', 'whole-2')).toEqual([])
    expect((await server.management.releaseAction.queryForRelease({ ...SCOPE, releaseId: made.sys.id })).items).toHaveLength(2)
  })

  it('publishes nothing while one of its entries is not ready, and says which', async () => {
    const { release } = server.management
    await Promise.all([make('half-1'), make('half-2', {})])
    const { sys } = await release.create(SCOPE, { title: 'Half', entities: entitiesOf('half-1', 'half-2') })
    const action = await release.publish({ ...SCOPE, releaseId: sys.id, version: 1 })
    expect(await outcomeOf(sys.id, action.sys.id)).toMatchObject({
      sys: { status: 'failed' },
      error: { sys: { id: 'ReleaseActionFailed' }, details: { errors: [{ entity: { sys: { id: 'half-2' } } }] } },
    })
    expect(await publishedOf('half-1', 'half-2')).toEqual([])
  })

  it('is checked without going live', async () => {
    const { release } = server.management
    await make('checked')
    const { sys } = await release.create(SCOPE, { title: 'Checked', entities: entitiesOf('checked') })
    const action = await release.validate({ ...SCOPE, releaseId: sys.id }, { action: 'publish' })
    expect((await outcomeOf(sys.id, action.sys.id)).sys.status).toBe('succeeded')
    expect(await publishedOf('checked')).toEqual([])
  })

  it('goes live at a time', async () => {
    const { release, scheduledActions } = server.management
    await make('dated')
    const { sys } = await release.create(SCOPE, { title: 'Dated', entities: entitiesOf('dated') })
    await scheduledActions.create(
      { spaceId: SPACE },
      {
        action: 'publish',
        entity: { sys: { type: 'Link', linkType: 'Release', id: sys.id } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: ENVIRONMENT } },
        scheduledFor: { datetime: new Date(server.runtime.clock.now() + 200).toISOString() },
      },
    )
    await expect.poll(() => publishedOf('dated')).toEqual(['dated'])
  })

  it('is changed at its version, put away, taken out, listed and deleted', async () => {
    const { release } = server.management
    const { sys } = await release.create(SCOPE, { title: 'Draft', entities: entitiesOf() })
    const at = { ...SCOPE, releaseId: sys.id }
    expect(await refusal(release.update({ ...at, version: 7 }, { title: 'New', entities: entitiesOf() }))).toMatchObject({
      name: 'VersionMismatch',
    })
    const changed = await release.update({ ...at, version: 1 }, { title: 'New', entities: entitiesOf() })
    expect((await release.archive({ ...at, version: changed.sys.version })).sys.status).toBe('archived')
    expect(await refusal(release.update({ ...at, version: 3 }, { title: 'No', entities: entitiesOf() }))).toMatchObject({
      name: 'BadRequest',
    })
    expect((await release.unarchive({ ...at, version: 3 })).sys.status).toBe('active')
    const page = await release.query({ ...SCOPE, query: { limit: 1, 'title[match]': 'new' } })
    expect(page.items.map(({ title }) => title)).toEqual(['New'])
    await release.delete(at)
    expect(await refusal(release.get(at))).toMatchObject({ name: 'NotFound' })
  })
})

describe('a snapshot in the vendor’s management client', () => {
  it('stores each publication of an entry, to go back to', async () => {
    const { entry, snapshot } = server.management
    const draft = await make('stored', { title: { en: 'First' } })
    const first = await entry.publish({ entryId: 'stored' }, draft)
    const second = await entry.update({ entryId: 'stored' }, { ...first, fields: { title: { en: 'Second' } } })
    const live = await entry.publish({ entryId: 'stored' }, second)
    const { items } = await snapshot.getManyForEntry({ entryId: 'stored' })
    expect(items.map(({ snapshot: { fields } }) => fields['title']['en'])).toEqual(['Second', 'First'])
    const snapshotId = items[1]?.sys.id ?? ''
    const past = await snapshot.getForEntry({ entryId: 'stored', snapshotId })
    expect(past.sys).toMatchObject({ type: 'Snapshot', snapshotType: 'publish', snapshotEntityType: 'Entry' })
    const back = await entry.update({ entryId: 'stored' }, { ...live, fields: past.snapshot.fields })
    await entry.publish({ entryId: 'stored' }, back)
    expect((await server.delivery.getEntry('stored')).fields).toEqual({ title: 'First' })
    await make('other')
    expect(await refusal(snapshot.getForEntry({ entryId: 'other', snapshotId }))).toMatchObject({ name: 'NotFound' })
  })

  it('goes with the entry it is of', async () => {
    const { entry, snapshot } = server.management
    await entry.publish({ entryId: 'passing' }, await make('passing'))
    await entry.unpublish({ entryId: 'passing' })
    await entry.delete({ entryId: 'passing' })
    await make('passing')
    expect((await snapshot.getManyForEntry({ entryId: 'passing' })).items).toEqual([])
  })

  it('stores each activation of a content type', async () => {
    const { contentType, snapshot } = server.management
    const { items } = await snapshot.getManyForContentType({ contentTypeId: 'note' })
    expect(items.map(({ snapshot: { name } }) => name)).toEqual(['Note'])
    const changed = await contentType.update(
      { contentTypeId: 'note' },
      { ...(await contentType.get({ contentTypeId: 'note' })), name: 'Notes' },
    )
    await contentType.publish({ contentTypeId: 'note' }, changed)
    expect((await snapshot.getManyForContentType({ contentTypeId: 'note' })).items).toHaveLength(2)
  })
})

describe('collections in the vendor’s management client', () => {
  it('are paged by cursor: entries and content types', async () => {
    const { entry, contentType } = server.management
    await Promise.all(['page-1', 'page-2', 'page-3'].map((id) => make(id)))
    const query = { 'sys.id[in]': 'page-1,page-2,page-3', order: 'sys.id', limit: 2 }
    const first = await entry.getManyWithCursor({ query })
    const second = await entry.getManyWithCursor({ query: { ...query, pageNext: first.pages?.next ?? '' } })
    expect([...first.items, ...second.items].map(({ sys }) => sys.id)).toEqual(['page-1', 'page-2', 'page-3'])
    expect(second.pages?.next).toBeUndefined()
    expect((await contentType.getManyWithCursor({ query: { limit: 5 } })).items.map(({ sys }) => sys.id)).toEqual(['note'])
  })
})
