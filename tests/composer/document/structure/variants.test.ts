import { describe, expect, it } from 'vitest'
import { createDocumentStore, unsavedIds } from '../../../../composer/document/document-store.ts'
import { duplicateBlocks } from '../../../../src/content/composing/structure/edits.ts'
import { hasRoom } from '../../../../composer/document/structure/rules.ts'
import type { SlotPosition } from '../../../../src/content/composing/structure/slots.ts'
import { keepVariant, nameOfTest, renameEdit, shareEdit, tryVariant } from '../../../../composer/document/structure/variant-edits.ts'
import { metaOf, pickedOf, testAt, testsOfDocument } from '../../../../composer/document/structure/variant-of.ts'
import { actsOf } from '../../../../composer/editor/structure/acts.ts'
import { outlineOf } from '../../../../composer/editor/outline-tree.ts'
import { rowOf } from '../../../../composer/editor/selection.ts'
import type { ComposeDocument } from '../../../../schemas/api/compose.ts'
import { composeEntry } from '../setup.ts'
import { idsIn, landing, links } from './setup.ts'

const at = (index: number, owner = 'page', slot = 'blocks'): SlotPosition => ({ owner, slot, index })
const open = (document = landing()) => {
  const store = createDocumentStore(document, () => 0)
  const now = (): ComposeDocument => store.get().document
  const tries = (index = 0): string => {
    const made = tryVariant(now(), at(index), 'headline-words')
    if (made === undefined) throw new Error('No variant was made')
    store.edit(made.edit)
    return made.select
  }
  return { store, now, tries }
}
const membersOf = (document: ComposeDocument, index = 0) =>
  testAt(document, at(index))?.members.map(({ name, share }) => `${name} ${share}`)

describe('a variant', () => {
  it('is a copy behind the block, for half of the visitors, and goes with one undo', () => {
    const { store, now, tries } = open(
      landing({ head: composeEntry('head', 'headline', { text: { en: 'Help' }, meta: { en: { audience: 'guest' } } }) }),
    )
    const copy = tries()
    expect(idsIn(now(), 'page').slice(0, 2)).toEqual(['head', copy])
    expect(now().entries[copy]?.fields['text']).toEqual({ en: 'Help' })
    expect(metaOf(now(), 'head')).toEqual({ audience: 'guest', variant: { test: 'headline-words', name: 'a' } })
    expect(metaOf(now(), copy)).toEqual({ audience: 'guest', variant: { test: 'headline-words', name: 'b', share: 50 } })
    expect(unsavedIds(store.get()).toSorted()).toEqual(['head', 'page', copy].toSorted())
    store.undo()
    expect([idsIn(now(), 'page')[0], idsIn(now(), 'page')[1], metaOf(now(), 'head')]).toEqual(['head', 'questions', { audience: 'guest' }])
    expect(unsavedIds(store.get())).toEqual([])
  })

  it('more of a test has a letter of its own and half of what the original has', () => {
    const { now, tries } = open()
    tries()
    tries()
    expect(membersOf(now())).toEqual(['a 25', 'c 25', 'b 50'])
  })

  it('of another block begins a test of another name', () => {
    const { now, tries } = open()
    tries()
    tries(2)
    expect(testsOfDocument(now()).map(({ test }) => test)).toEqual(['headline-words', 'headline-words-2'])
  })

  it('that is copied is a block in no test', () => {
    const { now, tries, store } = open()
    tries()
    const copied = duplicateBlocks(now(), at(1))
    if (copied !== undefined) store.edit(copied.edit)
    expect(metaOf(now(), copied?.select ?? '')).toEqual({})
  })

  it('takes no room of its own', () => {
    const full = landing({
      promises: composeEntry('promises', 'usp-bar', { items: links('a', 'b', 'c') }),
      ...Object.fromEntries(
        ['a', 'b', 'c'].map((id, index) => [
          id,
          composeEntry(id, 'usp-item', {
            text: { en: id },
            ...(index > 1 ? {} : { meta: { en: { variant: { test: 'words', name: 'ab'[index] ?? '' } } } }),
          }),
        ]),
      ),
    })
    const without = { ...full, entries: { ...full.entries, b: composeEntry('b', 'usp-item', {}) } }
    const roomOf = (document: ComposeDocument) => [1, 2, 3, 4, 5].filter((count) => hasRoom(document, 'promises', 'items', count)).length
    expect(roomOf(full)).toBe(roomOf(without) + 1)
  })
})

