import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CMS_LOCALES } from '../../scripts/cms/ensure-locales.ts'
import { listMigrations, readSquashed, type MigrationFile } from '../../scripts/cms/list-migrations.ts'
import { runCmsMigrations } from '../../scripts/cms/run-cms-migrations.ts'
import { ENVIRONMENT, SPACE, startContentful, type ContentfulServer } from '../contracts/contentful-server.ts'
import { defined } from '../../src/lib/defined.ts'

let server: ContentfulServer
let directory: URL

beforeAll(async () => {
  directory = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'cms-migrations-'))}/`)
  server = await startContentful()
})
afterAll(() => server.close())

const run = (migrations?: readonly MigrationFile[]) =>
  runCmsMigrations({
    managementHost: `http://localhost:${server.port}/contentful`,
    accessToken: 'management-token',
    spaceId: SPACE,
    environmentId: ENVIRONMENT,
    log: () => undefined,
    ...defined({ migrations }),
  })

const migration = (name: string, body: string): MigrationFile => {
  const url = new URL(`${name}.ts`, directory)
  writeFileSync(url, `export const migrate = (migration) => {\n${body}\n}\n`)
  return { name, url: url.href }
}

const fieldsOf = async (contentTypeId: string) => (await server.management.contentType.get({ contentTypeId })).fields.map(({ id }) => id)

describe('the content model of an empty space', () => {
  it('is made whole from the migrations by the vendor’s own tool, and a second run changes nothing', async () => {
    expect(await run()).toEqual(listMigrations().map(({ name }) => name))
    const { items } = await server.management.contentType.getMany({ query: { limit: 1000 } })
    expect(items.every(({ sys }) => sys.version === Number(sys.publishedVersion) + 1)).toBe(true)
    expect(items.find(({ sys }) => sys.id === 'hero')?.fields.find(({ id }) => id === 'buttons')).toMatchObject({
      type: 'Array',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
      validations: [{ size: { max: 3 } }],
    })
    expect((await server.management.editorInterface.get({ contentTypeId: 'page' })).controls).toContainEqual(
      expect.objectContaining({
        fieldId: 'key',
        settings: expect.objectContaining({ helpText: expect.stringContaining('home, product') }),
      }),
    )
    const versions = items.map(({ sys }) => [sys.id, sys.version])
    expect(await run()).toEqual([])
    const after = await server.management.contentType.getMany({ query: { limit: 1000 } })
    expect(after.items.map(({ sys }) => [sys.id, sys.version])).toEqual(versions)
  }, 180_000)

  it('has every locale, each falling back to its language', async () => {
    const { items } = await server.management.locale.getMany({})
    expect(items.map(({ code, fallbackCode }) => [code, fallbackCode])).toEqual([
      ['en', null],
      ...CMS_LOCALES.map(({ code, fallbackCode }) => [code, fallbackCode]),
    ])
  })
})

describe('a space that an older release has made', () => {
  const [first] = listMigrations()
  const through = (first === undefined ? undefined : readSquashed(first))?.through ?? ''
  const noteApplied = (name: string) =>
    server.management.entry.createWithId(
      { contentTypeId: 'migrationHistory', entryId: `migration-${name}` },
      { fields: { name: { en: name }, state: { en: 'applied' }, changedAt: { en: new Date().toISOString() } } },
    )
  const forget = async (name: string) => server.management.entry.delete({ entryId: `migration-${name}` })
  const squashed = first === undefined ? [] : [first]

  it('that has only some of the steps that became one is refused, with what to do, and nothing of it is changed', async () => {
    await forget(first?.name ?? '')
    await expect(run(squashed)).rejects.toThrow(new RegExp(`cms-migrations/${through}\\.ts first`))
    const { items } = await server.management.entry.getMany({ query: { content_type: 'migrationHistory', limit: 1000 } })
    expect(items.map(({ fields }) => fields['name']?.['en'])).not.toContain(first?.name)
  })

  it('that has the last of the steps that became one goes on with those after it', async () => {
    await noteApplied(through)
    expect(await run()).toEqual([])
  })
})

