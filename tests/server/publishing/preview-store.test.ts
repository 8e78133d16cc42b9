import { describe, expect, it } from 'vitest'
import type { Cms } from '../../../server/publishing/cms.ts'
import { createPreviewStore } from '../../../server/publishing/preview-store.ts'
import { readSites } from '../../../server/sites.ts'
import { createFakeCms, entry, linkTo, pageEntry } from '../../factories/cms.ts'

const previewOf = (cms: Cms) => createPreviewStore({ cms, sites: readSites() })
const HOME = { siteTag: 'ald-gb', language: 'en', key: 'home' }
const readHome = async (cms: Cms) => {
  const page = await previewOf(cms).get(HOME)
  if (page === undefined) throw new Error('No page')
  return page
}
const headline = (id: string, fields = {}) => entry(id, 'headline', { text: 'Good evening', ...fields })

describe('a draft', () => {
  it('previews a draft as the page it would be when published', async () => {
    const page = await readHome(createFakeCms(pageEntry('p', {}, ['h']), headline('h')))
    expect(page.blocks[0]).toEqual({ id: 'h', type: 'headline', version: 1, props: { text: 'Good evening', level: 2, align: 'start' } })
    expect(page.draft.problems).toEqual([])
  })

  it('shows what would keep a draft from being published on the block itself, which stays where it was', async () => {
    const page = await readHome(createFakeCms(pageEntry('p', {}, ['a', 'h']), headline('a'), entry('h', 'headline', { level: 9 })))
    expect(page.draft.problems.map(({ where }) => where)).toEqual(['Home > Headline 2 > Text', 'Home > Headline 2 > Level'])
    const [, note] = page.blocks
    expect(note).toMatchObject({ id: 'problem-h', type: 'preview-problem', slots: { body: [{ id: 'h', props: { level: 9 } }] } })
    expect(note?.props['problems']).toEqual(page.draft.problems.map(({ severity, where, message }) => ({ severity, where, message })))
  })

  it('shows a note instead of a block of a type or version that this shop does not know [BLOCK-57]', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['u', 'n']), entry('u', 'hologram', { depth: 3 }), headline('n', { schemaVersion: 99 }))
    const { blocks } = await readHome(cms)
    expect(blocks.map(({ type, slots }) => [type, slots])).toEqual([
      ['preview-problem', undefined],
      ['preview-problem', undefined],
    ])
  })

  it('shows a note in the middle of the layout for a reference that leads nowhere', async () => {
    const column = entry('c', 'accordion', { panels: ['one', 'gone'].map((id) => linkTo(id)) })
    const panel = entry('one', 'accordion-panel', { title: 'One', body: [linkTo('h')] })
    const { blocks } = await readHome(createFakeCms(pageEntry('p', {}, ['c']), column, panel, headline('h')))
    expect(blocks[0]?.slots?.['panels']?.map(({ id }) => id)).toEqual(['one', 'missing-c-1'])
  })

  it('lists warnings beside the page of a draft and not on it', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h'))
    const page = await previewOf(cms).get({ ...HOME, siteTag: 'ald-ca', language: 'fr' })
    expect(page?.draft.problems.every(({ severity }) => severity === 'warning')).toBe(true)
    expect(page?.blocks.map(({ type }) => type)).toEqual(['headline'])
  })

  it('hides the notes of a block outside its window, like the block', async () => {
    const meta = { visibleFrom: '2026-12-01T00:00:00Z', anchor: 'winter' }
    const { blocks } = await readHome(createFakeCms(pageEntry('p', {}, ['h']), entry('h', 'headline', { level: 9, meta })))
    expect(blocks[0]?.meta).toEqual({ visibleFrom: '2026-12-01T00:00:00.000Z' })
    expect(blocks[0]?.slots?.['body']?.[0]?.meta).toMatchObject({ anchor: 'winter' })
  })

  it('gives a draft another revision after each change, and the same one without', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h'))
    const first = (await readHome(cms)).draft.revision
    expect((await readHome(cms)).draft.revision).toBe(first)
    cms.put(headline('h', { text: 'Good night' }))
    expect((await readHome(cms)).draft.revision).not.toBe(first)
  })

  it('previews a draft whose words fall back to another language and whose blocks hold each other, deep down (complaint 6)', async () => {
    const nested = createFakeCms(
      pageEntry('p', {}, ['c']),
      entry('c', 'accordion', { panels: [linkTo('one')] }),
      entry('one', 'accordion-panel', { title: 'One', body: [linkTo('h'), linkTo('c')] }),
      headline('h'),
    )
    const page = await previewOf(nested).get({ siteTag: 'ald-ca', language: 'fr', key: 'home' })
    expect(page?.draft.problems.map(({ code }) => code)).toContain('cycle')
    const before = page?.draft.revision
    nested.put(headline('h', { text: 'Good night' }))
    const after = await previewOf(nested).get({ siteTag: 'ald-ca', language: 'fr', key: 'home' })
    expect(JSON.stringify(after?.blocks)).toContain('Good night')
    expect(after?.draft.revision).not.toBe(before)
  })

  it('puts no hidden characters into the words of a draft, so that comparisons hold (complaint 10)', async () => {
    const page = await readHome(createFakeCms(pageEntry('p', {}, ['h']), headline('h', { align: 'center' })))
    expect(page.blocks[0]?.props).toEqual({ text: 'Good evening', level: 2, align: 'center' })
    expect(JSON.stringify(page)).not.toMatch(/[\u200b-\u200f\u2060-\u206f\ufeff]/)
  })
})

