import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENVIRONMENT, SPACE, startContentful, type ContentfulServer } from './contentful-server.ts'
import { refusal } from './refusal.ts'

let server: ContentfulServer
const SCOPE = { spaceId: SPACE, environmentId: ENVIRONMENT }

beforeAll(async () => {
  server = await startContentful()
})
afterAll(() => server.close())

const TITLE = { id: 'title', name: 'Title', type: 'Symbol', localized: true, required: true, validations: [{ size: { max: 10 } }] }
const LINK = {
  id: 'next',
  name: 'Next',
  type: 'Link',
  linkType: 'Entry',
  localized: false,
  required: false,
  validations: [{ linkContentType: ['note'] }],
}
const PICTURE = { id: 'picture', name: 'Picture', type: 'Link', linkType: 'Asset', localized: false, required: false, validations: [] }

const activeType = async (id: string, fields: object[] = [TITLE, LINK, PICTURE]) => {
  const draft = await server.management.contentType.createWithId(
    { contentTypeId: id },
    { name: id, description: '', displayField: 'title', fields: fields as never },
  )
  return server.management.contentType.publish({ contentTypeId: id }, draft)
}

describe('a content type in the vendor’s management client', () => {
  it('lives from draft to deletion with one version a step', async () => {
    const { management } = server
    const active = await activeType('passing')
    expect(active.sys).toMatchObject({ version: 2, publishedVersion: 1, publishedCounter: 1 })
    const renamed = await management.contentType.update({ contentTypeId: 'passing' }, { ...active, name: 'Passing by' })
    expect(renamed.sys.version).toBe(3)
    expect(await management.contentType.getMany({ query: { 'sys.id[in]': 'passing' } })).toMatchObject({
      total: 1,
      items: [{ name: 'Passing by' }],
    })
    await management.contentType.unpublish({ contentTypeId: 'passing' })
    await management.contentType.delete({ contentTypeId: 'passing' })
    expect((await refusal(management.contentType.get({ contentTypeId: 'passing' }))).name).toBe('NotFound')
  })

  it('refuses to drop a field that was not omitted first, then drops it with its values', async () => {
    const { management } = server
    const active = await activeType('shrinking', [TITLE, { ...TITLE, id: 'old', required: false }])
    const entry = await management.entry.createWithId(
      { contentTypeId: 'shrinking', entryId: 'shrunk' },
      { fields: { title: { en: 'a' }, old: { en: 'b' } } },
    )
    const without = { ...active, fields: active.fields.slice(0, 1) }
    expect((await refusal(management.contentType.update({ contentTypeId: 'shrinking' }, without))).name).toBe('ValidationFailed')
    const omitted = await management.contentType.update(
      { contentTypeId: 'shrinking' },
      { ...active, fields: active.fields.map((field) => ({ ...field, omitted: field.id === 'old' })) },
    )
    const live = await management.contentType.publish({ contentTypeId: 'shrinking' }, omitted)
    const dropped = await management.contentType.update({ contentTypeId: 'shrinking' }, { ...live, fields: live.fields.slice(0, 1) })
    await management.contentType.publish({ contentTypeId: 'shrinking' }, dropped)
    const stored = await management.entry.get({ entryId: 'shrunk' })
    expect(stored.fields).toEqual({ title: { en: 'a' } })
    expect(stored.sys.version).toBe(entry.sys.version)
  })

  it('has an editor interface that counts activations', async () => {
    const { management } = server
    const active = await activeType('edited')
    const editor = await management.editorInterface.get({ contentTypeId: 'edited' })
    expect(editor.sys.version).toBe(1)
    const changed = await management.editorInterface.update(
      { contentTypeId: 'edited' },
      { ...editor, controls: [{ fieldId: 'title', widgetId: 'singleLine', widgetNamespace: 'builtin' }] },
    )
    expect(changed.sys.version).toBe(2)
    await management.contentType.publish({ contentTypeId: 'edited' }, active)
    expect((await management.editorInterface.get({ contentTypeId: 'edited' })).sys.version).toBe(3)
  })
})