describe('the end of a test', () => {
  it('keeps one block without a trace of the test and takes the others off, in one step that undo takes back', () => {
    const { store, now, tries } = open()
    const copy = tries()
    const kept = keepVariant(now(), at(1))
    if (kept !== undefined) store.edit(kept.edit)
    expect(idsIn(now(), 'page')).toEqual([copy, 'questions', 'section', 'odd'])
    expect(now().entries[copy]?.fields['meta']).toBeUndefined()
    store.undo()
    expect(idsIn(now(), 'page').slice(0, 2)).toEqual(['head', copy])
    expect(membersOf(now())).toEqual(['a 50', 'b 50'])
  })

  it('is nothing that a block in no test has', () => {
    expect(keepVariant(landing(), at(0))).toBeUndefined()
  })
})

describe('the fields of a test', () => {
  it('set a share to a whole percentage, and leave the original the rest', () => {
    const { store, now, tries } = open()
    const copy = tries()
    for (const [share, expected] of [
      [30.4, 'b 30'],
      [170, 'b 100'],
      [-5, 'b 0'],
    ] as const) {
      store.edit(shareEdit(now(), copy, { test: 'headline-words', name: 'b' }, share))
      expect(membersOf(now())?.[1]).toBe(expected)
    }
  })

  it('rename a test for all its blocks, but not to a name that another has or that says nothing', () => {
    const { store, now, tries } = open()
    tries()
    tries(2)
    expect(renameEdit(now(), at(0), '!!')).toBeUndefined()
    expect(renameEdit(now(), at(0), 'Headline words 2')).toBeUndefined()
    const edit = renameEdit(now(), at(0), ' Words of the Hero! ')
    if (edit !== undefined) store.edit(edit)
    expect(testAt(now(), at(1))?.test).toBe('words-of-the-hero')
    expect(membersOf(now())).toEqual(['a 50', 'b 50'])
  })

  it('make a name of what is typed', () => {
    expect(['Été 2026', 'a'.repeat(60), '--x--', 'x'.repeat(39) + ' y'].map(nameOfTest)).toEqual([
      't-2026',
      'a'.repeat(40),
      'x',
      'x'.repeat(39),
    ])
  })
})

describe('what can be tried', () => {
  const canTry = (document: ComposeDocument, entryId: string): boolean => {
    const rows = outlineOf(document, ['en'], [])
    const row = rowOf(rows, { entryId, nth: 1 })
    return row !== undefined && actsOf(document, rows, [row]).tryVariant !== undefined
  }

  it('is a block of the page and one of a shared section, not the section and not a block that other pages have', () => {
    expect(['head', 'promise', 'section'].map((id) => canTry(landing(), id))).toEqual([true, true, false])
    expect(canTry({ ...landing(), usedBy: { head: 2 } }, 'head')).toBe(false)
    expect(canTry({ ...landing(), usedBy: { promise: 2 } }, 'promise')).toBe(true)
  })

  it('is nothing in a header, which is around other pages', () => {
    const page = { ...landing().entries['page']?.fields, kind: { en: 'header' } }
    expect(canTry(landing({ page: composeEntry('page', 'page', page) }), 'head')).toBe(false)
  })
})

it('the variant that is looked at is the one that was chosen, else the original', () => {
  const { now, tries } = open()
  const copy = tries()
  const test = testAt(now(), at(0))
  if (test === undefined) throw new Error('No test')
  expect([{}, { 'headline-words': 'b' }, { 'headline-words': 'z' }, { other: 'b' }].map((picks) => pickedOf(test, picks)?.id)).toEqual([
    'head',
    copy,
    'head',
    'head',
  ])
})
