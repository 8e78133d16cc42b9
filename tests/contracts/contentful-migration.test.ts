import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify, { type FastifyInstance } from 'fastify'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startMigrationWorker, type MigrationWorker } from '../../scripts/cms/start-migration-worker.ts'
import { contentfulEmulator } from '../../server/emulators/contentful/plugin.ts'
import { ENVIRONMENT, SPACE, startContentful, type ContentfulServer } from './contentful-server.ts'

let server: ContentfulServer
let secure: FastifyInstance
let worker: MigrationWorker
let managementHost: string
const directory = mkdtempSync(join(tmpdir(), 'contentful-migration-'))

/* The tool as it is, over real TLS with a certificate it is told to trust. */
beforeAll(async () => {
  server = await startContentful()
  const pems = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const certificate = join(directory, 'certificate.pem')
  writeFileSync(certificate, pems.cert)
  const app = Fastify({ https: { key: pems.private, cert: pems.cert } })
  await app.register(contentfulEmulator, { prefix: '/contentful', platform: server.platform })
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
})