describe('an entry in the vendor’s management client', () => {
  beforeAll(async () => {
    await activeType('note')
  })

  it('lives from draft to deletion with the versions the vendor counts', async () => {
    const { entry } = server.management
    const draft = await entry.create({ contentTypeId: 'note' }, { fields: { title: { en: 'One' } } })
    const entryId = draft.sys.id
    expect(draft.sys).toMatchObject({ version: 1, contentType: { sys: { id: 'note' } } })
    const updated = await entry.update({ entryId }, { ...draft, fields: { title: { en: 'Two' } } })
    expect(updated.sys.version).toBe(2)
    const patched = await entry.patch({ entryId, version: 2 }, [{ op: 'replace', path: '/fields/title/en', value: 'Three' }])
    expect(patched).toMatchObject({ fields: { title: { en: 'Three' } }, sys: { version: 3 } })
    const published = await entry.publish({ entryId }, patched)
    expect(published.sys).toMatchObject({ version: 4, publishedVersion: 3, publishedCounter: 1 })
    const unpublished = await entry.unpublish({ entryId })
    expect(unpublished.sys).toMatchObject({ version: 5, publishedCounter: 1, firstPublishedAt: published.sys.firstPublishedAt })
    expect(unpublished.sys.publishedVersion).toBeUndefined()
    const archived = await entry.archive({ entryId })
    expect(archived.sys).toMatchObject({ version: 6, archivedVersion: 5 })
    expect((await entry.unarchive({ entryId })).sys.version).toBe(7)
    await entry.delete({ entryId })
    expect((await refusal(entry.get({ entryId }))).name).toBe('NotFound')
  })

  it('refuses a save made from an older version', async () => {
    const { entry } = server.management
    const draft = await entry.createWithId({ contentTypeId: 'note', entryId: 'contended' }, { fields: { title: { en: 'One' } } })
    await entry.update({ entryId: 'contended' }, draft)
    expect((await refusal(entry.update({ entryId: 'contended' }, draft))).name).toBe('VersionMismatch')
    expect((await refusal(entry.createWithId({ contentTypeId: 'note', entryId: 'contended' }, { fields: {} }))).name).toBe(
      'VersionMismatch',
    )
  })

  it('refuses an unknown field and an unknown locale when it is saved', async () => {
    const { entry } = server.management
    const wrong = await refusal(entry.create({ contentTypeId: 'note' }, { fields: { titel: { en: 'One' }, title: { 'xx-XX': 'One' } } }))
    expect(wrong).toMatchObject({
      name: 'InvalidEntry',
      details: {
        errors: [
          { name: 'unknown', path: ['fields', 'titel'] },
          { name: 'unknown', path: ['fields', 'title', 'xx-XX'] },
        ],
      },
    })
  })

  it.each([
    ['a missing required field', {}, 'required', ['fields', 'title', 'en']],
    ['a text that is too long', { title: { en: 'More than ten' } }, 'size', ['fields', 'title', 'en']],
    ['a value of another type', { title: { en: 7 } }, 'type', ['fields', 'title', 'en']],
  ])('stores a draft with %s and refuses to publish it', async (_what, fields, name, path) => {
    const { entry } = server.management
    const draft = await entry.create({ contentTypeId: 'note' }, { fields })
    const refused = await refusal(entry.publish({ entryId: draft.sys.id }, draft))
    expect(refused).toMatchObject({ name: 'InvalidEntry', details: { errors: [{ name, path }] } })
  })

  it('refuses to publish links that lead nowhere or to another content type', async () => {
    const { entry } = server.management
    const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
    const nowhere = await entry.create({ contentTypeId: 'note' }, { fields: { title: { en: 'One' }, next: { en: link('nowhere') } } })
    expect(await refusal(entry.publish({ entryId: nowhere.sys.id }, nowhere))).toMatchObject({
      name: 'UnresolvedLinks',
      details: {
        errors: [{ name: 'notResolvable', link: { type: 'Link', linkType: 'Entry', id: 'nowhere' }, path: ['fields', 'next', 'en'] }],
      },
    })
    await activeType('stranger')
    await entry.createWithId({ contentTypeId: 'stranger', entryId: 'a-stranger' }, { fields: {} })
    const wrong = await entry.create({ contentTypeId: 'note' }, { fields: { title: { en: 'One' }, next: { en: link('a-stranger') } } })
    expect(await refusal(entry.publish({ entryId: wrong.sys.id }, wrong))).toMatchObject({
      name: 'InvalidEntry',
      details: { errors: [{ name: 'linkContentType' }] },
    })
  })

  it('refuses to delete or archive what readers see', async () => {
    const { entry } = server.management
    const draft = await entry.createWithId({ contentTypeId: 'note', entryId: 'live' }, { fields: { title: { en: 'Live' } } })
    await entry.publish({ entryId: 'live' }, draft)
    expect((await refusal(entry.delete({ entryId: 'live' }))).name).toBe('BadRequest')
    expect((await refusal(entry.archive({ entryId: 'live' }))).name).toBe('BadRequest')
  })

  it('shows what it refers to, drafts and all', async () => {
    const { entry } = server.management
    await entry.createWithId({ contentTypeId: 'note', entryId: 'child' }, { fields: { title: { en: 'Child' } } })
    await entry.createWithId(
      { contentTypeId: 'note', entryId: 'parent' },
      { fields: { next: { en: { sys: { type: 'Link', linkType: 'Entry', id: 'child' } } } } },
    )
    const references = await entry.references({ entryId: 'parent', include: 2 })
    expect(references).toMatchObject({ items: [{ sys: { id: 'parent' } }], includes: { Entry: [{ sys: { id: 'child' } }] } })
  })

  it('is published in bulk with others, all or none', async () => {
    const { management } = server
    const make = (entryId: string, fields: object) => management.entry.createWithId({ contentTypeId: 'note', entryId }, { fields } as never)
    const entries = [await make('bulk-1', { title: { en: 'One' } }), await make('bulk-2', {})]
    const links = entries.map(({ sys }) => ({
      sys: { type: 'Link' as const, linkType: 'Entry' as const, id: sys.id, version: sys.version },
    }))
    const publish = async () => {
      const action = await management.bulkAction.publish(SCOPE, { entities: { sys: { type: 'Array' }, items: links } })
      return management.bulkAction.get({ ...SCOPE, bulkActionId: action.sys.id })
    }
    expect(await publish()).toMatchObject({
      sys: { status: 'failed' },
      error: { sys: { id: 'BulkActionFailed' }, details: { errors: [{ entity: { sys: { id: 'bulk-2' } } }] } },
    })
    expect((await management.entry.get({ entryId: 'bulk-1' })).sys.publishedVersion).toBeUndefined()
    const [, second] = entries
    if (second === undefined) throw new Error('no second entry')
    const mended = await management.entry.update({ entryId: 'bulk-2' }, { ...second, fields: { title: { en: 'Two' } } })
    links.splice(1, 1, { sys: { type: 'Link', linkType: 'Entry', id: 'bulk-2', version: mended.sys.version } })
    expect((await publish()).sys.status).toBe('succeeded')
    expect((await management.entry.get({ entryId: 'bulk-1' })).sys).toMatchObject({ publishedVersion: 1, version: 2 })
  })
})

