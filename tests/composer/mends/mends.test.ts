import { describe, expect, it } from 'vitest'
import type { ComposeDocument, ComposeEntry, ComposeProblem } from '../../../schemas/api/compose.ts'
import type { Json } from '../../../schemas/page.ts'
import { mendsFor } from '../../../composer/mends/mends.ts'
import { createDocumentStore } from '../../../composer/document/document-store.ts'

const entryOf = (id: string, type: string, fields: ComposeEntry['fields']): ComposeEntry => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } }, version: 1, updatedAt: '2026-01-01T00:00:00Z' },
  fields,
})
const link = (uri: string, words: string): Json => ({ nodeType: 'hyperlink', data: { uri }, content: [{ nodeType: 'text', value: words }] })
const text = (...nodes: readonly Json[]): Json => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: nodes }],
})

const DOCUMENT: ComposeDocument = {
  pageId: 'page',
  entries: Object.fromEntries(
    [
      entryOf('page', 'page', { title: { en: 'Autumn' } }),
      entryOf('head', 'headline', { text: { en: 'Deep' }, level: { en: 4 } }),
      entryOf('hero', 'hero', { heading: { en: 'Autumn' }, image: { en: { sys: { type: 'Link', linkType: 'Asset', id: 'a' } } } }),
      entryOf('button', 'button', { label: { en: 'Shop' }, href: { en: '/gone', fr: '/disparu', ar: '/gone' } }),
      entryOf('poster', 'poster-card', { title: { en: 'Shop' }, href: { en: '/gone' } }),
      entryOf('words', 'markdown', { markdown: { en: text(link('/gone', 'old'), link('/women', 'new')) } }),
      entryOf('tray', 'product-tray', { productIds: { en: ['900001', '900007'] } }),
    ].map((entry) => [entry.sys.id, entry]),
  ),
  assets: {},
  locales: ['en', 'fr', 'ar', 'en-US'].map((code) => ({ code, fallbackCode: code === 'en' ? null : 'en', default: code === 'en' })),
  usedBy: {},
}

const problemAt = (code: string, entryId: string, rest: Partial<ComposeProblem> = {}): ComposeProblem => ({
  severity: 'warning',
  code,
  path: '',
  entryId,
  where: '',
  message: '',
  sites: ['ald-gb en'],
  ...rest,
})
const labels = (problem: ComposeProblem) => mendsFor(problem, DOCUMENT).map(({ label }) => label)

/** The fields of an entry once a mend is done, and once it is taken back. */
const mended = (problem: ComposeProblem, label: string, chosen = ''): ComposeEntry['fields'] => {
  const mend = mendsFor(problem, DOCUMENT).find((each) => each.label === label)
  if (mend === undefined || mend.kind === 'field') throw new Error(`There is no mend ${label} that edits`)
  const store = createDocumentStore(DOCUMENT, () => 0)
  store.edit({ values: mend.kind === 'change' ? mend.changes : mend.put(chosen) })
  const fields = store.get().document.entries[problem.entryId]?.fields ?? {}
  store.undo()
  expect(store.get().document.entries).toEqual(DOCUMENT.entries)
  return fields
}

describe('a heading that skips a level or repeats the first', () => {
  it('is given the level that the warning names, or the second', () => {
    const skipped = problemAt('headingSkipped', 'head', { values: { level: 4, before: 1, right: 2 } })
    expect(mended(skipped, 'level')['level']).toEqual({ en: 2 })
    expect(mended(problemAt('headingRepeated', 'head'), 'level')['level']).toEqual({ en: 2 })
  })

  it('is left to her where the block has no level to choose', () => {
    expect(labels(problemAt('headingRepeated', 'hero'))).toEqual([])
  })
})

