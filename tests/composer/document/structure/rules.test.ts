import { describe, expect, it } from 'vitest'
import { newEntryId } from '../../../../src/content/composing/new-entry-id.ts'
import { makeBlock } from '../../../../src/content/composing/structure/make-block.ts'
import { fits, hasRoom, spotOf, takesBlocks, typesFor } from '../../../../composer/document/structure/rules.ts'
import { blockSchemas } from '../../../../src/content/block-schemas.ts'
import { composeEntry } from '../setup.ts'
import { idsIn, landing, links } from './setup.ts'

describe('what a place allows', () => {
  const document = landing()

  it('is what its schema lists, and nothing else', () => {
    expect(typesFor(spotOf(document, ['page', 'questions'], 'panels'))).toEqual(['accordion-panel'])
    expect(typesFor(spotOf(document, ['page', 'questions', 'one'], 'body'))).toContain('markdown')
    expect(typesFor(spotOf(document, ['page', 'questions', 'one'], 'body'))).not.toContain('hero')
    expect(typesFor(spotOf(document, ['page', 'head'], 'blocks'))).toEqual([])
  })

  it('leaves out blocks that need another kind of page or a block around them', () => {
    const onPage = typesFor(spotOf(document, ['page'], 'blocks'))
    expect(onPage).toContain('hero')
    for (const type of ['product-grid', 'product-details', 'tab-panel', 'usp-item']) expect(onPage).not.toContain(type)
  })

  it('looks through a shared section at what stands around it', () => {
    const inTabs = { types: ['page', 'accordion', 'fragment'], slot: 'blocks', offered: [] }
    expect(fits(inTabs, 'accordion-panel')).toBe(true)
    expect(fits({ types: ['page', 'fragment'], slot: 'blocks', offered: [] }, 'accordion-panel')).toBe(false)
  })

  it('ends where the slot is full, and lets a block in that nobody knows', () => {
    const full = landing({ section: composeEntry('section', 'usp-bar', { items: links('a', 'b', 'c', 'd', 'e') }) })
    expect(hasRoom(full, 'section', 'items')).toBe(false)
    expect(hasRoom(full, 'page', 'blocks')).toBe(true)
    expect(fits({ types: ['page'], slot: 'blocks', offered: [] }, 'hologram')).toBe(true)
  })

  it('has room for all blocks that are pasted at once, or takes none of them', () => {
    const almostFull = landing({ section: composeEntry('section', 'usp-bar', { items: links('a', 'b', 'c', 'd') }) })
    const takes = (count: number) =>
      takesBlocks(
        almostFull,
        ['page', 'section'],
        'items',
        Array.from({ length: count }, () => 'usp-item'),
      )
    expect([takes(1), takes(3)]).toEqual([true, false])
  })
})

describe('a new block', () => {
  it.each([...blockSchemas.keys()])(
    'of the type %s is made with the version of its schema and the blocks that it cannot be without',
    (type) => {
      const [first, ...inner] = makeBlock(type, 'en', newEntryId)
      const schema = blockSchemas.get(type)
      expect(first.sys).toMatchObject({ version: 0, contentType: { sys: { id: type } } })
      expect(first.fields['schemaVersion']).toEqual({ en: schema?.['x-version'] })
      for (const [slot, { min = 0, allow }] of Object.entries(schema?.['x-slots'] ?? {}))
        if (allow.length === 1 && allow[0] !== '*')
          expect(idsIn({ ...landing(), entries: { [first.sys.id]: first } }, first.sys.id, slot)).toHaveLength(min)
      expect(new Set([first, ...inner].map(({ sys }) => sys.id)).size).toBe(inner.length + 1)
    },
  )
})