describe('assets, locales, tags, webhooks and the space in the vendor’s management client', () => {
  it('leaves a file of the shop’s own as it was given and publishes the asset', async () => {
    const { asset } = server.management
    const file = {
      fileName: 'hero.jpg',
      contentType: 'image/jpeg',
      url: '/images/art/hero.jpg',
      details: { size: 10, image: { width: 1600, height: 900 } },
    }
    const draft = await asset.createWithId({ assetId: 'hero' }, { fields: { title: { en: 'Hero' }, file: { en: file } } } as never)
    const published = await asset.publish({ assetId: 'hero' }, draft)
    expect(published.fields.file['en']).toEqual(file)
  })

  it('turns an upload into a file when it is processed, and not before publishes it', async () => {
    const { asset } = server.management
    const draft = await asset.create({}, {
      fields: {
        title: { en: 'Leaf' },
        file: { en: { fileName: 'leaf.jpg', contentType: 'image/jpeg', upload: 'http://127.0.0.1:9/leaf.jpg' } },
      },
    } as never)
    expect((await refusal(asset.publish({ assetId: draft.sys.id }, draft))).name).toBe('InvalidEntry')
    const processed = await asset.processForAllLocales({}, draft)
    expect(processed.fields.file['en']).toMatchObject({ url: 'http://127.0.0.1:9/leaf.jpg', fileName: 'leaf.jpg' })
    expect((await asset.publish({ assetId: draft.sys.id }, processed)).sys.publishedVersion).toBe(2)
  })

  it('adds, changes and removes a locale', async () => {
    const { locale } = server.management
    const base = { fallbackCode: 'en', optional: true, contentDeliveryApi: true, contentManagementApi: true }
    const made = await locale.create({}, { ...base, code: 'pt', name: 'Portuguese' })
    expect(await refusal(locale.create({}, { ...base, code: 'pt', name: 'Again' }))).toMatchObject({
      name: 'ValidationFailed',
      details: { errors: [{ name: 'taken' }] },
    })
    const changed = await locale.update({ localeId: made.sys.id }, { ...made, name: 'Português' })
    expect(changed).toMatchObject({ name: 'Português', sys: { version: 2 } })
    await locale.delete({ localeId: made.sys.id })
    expect((await locale.getMany({})).items.map(({ code }) => code)).toEqual(['en'])
  })

  it('makes a tag and does not delete it while an entry carries it', async () => {
    const { tag, entry } = server.management
    const made = await tag.createWithId({ tagId: 'spring' }, { name: 'Spring', sys: { visibility: 'public' } as never })
    expect(made.sys.visibility).toBe('public')
    await activeType('tagged')
    await entry.createWithId(
      { contentTypeId: 'tagged', entryId: 'tagged-1' },
      { fields: {}, metadata: { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'spring' } }] } },
    )
    expect((await entry.getMany({ query: { 'metadata.tags.sys.id[in]': 'spring' } })).items).toHaveLength(1)
    expect((await refusal(tag.delete({ tagId: 'spring', version: 1 }))).name).toBe('ActionPreconditionsFailed')
  })

  it('stores webhook definitions and shows only the end of the signing secret', async () => {
    const { webhook } = server.management
    const made = await webhook.create({}, { name: 'publisher', url: 'https://example.com/hook', topics: ['Entry.publish'], headers: [] })
    expect((await webhook.getMany({})).items.map(({ name }) => name)).toContain('publisher')
    const changed = await webhook.update({ webhookDefinitionId: made.sys.id }, { ...made, topics: ['Entry.*'] })
    expect(changed).toMatchObject({ topics: ['Entry.*'], sys: { version: 2 } })
    const secret = await webhook.upsertSigningSecret({}, { value: 'a'.repeat(60) + 'wxyz' })
    expect(secret.redactedValue).toBe('wxyz')
    await webhook.delete({ webhookDefinitionId: made.sys.id })
  })

  it('knows its space, environment and user', async () => {
    const { management } = server
    expect((await management.space.get({})).sys.id).toBe('vitrine')
    expect((await management.environment.get({})).sys.id).toBe('master')
    expect((await management.user.getCurrent()).sys.type).toBe('User')
    expect((await refusal(management.entry.get({ spaceId: 'other', entryId: 'x' }))).name).toBe('NotFound')
  })
})
