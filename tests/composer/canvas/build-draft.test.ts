import { describe, expect, it } from 'vitest'
import { buildDraft } from '../../../composer/canvas/build-draft.ts'
import { SEED_PAGES } from '../../../demo/content/seed-pages.ts'
import { seedEntries } from '../../../platform/seed/seed-entries.ts'
import type { ComposeDocument } from '../../../schemas/api/compose.ts'
import type { BlockNode } from '../../../schemas/page.ts'
import { createPreviewStore } from '../../../server/publishing/preview-store.ts'
import { readSites } from '../../../server/sites.ts'
import type { CmsAsset, CmsEntry } from '../../../src/content/cms-entry.ts'
import { PROBLEM_BLOCK } from '../../../src/content/draft-page.ts'
import { asset, createFakeCms, entry, linkTo, pageEntry } from '../../factories/cms.ts'
import { site } from '../../factories/site.ts'

type Item = CmsEntry | CmsAsset

/** As the management API has them; the editor's document is made of these. */
const documentOf = async (pageId: string, items: readonly Item[]): Promise<ComposeDocument> => {
  const updatedAt = '2026-11-01T00:00:00Z'
  const entries = items.flatMap((item) =>
    'contentType' in item.sys ? [{ sys: { ...item.sys, type: 'Entry' as const, version: 3, updatedAt }, fields: item.fields }] : [],
  )
  const assets = items.flatMap(({ sys, fields }) =>
    'contentType' in sys ? [] : [{ sys: { ...sys, type: 'Asset' as const, version: 3, updatedAt }, fields }],
  )
  return {
    pageId,
    entries: Object.fromEntries(entries.map((each) => [each.sys.id, each])),
    assets: Object.fromEntries(assets.map((each) => [each.sys.id, each])),
    locales: await createFakeCms().locales(),
    usedBy: {},
  }
}

/** Blocks without notes around them, as the canvas has them. */
const withoutNotes = (nodes: readonly BlockNode[]): readonly BlockNode[] =>
  nodes.flatMap((node) => {
    if (node.type === PROBLEM_BLOCK && node.id.startsWith('problem-')) return withoutNotes(node.slots?.['body'] ?? [])
    const slots = node.slots && Object.fromEntries(Object.entries(node.slots).map(([name, slot]) => [name, withoutNotes(slot)]))
    return [slots === undefined ? node : { ...node, slots }]
  })

const bothOf = async (items: readonly Item[], pageId: string, siteKey = 'gb', language = 'en') => {
  const config = site(siteKey)
  const document = await documentOf(pageId, items)
  const key = String(document.entries[pageId]?.fields['key']?.['en'])
  const preview = await createPreviewStore({ cms: createFakeCms(...items), sites: readSites() }).get({
    siteTag: config.siteTag,
    language,
    key,
  })
  const composed = buildDraft({ document, site: config, language })
  if (preview === undefined || composed === undefined) throw new Error(`No page ${key}`)
  return { preview, composed }
}

const headline = (id: string, fields = {}) => entry(id, 'headline', { text: 'Good evening', ...fields })

describe('the page of an open document', () => {
  it('is the one that the preview shows, with defaults, pictures and shared sections', async () => {
    const { preview, composed } = await bothOf(
      [
        pageEntry('p', { seoTitle: 'At home' }, ['h', 'f', 'h', 'i']),
        headline('h'),
        entry('f', 'fragment', { title: 'Promise', blocks: [linkTo('a'), linkTo('h')] }),
        entry('a', 'accordion', { panels: [linkTo('one')] }),
        entry('one', 'accordion-panel', { title: 'One', body: [linkTo('h')] }),
        entry('i', 'hero', { heading: 'Coats', image: linkTo('pic', 'Asset') }),
        asset('pic'),
      ],
      'p',
    )
    const { draft: _, ...page } = composed
    expect(page).toEqual({ ...preview, draft: undefined })
    expect(JSON.stringify(page.blocks)).toContain('/images/art/pic.jpg')
    expect(JSON.stringify(page.blocks)).toContain('"id":"h-4"')
  })

  it('has a note where a block is missing or holds itself, and keeps blocks that the shop does not know', async () => {
    const { preview, composed } = await bothOf(
      [
        pageEntry('p', {}, ['u', 'a', 'gone', 'n']),
        entry('u', 'hologram', { depth: 3 }),
        entry('a', 'accordion', { panels: [linkTo('one'), linkTo('lost')] }),
        entry('one', 'accordion-panel', { title: 'One', body: [linkTo('a')] }),
        headline('n', { level: 9 }),
      ],
      'p',
    )
    expect(composed.blocks.filter(({ type }) => type !== 'hologram')).toEqual(withoutNotes(preview.blocks))
    expect(composed.blocks[0]).toMatchObject({ id: 'u', type: 'hologram', props: { depth: 3 } })
    expect(JSON.stringify(composed.blocks)).toContain('"missing-p-')
    expect(composed.draft.problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['cycle', 'missingEntry']))
  })

  it('falls back in languages as the preview does', async () => {
    const words = headline('h', {})
    const translated: CmsEntry = { ...words, fields: { ...words.fields, text: { en: 'Good evening', ar: 'مساء الخير' } } }
    const items = [pageEntry('p', {}, ['h', 'e']), translated, headline('e')]
    const { preview, composed } = await bothOf(items, 'p', 'ae', 'ar')
    expect(composed.blocks).toEqual(preview.blocks)
    expect(composed.blocks.map(({ props }) => props['text'])).toEqual(['مساء الخير', 'Good evening'])
  })

  it('has another revision after each change, and the same one without', async () => {
    const revision = async (text: string) => {
      const document = await documentOf('p', [pageEntry('p', {}, ['h']), headline('h', { text })])
      return buildDraft({ document, site: site('gb'), language: 'en' })?.draft.revision
    }
    expect(await revision('ab')).toBe(await revision('ab'))
    expect(new Set(await Promise.all(['ab', 'ba', 'a', 'Ab', 'āb'].map(revision))).size).toBe(5)
  })

  it('is none where the page itself is not among the entries', async () => {
    expect(buildDraft({ document: await documentOf('p', []), site: site('gb'), language: 'en' })).toBeUndefined()
  })
})

it('builds every page of the demo as the preview shows it', async () => {
  const items = seedEntries(SEED_PAGES).map(({ id, contentType, fields }): CmsEntry => ({
    sys: { id, contentType: { sys: { id: contentType } }, revision: 1 },
    // The seed's are JSON by locale.
    fields: fields as CmsEntry['fields'],
  }))
  const pages = items.filter(({ sys, fields }) => sys.contentType.sys.id === 'page' && fields['sites'] === undefined)
  expect(pages.length).toBeGreaterThan(10)
  for (const { sys } of pages) {
    const { preview, composed } = await bothOf(items, sys.id)
    expect(composed.blocks).toEqual(withoutNotes(preview.blocks))
  }
})
