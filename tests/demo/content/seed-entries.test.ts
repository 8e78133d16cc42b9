import { describe, expect, it } from 'vitest'
import { ART_WORDS } from '../../../demo/content/art-words.ts'
import { seedAssets } from '../../../demo/content/seed-assets.ts'
import { seedEntries } from '../../../platform/seed/seed-entries.ts'
import { SCENES } from '../../../demo/pictures/manifest.ts'
import { SEED_PAGES } from '../../../demo/content/seed-pages.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import { toRichText } from '../../../platform/seed/to-rich-text.ts'

describe('the seed', () => {
  const entries = seedEntries(SEED_PAGES)

  it('makes what is inside before what holds it, each entry once', () => {
    const ids = entries.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.indexOf('promises')).toBeLessThan(ids.indexOf('shared-promises'))
    expect(ids.every((id) => /^[a-zA-Z0-9._-]{1,64}$/.test(id))).toBe(true)
  })

  it('shows merchandisers an example of every block', () => {
    const seeded = new Set(entries.map(({ contentType }) => contentType))
    expect([...blockSchemas.keys()].filter((type) => !seeded.has(type))).toEqual([])
  })

  it('shows only pictures that are rendered, each described in every language', () => {
    const rendered = new Set(seedAssets('http://localhost').map(({ id }) => id))
    const used = JSON.stringify(entries).matchAll(/"linkType":"Asset","id":"([^"]+)"/g)
    expect([...used].filter(([, id]) => !rendered.has(id ?? ''))).toEqual([])
    expect(Object.keys(SCENES).filter((name) => ART_WORDS[name] === undefined)).toEqual([])
  })
})

describe('text written as Markdown', () => {
  it('becomes headings, paragraphs, lists, links and marks', () => {
    expect(toRichText('## When\n\nIn **2 days**, [ask](/contact).\n\n- one\n- *two*').content.map(({ nodeType }) => nodeType)).toEqual([
      'heading-2',
      'paragraph',
      'unordered-list',
    ])
    expect(toRichText('In **2 days**').content[0]?.content).toEqual([
      { nodeType: 'text', value: 'In ', marks: [], data: {} },
      { nodeType: 'text', value: '2 days', marks: [{ type: 'bold' }], data: {} },
    ])
    expect(toRichText('[ask](/contact)').content[0]?.content?.[0]).toMatchObject({ nodeType: 'hyperlink', data: { uri: '/contact' } })
  })

  it('keeps quotes and ampersands as they are', () => {
    expect(
      toRichText('“A” & \'B\' "C"')
        .content[0]?.content?.map(({ value }) => value)
        .join(''),
    ).toBe('“A” & \'B\' "C"')
  })

  it('may hold nothing rich text cannot', () => {
    expect(() => toRichText('```\ncode\n```')).toThrow('code')
  })
})
