import { describe, expect, it } from 'vitest'
import { PAGE_TEMPLATES, listTemplates } from '../../../server/compose/templates/page-templates.ts'
import type { TemplateBlock } from '../../../server/compose/templates/page-template.ts'
import { checkDocument } from '../../../server/compose/check-document.ts'
import { draftsOfTemplate } from '../../../server/compose/pages/new-drafts.ts'
import type { ComposeDocument, ComposeEntry } from '../../../schemas/api/compose.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import { ALL_SITES } from '../../../src/site/all-sites.ts'
import type { ClipBlock } from '../../../src/content/clipboard/clip.ts'

const toEntry = ({ id, type, fields }: ClipBlock): ComposeEntry => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } }, version: 1, updatedAt: '2026-01-01T00:00:00Z' },
  fields,
})

/** The page of a template as the composer opens it. */
const documentOf = (blocks: readonly TemplateBlock[]): ComposeDocument => {
  const { blocks: made, page } = draftsOfTemplate(blocks, 'en')
  const own = { title: { en: 'New' }, key: { en: 'landing/new' }, kind: { en: 'landing' } }
  const entries = [...made, { ...page, fields: { ...page.fields, ...own } }].map(toEntry)
  return {
    pageId: page.id,
    entries: Object.fromEntries(entries.map((entry) => [entry.sys.id, entry])),
    assets: {},
    locales: [{ code: 'en', fallbackCode: null, default: true }],
    usedBy: {},
  }
}

const allBlocks = (blocks: readonly TemplateBlock[]): readonly TemplateBlock[] =>
  blocks.flatMap((block) => [block, ...allBlocks(Object.values(block.slots ?? {}).flat())])

const FULL = PAGE_TEMPLATES.filter(({ id }) => id !== 'empty')

describe('templates', () => {
  it('are ten beside the empty page, each with a name of its own and words that say what it is for', () => {
    expect(new Set(PAGE_TEMPLATES.map(({ id }) => id)).size).toBe(11)
    expect(new Set(listTemplates().map(({ title }) => title)).size).toBe(11)
    for (const { description, outline } of listTemplates().filter(({ id }) => id !== 'empty')) {
      expect(description.length).toBeGreaterThan(20)
      expect(outline.length).toBeGreaterThan(2)
    }
  })

  it.each(PAGE_TEMPLATES)('$id is made of blocks and fields that this release knows', ({ blocks }) => {
    for (const { type, props = {}, slots = {} } of allBlocks(blocks)) {
      const schema = blockSchemas.get(type)
      expect(schema, type).toBeDefined()
      for (const name of Object.keys(props)) expect(ownValue(schema?.properties, name), `${type}.${name}`).toBeDefined()
      for (const name of Object.keys(slots)) expect(ownValue(schema?.['x-slots'], name), `${type}.${name}`).toBeDefined()
    }
  })

  it.each(FULL)('$id passes the publish gate on every site, but for pictures that she has to choose', ({ blocks }) => {
    const document = documentOf(blocks)
    const errors = checkDocument(document, ALL_SITES).filter(({ severity }) => severity === 'error')
    const asked = errors.map(({ entryId, field }) => {
      const schema = blockSchemas.get(document.entries[entryId]?.sys.contentType.sys.id ?? '')
      return schema?.properties[field ?? '']?.['x-field'] === 'asset' && schema.required?.includes(field ?? '') === true
    })
    expect(errors.filter((_error, index) => asked[index] !== true)).toEqual([])
  })

  it.each(FULL)('$id has one main heading and no words that stand in for others', ({ blocks }) => {
    const main = allBlocks(blocks).filter(({ type, props }) => type === 'hero' || (type === 'headline' && props?.['level'] === 1))
    expect(main).toHaveLength(1)
    expect(JSON.stringify(blocks)).not.toMatch(/lorem|ipsum|placeholder|your text|xxx|todo/i)
  })
})
