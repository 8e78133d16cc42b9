import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify, { type FastifyInstance } from 'fastify'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startMigrationWorker, type MigrationWorker } from '../../scripts/cms/start-migration-worker.ts'
import { contentfulEmulator } from '../../platform/contentful/plugin.ts'
import { readOperationTable } from './operation-table.ts'
import { ENVIRONMENT, SPACE, startContentful, type ContentfulServer } from './contentful-server.ts'

let server: ContentfulServer
let secure: FastifyInstance
let worker: MigrationWorker
let managementHost: string
const directory = mkdtempSync(join(tmpdir(), 'contentful-migration-'))

/* The tool as it is, over real TLS with a certificate it is configured to trust. */
beforeAll(async () => {
  server = await startContentful()
  const pems = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const certificate = join(directory, 'certificate.pem')
  writeFileSync(certificate, pems.cert)
  const app = Fastify({ https: { key: pems.private, cert: pems.cert } })
  await app.register(contentfulEmulator, { prefix: '/contentful', runtime: server.runtime })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  secure = app as unknown as FastifyInstance
  managementHost = `https://localhost:${port}/contentful`
  vi.stubEnv('NODE_EXTRA_CA_CERTS', certificate)
  worker = startMigrationWorker()
})
afterAll(async () => {
  worker.stop()
  vi.unstubAllEnvs()
  await secure.close()
  await server.close()
})

const apply = (name: string, body: string) => {
  const file = join(directory, `${name}.ts`)
  writeFileSync(file, `export const migrate = (migration) => {\n${body}\n}\n`)
  const connection = { managementHost, accessToken: 'management-token', spaceId: SPACE, environmentId: ENVIRONMENT }
  return worker.apply({ connection, file: { name, url: pathToFileURL(file).href } })
}

