import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDocumentStore, unsavedIds } from '../../../../composer/document/document-store.ts'
import { newEntry } from '../../../../src/content/composing/new-entry.ts'
import {
  clipOf,
  detachSection,
  duplicateBlocks,
  insertBlocks,
  isInside,
  moveBlocks,
  pasteClip,
  removeBlocks,
  wrapBlock,
  type StructureEdit,
} from '../../../../src/content/composing/structure/edits.ts'
import { slotList, slotNames, type SlotPosition } from '../../../../src/content/composing/structure/slots.ts'
import { changedVersions } from '../../../../src/content/composing/changed-versions.ts'
import { reachableIds } from '../../../../src/content/composing/reachable.ts'
import type { ComposeDocument } from '../../../../schemas/api/compose.ts'
import { composeEntry } from '../setup.ts'
import { idsIn, landing, links } from './setup.ts'

const at = (index: number, owner = 'page', slot = 'blocks'): SlotPosition => ({ owner, slot, index })

const open = (document = landing()) => {
  let time = 0
  const store = createDocumentStore(document, () => (time += 10_000))
  const run = (change: (document: ComposeDocument) => StructureEdit | undefined) => {
    const made = change(store.get().document)
    if (made !== undefined) store.edit(made.edit)
    return made
  }
  return { store, run, document: () => store.get().document }
}