describe('a migration', () => {
  it('that was interrupted goes on from where it stopped', async () => {
    const { management } = server
    const draft = await management.contentType.createWithId(
      { contentTypeId: 'half' },
      {
        name: 'Half',
        description: '',
        displayField: 'one',
        fields: [{ id: 'one', name: 'One', type: 'Symbol', localized: false, required: false }],
      },
    )
    await management.entry.createWithId(
      { contentTypeId: 'migrationHistory', entryId: 'migration-9001-half' },
      { fields: { name: { en: '9001-half' }, state: { en: 'started' }, changedAt: { en: new Date().toISOString() } } },
    )
    const half = migration(
      '9001-half',
      `
      const half = migration.createContentType('half', { name: 'Half', displayField: 'one' })
      half.createField('one', { name: 'One', type: 'Symbol' })
      half.createField('two', { name: 'Two', type: 'Symbol' })`,
    )
    expect(await run([half])).toEqual(['9001-half'])
    expect(draft.sys.publishedVersion).toBeUndefined()
    expect(await fieldsOf('half')).toEqual(['one', 'two'])
    expect((await management.contentType.get({ contentTypeId: 'half' })).sys.publishedVersion).toBeDefined()
  }, 30_000)

  it('that fails says why, is not stored as applied and stops those after it', async () => {
    const wrong = migration('9002-wrong', `migration.editContentType('nowhere', { name: 'Nowhere' })`)
    const next = migration(
      '9003-next',
      `migration.createContentType('next', { name: 'Next' }).createField('one', { name: 'One', type: 'Symbol' })`,
    )
    await expect(run([wrong, next])).rejects.toThrow(/9002-wrong failed.*(?:nowhere|Validation)/s)
    const { items } = await server.management.contentType.getMany({ query: { 'sys.id[in]': 'next' } })
    expect(items).toEqual([])
  }, 30_000)

  it('carries entries over to the fields it renames, fills and drops', async () => {
    const first = migration(
      '9004-first',
      `
      const story = migration.createContentType('story', { name: 'Story', displayField: 'code' })
      story.createField('code', { name: 'Code', type: 'Symbol' })
      story.createField('name', { name: 'Name', type: 'Symbol', localized: true })
      story.createField('old', { name: 'Old', type: 'Symbol' })`,
    )
    await run([first])
    const draft = await server.management.entry.createWithId(
      { contentTypeId: 'story', entryId: 'story-1' },
      { fields: { name: { en: 'ann', fr: 'anne' }, old: { en: 'x' } } },
    )
    await server.management.entry.publish({ entryId: 'story-1' }, draft)
    const second = migration(
      '9005-second',
      `
      const story = migration.editContentType('story')
      story.createField('upper', { name: 'Upper', type: 'Symbol', localized: true })
      story.changeFieldId('name', 'title')
      story.deleteField('old')
      migration.transformEntries({
        contentType: 'story', from: ['title'], to: ['upper'], shouldPublish: 'preserve',
        transformEntryForLocale: ({ title }, locale) => (title?.[locale] === undefined ? undefined : { upper: title[locale].toUpperCase() }),
      })`,
    )
    await run([first, second])
    const entry = await server.management.entry.get({ entryId: 'story-1' })
    expect(entry.fields).toEqual({ title: { en: 'ann', fr: 'anne' }, upper: { en: 'ANN', fr: 'ANNE' } })
    expect((await server.delivery.getEntry('story-1', { locale: 'fr' })).fields).toEqual({ title: 'anne', upper: 'ANNE' })
    expect((await fieldsOf('story')).sort()).toEqual(['code', 'title', 'upper'])
  }, 30_000)

  it('publishes no draft, empties no value it was not asked for, and stumbles over no entry of another type', async () => {
    const { management } = server
    const first = migration(
      '9006-first',
      `
      for (const id of ['note', 'memo']) {
        const type = migration.createContentType(id, { name: id, displayField: 'text' })
        type.createField('text', { name: 'Text', type: 'Symbol', localized: true })
        type.createField('aside', { name: 'Aside', type: 'Symbol' })
      }`,
    )
    await run([first])
    const make = (contentTypeId: string, entryId: string) =>
      management.entry.createWithId({ contentTypeId, entryId }, { fields: { text: { en: entryId }, aside: { en: 'kept' } } })
    await management.entry.publish({ entryId: 'note-live' }, await make('note', 'note-live'))
    const draft = await make('note', 'note-draft')
    // Nobody can publish this one: its type has since asked for a field it does not have.
    await make('memo', 'memo-invalid')
    const second = migration(
      '9007-second',
      `
      migration.editContentType('memo').createField('needed', { name: 'Needed', type: 'Symbol', required: true })
      const note = migration.editContentType('note')
      note.createField('loud', { name: 'Loud', type: 'Symbol', localized: true })
      migration.transformEntries({
        contentType: 'note', from: ['text'], to: ['loud'], shouldPublish: 'preserve',
        transformEntryForLocale: ({ text }, locale) => (text?.[locale] === undefined ? undefined : { loud: text[locale] + '!' }),
      })`,
    )
    await run([first, second])
    const [live, after, other] = await Promise.all(
      ['note-live', 'note-draft', 'memo-invalid'].map((entryId) => management.entry.get({ entryId })),
    )
    expect(live?.fields).toEqual({ text: { en: 'note-live' }, aside: { en: 'kept' }, loud: { en: 'note-live!' } })
    expect(live?.sys.version).toBe(Number(live?.sys.publishedVersion) + 1)
    expect(draft.sys.publishedVersion).toBeUndefined()
    expect([after?.sys.publishedVersion, after?.fields['aside'], after?.fields['loud']]).toEqual([
      undefined,
      { en: 'kept' },
      { en: 'note-draft!' },
    ])
    expect(other?.fields).toEqual({ text: { en: 'memo-invalid' }, aside: { en: 'kept' } })
  }, 30_000)
})