describe('the vendor’s migration tool, over https', () => {
  it('makes a type with a control, and entries that it changes keep the versions it planned', async () => {
    await apply(
      '0001-make',
      `
      const book = migration.createContentType('book', { name: 'Book', displayField: 'title' })
      book.createField('title', { name: 'Title', type: 'Symbol', localized: true, required: true })
      book.createField('pages', { name: 'Pages', type: 'Integer' })
      book.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'As on the cover.' })`,
    )
    const { management } = server
    const draft = await management.entry.createWithId({ contentTypeId: 'book', entryId: 'book-1' }, { fields: { title: { en: 'Linen' } } })
    await management.entry.publish({ entryId: 'book-1' }, draft)
    await management.entry.createWithId({ contentTypeId: 'book', entryId: 'book-2' }, { fields: { title: { en: 'Wool' } } })
    await apply(
      '0002-fill',
      `
      migration.transformEntries({
        contentType: 'book', from: ['title'], to: ['pages'], shouldPublish: 'preserve',
        transformEntryForLocale: ({ title }, locale) => (locale === 'en' ? { pages: title.en.length } : undefined),
      })`,
    )
    const [one, two] = await Promise.all(['book-1', 'book-2'].map((entryId) => management.entry.get({ entryId })))
    expect(one).toMatchObject({ fields: { pages: { en: 5 } }, sys: { version: 4, publishedVersion: 3 } })
    expect(two).toMatchObject({ fields: { pages: { en: 4 } }, sys: { version: 2 } })
    expect(two?.sys.publishedVersion).toBeUndefined()
  }, 40_000)

  it('derives linked entries, moves fields and deletes what it made', async () => {
    await apply(
      '0003-derive',
      `
      const author = migration.createContentType('author', { name: 'Author', displayField: 'name' })
      author.createField('name', { name: 'Name', type: 'Symbol' })
      const book = migration.editContentType('book')
      book.createField('author', { name: 'Author', type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['author'] }] })
      book.moveField('author').toTheTop()
      migration.deriveLinkedEntries({
        contentType: 'book', derivedContentType: 'author', from: ['title'], toReferenceField: 'author', derivedFields: ['name'],
        identityKey: () => 'ann', shouldPublish: true, deriveEntryForLocale: (_fields, locale) => (locale === 'en' ? { name: 'Ann' } : undefined),
      })`,
    )
    const book = await server.delivery.getEntry('book-1', { include: 1 })
    expect(book.fields['author']).toMatchObject({ fields: { name: 'Ann' } })
    expect((await server.management.contentType.get({ contentTypeId: 'book' })).fields.map(({ id }) => id)).toEqual([
      'author',
      'title',
      'pages',
    ])
    await apply(
      '0004-passing',
      `migration.createContentType('passing', { name: 'Passing' }).createField('one', { name: 'One', type: 'Symbol' })`,
    )
    await apply('0005-gone', `migration.deleteContentType('passing')`)
    await expect(server.management.contentType.get({ contentTypeId: 'passing' })).rejects.toThrow(/could not be found/)
  }, 40_000)

  it('has the statements that docs/embedded-cms.md lists', async () => {
    const file = join(directory, 'statements.json')
    await apply(
      '0006-statements',
      `
      const { writeFileSync } = process.getBuiltinModule('node:fs')
      const namesOf = (object) => Object.keys(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(object)))
        .concat(Object.keys(object)).filter((name) => !(name in {}) && name !== 'dispatch' && typeof object[name] === 'function')
      const type = migration.createContentType('shelf', { name: 'Shelf' })
      type.createField('title', { name: 'Title', type: 'Symbol' })
      writeFileSync(${JSON.stringify(file)}, JSON.stringify({ migration: namesOf(migration), contentType: namesOf(type) }))`,
    )
    const known: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'))
    const names = Object.entries(known).flatMap(([object, statements]) => statements.map((statement) => `${object}.${statement}`))
    expect(
      readOperationTable('`contentful-migration`')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...new Set(names)].toSorted())
  }, 40_000)

  it('groups fields, arranges the sidebar and the editors, tags entries and annotates types', async () => {
    await apply(
      '0007-arrange',
      `
      const page = migration.createContentType('leaflet', { name: 'Leaflet', displayField: 'title' })
      for (const id of ['title', 'text', 'note', 'old']) page.createField(id, { name: id, type: 'Symbol' })
      page.setAnnotations(['Contentful:AggregateRoot'])
      page.setTaxonomyValidations([])
      page.configureEntryEditors([{ widgetNamespace: 'builtin', widgetId: 'default-editor' }])
      page.addSidebarWidget('sidebar-builtin', 'content-preview-widget', {}, 'publication-widget')
      const layout = page.createEditorLayout()
      layout.createFieldGroup('content', { name: 'Content' })
      layout.createFieldGroup('when', { name: 'When' })
      layout.changeFieldGroupControl('content', 'builtin', 'topLevelTab', { helpText: 'What shoppers read.' })
      layout.moveField('note').toTheTopOfFieldGroup('when')
      migration.createTag('spring', { name: 'Spring' }, 'public')`,
    )
    const { editorInterface, contentType, entry, tag } = server.management
    const { editorLayout, groupControls, sidebar } = await editorInterface.get({ contentTypeId: 'leaflet' })
    expect(editorLayout).toMatchObject([
      { groupId: 'content', items: [{ fieldId: 'title' }, { fieldId: 'text' }, { fieldId: 'old' }] },
      { groupId: 'when', items: [{ fieldId: 'note' }] },
    ])
    expect(groupControls).toMatchObject([
      { groupId: 'content', settings: { helpText: 'What shoppers read.' } },
      { groupId: 'when', widgetId: 'topLevelTab' },
    ])
    expect(sidebar?.map(({ widgetId }) => widgetId)).toContain('content-preview-widget')
    expect((await contentType.get({ contentTypeId: 'leaflet' })).metadata?.annotations?.ContentType).toMatchObject([
      { sys: { id: 'Contentful:AggregateRoot' } },
    ])
    await entry.createWithId({ contentTypeId: 'leaflet', entryId: 'leaflet-1' }, { fields: { title: { en: 'Spring' } } })
    await apply(
      '0008-tag',
      `
      migration.setTagsForEntries({
        contentType: 'leaflet', from: ['title'],
        setTagsForEntry: (_fields, _tags, all) => all.filter(({ sys }) => sys.id === 'spring'),
      })
      migration.editTag('spring', { name: 'Spring 2027' })
      migration.editContentType('leaflet').deleteField('old')`,
    )
    expect((await entry.get({ entryId: 'leaflet-1' })).metadata?.tags).toMatchObject([{ sys: { id: 'spring' } }])
    expect((await tag.get({ tagId: 'spring' })).name).toBe('Spring 2027')
    const { editorLayout: without } = await editorInterface.get({ contentTypeId: 'leaflet' })
    expect(JSON.stringify(without)).not.toContain('"old"')
  }, 60_000)
})