describe('a link that leads nowhere', () => {
  const dead = { field: 'href', values: { address: '/gone' } }

  it('leads to the page that she chooses, in every language of the sites it was found on, and in no other', () => {
    const problem = problemAt('missingPage', 'button', { ...dead, sites: ['ald-gb en', 'ald-ae ar', 'ald-us en'] })
    expect(mended(problem, 'page', '/women')['href']).toEqual({ en: '/women', fr: '/disparu', ar: '/women' })
  })

  it('is removed; where another language would stand in, it has none of its own', () => {
    expect(mended(problemAt('missingPage', 'button', dead), 'removeLink')['href']).toEqual({ fr: '/disparu', ar: '/gone' })
    const arabic = problemAt('missingPage', 'button', { ...dead, sites: ['ald-ae ar'] })
    expect(mended(arabic, 'removeLink')['href']).toEqual({ en: '/gone', fr: '/disparu', ar: '' })
  })

  it('cannot be removed where the block needs one', () => {
    expect(labels(problemAt('missingPage', 'poster', dead))).toEqual(['page'])
  })

  it('is changed within a text, whose words stay when it is removed', () => {
    const problem = problemAt('missingPage', 'words', { field: 'markdown', values: { address: '/gone' } })
    expect(mended(problem, 'page', '/men')['markdown']).toEqual({ en: text(link('/men', 'old'), link('/women', 'new')) })
    expect(mended(problem, 'removeLink')['markdown']).toEqual({ en: text({ nodeType: 'text', value: 'old' }, link('/women', 'new')) })
  })
})

describe('a product that nobody can buy', () => {
  const soldOut = problemAt('soldOutProduct', 'tray', { field: 'productIds', values: { product: '900007', name: 'Sandal' } })

  it('is taken out of the list, or another one is put in its place', () => {
    expect(mended(soldOut, 'takeOut')['productIds']).toEqual({ en: ['900001'] })
    expect(mended(soldOut, 'product', '900002')['productIds']).toEqual({ en: ['900001', '900002'] })
  })

  it('leaves no list where it was the last one', () => {
    const only = problemAt('missingProduct', 'tray', { field: 'productIds', values: { product: '900001' } })
    expect(mended(only, 'takeOut')['productIds']).toEqual({ en: ['900007'] })
  })

  it('is mended as a link where a link leads to it', () => {
    const linked = problemAt('soldOutProduct', 'button', { field: 'href', values: { product: '900007', address: '/gone' } })
    expect(labels(linked)).toEqual(['page', 'removeLink'])
  })
})

describe('what has to be written', () => {
  it('leads to the field, in the language that lacks it', () => {
    const noAlt = problemAt('missingAlt', 'hero', { field: 'image', sites: ['ald-ae ar', 'ald-gb en'] })
    expect(mendsFor(noAlt, DOCUMENT)).toEqual([{ kind: 'field', label: 'alt', entryId: 'hero', field: 'image', locale: 'ar' }])
    const translation = problemAt('missingTranslation', 'head', { field: 'text', values: { wanted: 'fr', used: 'en' } })
    expect(mendsFor(translation, DOCUMENT)).toEqual([{ kind: 'field', label: 'translate', entryId: 'head', field: 'text', locale: 'fr' }])
  })
})

it('puts another picture in the place of one that is too heavy', () => {
  const heavy = problemAt('heavyImage', 'hero', { field: 'image' })
  expect(mended(heavy, 'picture', 'b')['image']).toEqual({ en: { sys: { type: 'Link', linkType: 'Asset', id: 'b' } } })
})

it('offers nothing for a problem whose block or field is gone, and for codes that only she can mend', () => {
  for (const code of ['missingPage', 'soldOutProduct', 'heavyImage', 'headingSkipped'])
    expect(labels(problemAt(code, 'nowhere', { field: 'href' })), code).toEqual([])
  expect(labels(problemAt('missingPage', 'button'))).toEqual([])
  for (const code of ['propInvalid', 'constructor', '']) expect(labels(problemAt(code, 'button', { field: 'href' })), code).toEqual([])
})