describe('the structure of a page', () => {
  it('gets a new block where it is put, saves it before the page that leads to it, and loses it again by one undo', () => {
    const { store, run, document } = open()
    run((now) => insertBlocks(now, at(1), { entries: [newEntry('new', 'divider', {})], roots: ['new'] }))
    expect(idsIn(document(), 'page')).toEqual(['head', 'new', 'questions', 'section', 'odd'])
    expect(unsavedIds(store.get())).toEqual(['new', 'page'])
    store.undo()
    expect(idsIn(document(), 'page')).toEqual(['head', 'questions', 'section', 'odd'])
    // Nobody wants it any more: it is neither made in the CMS nor published.
    expect(unsavedIds(store.get())).toEqual([])
    expect(changedVersions(document()).has('new')).toBe(false)
    store.redo()
    expect(unsavedIds(store.get())).toEqual(['new', 'page'])
  })

  it('takes a block off the page alone, and what was typed in it before comes back with it', () => {
    const { store, run, document } = open()
    store.change('head', 'text', 'en', 'Typed')
    const made = run((now) => removeBlocks(now, at(0)))
    expect(made?.select).toBe('questions')
    expect(idsIn(document(), 'page')).toEqual(['questions', 'section', 'odd'])
    store.undo()
    expect(document().entries['head']?.fields['text']).toEqual({ en: 'Typed' })
    expect(idsIn(document(), 'page')[0]).toBe('head')
  })

  it.each([
    [0, 2, ['questions', 'head', 'section', 'odd']],
    [0, 4, ['questions', 'section', 'odd', 'head']],
    [2, 0, ['section', 'head', 'questions', 'odd']],
    [1, 1, ['head', 'questions', 'section', 'odd']],
    [1, 2, ['head', 'questions', 'section', 'odd']],
  ])('moves the block at %i before what stands at %i', (from, to, ids) => {
    const { run, document } = open()
    run((now) => moveBlocks(now, at(from), at(to)))
    expect(idsIn(document(), 'page')).toEqual(ids)
  })

  it('moves a block from one list into another as one step', () => {
    const { store, run, document } = open()
    run((now) => moveBlocks(now, at(0, 'one', 'body'), at(0, 'two', 'body')))
    expect([idsIn(document(), 'one', 'body'), idsIn(document(), 'two', 'body')]).toEqual([[], ['words']])
    expect(document().entries['one']?.fields['body']).toBeUndefined()
    store.undo()
    expect(document()).toEqual(landing())
  })

  it('takes blocks that follow each other together: moved, duplicated and deleted in their order, each as one step', () => {
    const { store, run, document } = open()
    run((now) => moveBlocks(now, at(0), at(4), 2))
    expect(idsIn(document(), 'page')).toEqual(['section', 'odd', 'head', 'questions'])
    run((now) => moveBlocks(now, at(2), at(1), 2))
    expect(idsIn(document(), 'page')).toEqual(['section', 'head', 'questions', 'odd'])
    const made = run((now) => duplicateBlocks(now, at(1), 2))
    const ids = idsIn(document(), 'page')
    expect([ids.length, ids[3], ids[5]]).toEqual([6, made?.select, 'odd'])
    expect(document().entries[ids[3] ?? '']?.fields).toEqual(document().entries['head']?.fields)
    expect(run((now) => removeBlocks(now, at(1), 4))?.select).toBe('odd')
    expect(idsIn(document(), 'page')).toEqual(['section', 'odd'])
    for (let step = 0; step < 4; step += 1) store.undo()
    expect(document().entries).toMatchObject(landing().entries)
    expect([moveBlocks(document(), at(3), at(0), 2), removeBlocks(document(), at(3), 2)]).toEqual([undefined, undefined])
  })

  it('never puts a block into itself, nor a shared section into what it holds', () => {
    const { document } = open(landing({ promise: composeEntry('promise', 'accordion', { panels: links() }) }))
    expect(moveBlocks(document(), at(1), at(0, 'one', 'body'))).toBeUndefined()
    expect(moveBlocks(document(), at(0), at(0, 'one', 'body'), 2)).toBeUndefined()
    expect(moveBlocks(document(), at(2), at(0, 'promise', 'panels'))).toBeUndefined()
    expect(insertBlocks(document(), at(0, 'promise', 'panels'), { entries: [], roots: ['section'] })).toBeUndefined()
  })

  it('duplicates a block with all that is in it under ids of its own, and a shared section as the same section', () => {
    const { run, document } = open()
    const made = run((now) => duplicateBlocks(now, at(1)))
    const ids = idsIn(document(), 'page')
    expect(ids.slice(0, 2)).toEqual(['head', 'questions'])
    expect(made?.select).toBe(ids[2])
    const panels = idsIn(document(), ids[2] ?? '', 'panels')
    expect(panels).toHaveLength(2)
    expect(panels).not.toContain('one')
    expect(document().entries[panels[0] ?? '']?.fields['title']).toEqual({ en: 'One' })
    run((now) => duplicateBlocks(now, at(3)))
    expect(idsIn(document(), 'page').filter((id) => id === 'section')).toHaveLength(2)
  })

  it('wraps a block, and makes the copies of a shared section this page’s own', () => {
    const { run, document } = open()
    run((now) => wrapBlock(now, at(0), newEntry('outer', 'fragment', { title: { en: 'Help' } }), 'blocks'))
    expect(idsIn(document(), 'page')[0]).toBe('outer')
    expect(idsIn(document(), 'outer')).toEqual(['head'])
    const made = run((now) => detachSection(now, at(2), 'blocks'))
    const [, , own] = idsIn(document(), 'page')
    expect(own).toBe(made?.select)
    expect(document().entries[own ?? '']?.fields).toEqual({ text: { en: 'Promise' } })
    expect(idsIn(document(), 'section')).toEqual(['promise'])
  })

  it('pastes a block that nobody knows as it was copied, with every language and value of it', () => {
    const odd = composeEntry('odd', 'hologram', { depth: { en: 3, fr: null }, __proto__x: { en: { a: [1, { b: '<script>' }] } } })
    const { run, document } = open(landing({ odd }))
    run((now) => pasteClip(now, at(0), clipOf(now, ['odd'])))
    const [pasted] = idsIn(document(), 'page')
    expect(pasted).not.toBe('odd')
    expect(document().entries[pasted ?? '']?.fields).toEqual(odd.fields)
  })

  it('leaves a list alone that somebody made by language in the CMS', () => {
    const page = composeEntry('page', 'page', { ...landing().entries['page']?.fields, blocks: { ...links('head'), fr: [] } })
    const { document } = open(landing({ page }))
    expect(slotList(document(), 'page', 'blocks')).toBeUndefined()
    expect(removeBlocks(document(), at(0))).toBeUndefined()
  })

  it('is as it was after any edits and as many undos; no edit makes a circle or loses a block without saying so', () => {
    const positions = (document: ComposeDocument): readonly SlotPosition[] =>
      [...reachableIds(document)].flatMap((owner) => {
        const entry = document.entries[owner]
        if (entry === undefined) return []
        return slotNames(entry).flatMap((slot) => {
          const { items = [] } = slotList(document, owner, slot) ?? {}
          return Array.from({ length: items.length + 1 }, (_, index) => ({ owner, slot, index }))
        })
      })
    const step = fc.record({
      what: fc.constantFrom('move', 'copy', 'remove', 'wrap', 'detach'),
      from: fc.nat(50),
      to: fc.nat(50),
      count: fc.integer({ min: 1, max: 3 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { store, run, document } = open()
        for (const [index, { what, from, to, count }] of steps.entries()) {
          const all = positions(document())
          const [one, other] = [all[from % all.length], all[to % all.length]]
          if (one === undefined || other === undefined) continue
          const before = reachableIds(document()).size
          if (what === 'move' && run((now) => moveBlocks(now, one, other, count)) !== undefined)
            expect(reachableIds(document()).size).toBe(before)
          if (what === 'copy') run((now) => duplicateBlocks(now, one, count))
          if (what === 'remove') run((now) => removeBlocks(now, one, count))
          if (what === 'wrap') run((now) => wrapBlock(now, one, newEntry(`outer${index}`, 'fragment', {}), 'blocks'))
          if (what === 'detach') run((now) => detachSection(now, one, 'blocks'))
          for (const entry of Object.values(document().entries))
            for (const slot of slotNames(entry))
              for (const item of slotList(document(), entry.sys.id, slot)?.items ?? []) {
                const id = (item as { readonly sys: { readonly id: string } }).sys.id
                expect(isInside(document(), id, entry.sys.id)).toBe(false)
              }
        }
        while (store.get().past.length > 0) store.undo()
        for (const [id, entry] of Object.entries(landing().entries)) expect(document().entries[id]).toEqual(entry)
        expect([...reachableIds(document())].toSorted()).toEqual([...reachableIds(landing())].toSorted())
        expect(unsavedIds(store.get())).toEqual([])
      }),
    )
  })
})
