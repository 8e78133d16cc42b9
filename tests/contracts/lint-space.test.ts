import { afterAll, beforeAll, expect, it } from 'vitest'
import { lintContent } from '../../scripts/blocks/lint/lint-content.ts'
import { readSpace } from '../../scripts/blocks/lint/read-space.ts'
import { startContentful, type ContentfulServer } from './contentful-server.ts'

let server: ContentfulServer
beforeAll(async () => {
  server = await startContentful()
})
afterAll(() => server.close())

const makeType = async (contentTypeId: string, fields: readonly object[]): Promise<void> => {
  const { contentType } = server.management
  // The vendor's field type lists far more than these need.
  const draft = await contentType.createWithId({ contentTypeId }, { name: contentTypeId, displayField: '', fields: fields as never })
  await contentType.publish({ contentTypeId }, draft)
}
const text = (id: string) => ({ id, name: id, type: 'Symbol', localized: false, required: false })
const slot = { id: 'blocks', name: 'blocks', type: 'Array', localized: false, required: false, items: { type: 'Link', linkType: 'Entry' } }

const make = async (contentTypeId: string, entryId: string, values: Readonly<Record<string, unknown>>): Promise<void> => {
  const locale = (await server.management.locale.getMany({})).items.find((each) => each.default)?.code ?? ''
  const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { [locale]: value }]))
  await server.management.entry.publish({ entryId }, await server.management.entry.createWithId({ contentTypeId, entryId }, { fields }))
}

it('finds in a space what publishing would refuse or warn of, with page, block and field [BLOCK-57]', async () => {
  await makeType('page', [text('title'), text('key'), text('kind'), slot])
  await makeType('headline', [text('text')])
  await makeType('hologram', [text('beam')])
  await make('headline', 'empty', {})
  await make('hologram', 'ahead', { beam: 'blue' })
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
  await make('page', 'home', { title: 'Home', key: 'home', kind: 'home', blocks: [link('empty'), link('ahead')] })

  const content = await readSpace({ CONTENTFUL_HOST: `http://localhost:${server.port}/contentful`, APP_ENV: 'test' })
  const problems = lintContent(content, server.runtime.sites).filter(({ code }) => code !== 'missingTranslation')
  expect(problems.map(({ severity, code, page, blockId, path }) => [severity, code, page, blockId, path])).toEqual([
    ['error', 'propInvalid', 'home', 'empty', '/blocks/0/props'],
    ['warning', 'unknownType', 'home', 'ahead', '/blocks/1/type'],
    ['warning', 'descriptionMissing', 'home', '', '/seoDescription'],
  ])
  expect(problems[0]?.sites).toContain('ald-gb/en')
})
