import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../../schemas/page.ts'
import { createPageStore } from '../../../server/publishing/page-store.ts'
import { createPublisher, type Publisher } from '../../../server/publishing/create-publishing.ts'
import { contentPositions, pageSnapshots, pageSources, publishReports } from '../../../server/database/schema/publishing.ts'
import { createFakeCms, entry, linkTo, pageEntry, type FakeCms } from '../../factories/cms.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

/* What users of comparable systems complain about most, and what happens here instead. */

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
})
afterAll(() => test.close())

beforeEach(async () => {
  const { database } = test.runtime
  for (const table of [pageSnapshots, pageSources, publishReports, contentPositions]) await database.delete(table)
})

const publisherOf = (cms: FakeCms): Publisher => createPublisher({ ...test.runtime, cms }, 'space/master')
/** From a store of its own: pages that an earlier test published are not cached. */
const blocksOf = async (siteTag: string, language: string) => {
  const pages = await createPageStore({ database: test.runtime.database, listen: test.handle.listen })
  const page = await pages.get({ siteTag, language, key: 'home' })
  await pages.close()
  return page?.blocks ?? []
}

describe('blocks in several languages', () => {
  it('keeps the words of each block, and its id in every language, when blocks are put in another order', async () => {
    const block = (id: string, en: string, ar: string) => entry(id, 'headline', {}, { text: { en, ar } })
    const cms = createFakeCms(
      pageEntry('p', {}, ['a', 'b', 'c']),
      block('a', 'One', 'واحد'),
      block('b', 'Two', 'اثنان'),
      block('c', 'Three', 'ثلاثة'),
    )
    const publisher = publisherOf(cms)
    await publisher.publishAll()
    cms.put(pageEntry('p', {}, ['c', 'a', 'b']))
    await publisher.publish([{ id: 'p', revision: 2 }])
    const shown = async (siteTag: string, language: string) =>
      (await blocksOf(siteTag, language)).map(({ id, props }) => [id, props['text']])
    expect(await shown('ald-gb', 'en')).toEqual([
      ['c', 'Three'],
      ['a', 'One'],
      ['b', 'Two'],
    ])
    expect(await shown('ald-ae', 'ar')).toEqual([
      ['c', 'ثلاثة'],
      ['a', 'واحد'],
      ['b', 'اثنان'],
    ])
  })
})

describe('a block that shows data', () => {
  it('publishes the query of a block that shows data, never its answer', async () => {
    const tray = entry('t', 'product-tray', { source: 'ids', productIds: ['900001', '900002'] })
    await publisherOf(createFakeCms(pageEntry('p', {}, ['t']), tray)).publishAll()
    const [block] = await blocksOf('ald-gb', 'en')
    expect(block?.props['productIds']).toEqual(['900001', '900002'])
    expect(Object.keys(block ?? {}).sort()).toEqual(['id', 'props', 'type', 'version'])
    expect(JSON.stringify(block)).not.toMatch(/price|stock|Hits|"name"/)
  })
})

describe('a reference to something that is not published', () => {
  const link = linkTo('nowhere')
  const everywhere = [
    entry('slot', 'button-group', { buttons: [link, linkTo('b')] }),
    entry('b', 'button', { label: 'Shop', href: '/women' }),
    entry('prop', 'text-and-image', { heading: 'Linen', text: 'Cool.', image: linkTo('nothing', 'Asset') }),
    entry('future', 'hologram', { beam: link, beams: [linkTo('nothing', 'Asset'), 'text'], panels: [link] }),
  ]

  it('publishes no raw link for a reference that leads nowhere, lets the page live, and names who refers to it', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['slot', 'future', 'nowhere']), ...everywhere)
    await publisherOf(cms).publishAll()
    const blocks = await blocksOf('ald-gb', 'en')
    expect(blocks.map(({ id }) => id)).toEqual(['slot', 'future'])
    expect(JSON.stringify(blocks)).not.toMatch(/"sys"|linkType|nowhere|nothing/)
    expect(blocks[1]?.props).toEqual({ beams: ['text'] })
    const reports = await test.runtime.database.select().from(publishReports)
    const report = reports.find(({ siteTag, key }) => siteTag === 'ald-gb' && key === 'home')
    expect(report?.outcome).toBe('live')
    expect(report?.problems.map(({ code, where, refersTo }) => [code, where, refersTo])).toEqual([
      ['missingEntry', 'Home > Button group > Buttons', 'nowhere'],
      ['missingEntry', 'Home > hologram > beam', 'nowhere'],
      ['missingAsset', 'Home > hologram > beams', 'nothing'],
      ['missingEntry', 'Home > hologram > panels', 'nowhere'],
      ['missingEntry', 'Home > blocks', 'nowhere'],
      ['unknownType', 'Home > hologram', undefined],
    ])
  })

  it('refuses a page whose block lacks a required picture, in words', async () => {
    const cms = createFakeCms(pageEntry('p', { key: 'landing/about', kind: 'landing' }, ['prop']), ...everywhere)
    await publisherOf(cms).publishAll()
    const reports = await test.runtime.database.select().from(publishReports)
    const report = reports.find(({ siteTag, key }) => siteTag === 'ald-gb' && key === 'landing/about')
    expect(report?.outcome).toBe('refused')
    expect(report?.problems.map(({ message }) => message)).toContain('A picture is needed, and it has to be published.')
  })
})

describe('rich text', () => {
  it('keeps the words of rich text with an embedded entry that is missing or has no fields', async () => {
    const target = (id: string): Json => ({ target: linkTo(id) })
    const words = (value: string): Json => ({ nodeType: 'text', value, marks: [], data: {} })
    const markdown: Json = {
      nodeType: 'document',
      data: {},
      content: [
        { nodeType: 'embedded-entry-block', data: target('gone'), content: [] },
        { nodeType: 'embedded-entry-block', data: {}, content: [] },
        {
          nodeType: 'paragraph',
          data: {},
          content: [
            words('Read '),
            { nodeType: 'entry-hyperlink', data: target('gone'), content: [words('our story')] },
            { nodeType: 'embedded-entry-inline', data: target('empty'), content: [] },
          ],
        },
      ],
    }
    await publisherOf(
      createFakeCms(pageEntry('p', {}, ['m']), entry('m', 'markdown', { markdown }), entry('empty', 'headline')),
    ).publishAll()
    const [block] = await blocksOf('ald-gb', 'en')
    expect(block?.props['markdown']).toEqual({
      nodeType: 'document',
      data: {},
      content: [{ nodeType: 'paragraph', data: {}, content: [words('Read '), words('our story')] }],
    })
  })
})
