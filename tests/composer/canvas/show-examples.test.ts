import { describe, expect, it } from 'vitest'
import { buildDraft } from '../../../composer/canvas/build-draft.ts'
import { fixturesByType } from '../../../block-registry/fixtures.ts'
import type { ComposeDocument, ComposeEntry } from '../../../schemas/api/compose.ts'
import type { Json } from '../../../schemas/page.ts'
import { createFakeCms, linkTo } from '../../factories/cms.ts'
import { site } from '../../factories/site.ts'
import { defined } from '../../../src/lib/defined.ts'

type Fields = Readonly<Record<string, Json>>

const entry = (id: string, type: string, fields: Fields, publishedVersion?: number): ComposeEntry => ({
  sys: {
    ...{ id, type: 'Entry', contentType: { sys: { id: type } }, version: 3, updatedAt: '2026-11-01T00:00:00Z' },
    ...defined({ publishedVersion }),
  },
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { en: value }])),
})

const page = (...blocks: readonly string[]) =>
  entry('p', 'page', { title: 'Page', key: 'landing/page', kind: 'landing', blocks: blocks.map((id) => linkTo(id)) }, 1)

const documentOf = async (...entries: readonly ComposeEntry[]): Promise<ComposeDocument> => ({
  pageId: 'p',
  entries: Object.fromEntries(entries.map((each) => [each.sys.id, each])),
  assets: {},
  locales: await createFakeCms().locales(),
  usedBy: {},
})

const examples = new Map(
  Object.entries(fixturesByType).flatMap(([type, [first]]) => (first === undefined ? [] : [[type, first.node.props]])),
)
const draftOf = (document: ComposeDocument, given?: typeof examples) =>
  buildDraft({ document, site: site('gb'), language: 'en', ...defined({ examples: given }) })

describe('a block that was just added', () => {
  const example = examples.get('poster-card')

  it('looks like its example where it has nothing yet of what it needs', async () => {
    const [card] = draftOf(await documentOf(page('c'), entry('c', 'poster-card', {})), examples)?.blocks ?? []
    expect(example?.['title']).not.toBe('')
    expect(card?.props).toMatchObject({ title: example?.['title'], href: example?.['href'], image: example?.['image'] })
    // What it can do without stays as it is.
    const [hero] = draftOf(await documentOf(page('h'), entry('h', 'hero', {})), examples)?.blocks ?? []
    expect(hero?.props).toMatchObject({ heading: 'Coats for the long way home', image: null, eyebrow: '', text: '' })
  })

  it('shows what was written in it', async () => {
    const [card] = draftOf(await documentOf(page('c'), entry('c', 'poster-card', { title: 'Boots' })), examples)?.blocks ?? []
    expect(card?.props).toMatchObject({ title: 'Boots', image: example?.['image'] })
  })

  it('looks so wherever it stands: in other blocks, in shared sections, and the second time on the page', async () => {
    const document = await documentOf(
      page('a', 'h', 'f'),
      entry('a', 'accordion', { heading: 'Help', panels: [linkTo('one')] }, 2),
      entry('one', 'accordion-panel', { body: [linkTo('h')] }),
      entry('f', 'fragment', { title: 'Section', blocks: [linkTo('h')] }, 2),
      entry('h', 'headline', {}),
    )
    const text = String(examples.get('headline')?.['text'])
    expect(text).not.toBe('')
    const blocks = draftOf(document, examples)?.blocks ?? []
    const [panel] = blocks[0]?.slots?.['panels'] ?? []
    expect(panel?.props['title']).toBe(examples.get('accordion-panel')?.['title'])
    const all = [...(panel?.slots?.['body'] ?? []), ...blocks.slice(1)]
    expect(all.map(({ id, props }) => [id, props['text']])).toEqual([
      ['h', text],
      ['h-2', text],
      ['h-3', text],
    ])
  })

  it('still lacks what it lacks for the checks, and in the document', async () => {
    const document = await documentOf(page('h'), entry('h', 'headline', {}))
    const before = structuredClone(document)
    expect(draftOf(document, examples)?.draft.problems).toEqual(draftOf(document)?.draft.problems)
    expect(document).toEqual(before)
  })

  it('is shown anew once its example has come', async () => {
    const document = await documentOf(page('h'), entry('h', 'headline', {}))
    expect(draftOf(document, examples)?.draft.revision).not.toBe(draftOf(document)?.draft.revision)
  })
})

describe('no example is shown', () => {
  it('in a block that shoppers have seen', async () => {
    const document = await documentOf(page('h'), entry('h', 'headline', {}, 1))
    expect(draftOf(document, examples)).toEqual(draftOf(document))
  })

  it('in blocks of types that the shop does not know, whatever they are called', async () => {
    const document = await documentOf(page('u', 'v'), entry('u', 'hologram', {}), entry('v', '__proto__', {}))
    expect(draftOf(document, examples)).toEqual(draftOf(document))
  })
})