it('previews nothing for a page or site that does not exist', async () => {
  const preview = previewOf(createFakeCms(pageEntry('p', {}, [])))
  expect(await preview.get({ ...HOME, key: 'nothing' })).toBeUndefined()
  expect(await preview.get({ ...HOME, siteTag: 'nobody' })).toBeUndefined()
})

describe('the blocks of a draft', () => {
  const panel = entry('one', 'accordion-panel', { title: 'Delivery', body: [linkTo('h'), linkTo('s')] })
  const shared = entry('s', 'fragment', { title: 'Promise', blocks: [linkTo('p1')] })
  const content = [pageEntry('p', {}, ['c', 'h']), entry('c', 'accordion', { panels: [linkTo('one'), linkTo('gone')] }), panel, shared]
  const preview = previewOf(createFakeCms(...content, headline('h', { schemaVersion: 99 }), entry('p1', 'hologram', { beam: 1 })))

  it('lists the blocks of a draft by name, in order, each once, shared sections among them', async () => {
    const outline = await preview.outline(HOME)
    expect(outline).toEqual({
      key: 'home',
      title: 'Home',
      blocks: [
        {
          id: 'c',
          name: 'Accordion',
          isShared: false,
          blocks: [
            {
              id: 'one',
              name: 'Accordion panel “Delivery”',
              isShared: false,
              blocks: [
                { id: 'h', name: 'Headline “Good evening”', isShared: false, blocks: [] },
                {
                  id: 's',
                  name: 'Shared section “Promise”',
                  isShared: true,
                  blocks: [{ id: 'p1', name: 'hologram', isShared: false, blocks: [] }],
                },
              ],
            },
          ],
        },
      ],
    })
  })

  it('copies a block as the CMS stores it, of any version, with all blocks inside and without shared sections', async () => {
    const clip = await preview.copy(HOME, 'c')
    expect(clip).toMatchObject({ vitrine: 'blocks', roots: ['c'], blocks: [{ id: 'c' }, { id: 'one' }, { id: 'h' }] })
    expect(clip?.blocks[2]).toEqual({ id: 'h', type: 'headline', fields: headline('h', { schemaVersion: 99 }).fields })
  })

  it('copies only blocks of the page: no other entry can be read this way', async () => {
    expect(await preview.copy(HOME, 'p')).toBeUndefined()
    expect(await preview.copy(HOME, 'elsewhere')).toBeUndefined()
    expect(await preview.copy({ ...HOME, key: 'nothing' }, 'c')).toBeUndefined()
    expect(await preview.outline({ ...HOME, key: 'nothing' })).toBeUndefined()
  })
})
