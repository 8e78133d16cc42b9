import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../schemas/page.ts'
import { createDocumentStore, type DocumentStore } from '../../../composer/document/document-store.ts'
import { composeDocument, composeEntry } from './setup.ts'
import { linkTo } from '../../factories/cms.ts'

let time = 0
const open = () => {
  const store = createDocumentStore(composeDocument(), () => (time += 10_000))
  return store
}
const valueOf = (store: DocumentStore, field: string, id = 'head') => store.get().document.entries[id]?.fields[field]?.['en']
const blocksOf = (store: DocumentStore) => (valueOf(store, 'blocks', 'page') as readonly { sys: { id: string } }[]).map(({ sys }) => sys.id)
const putBlocks = (store: DocumentStore, ...ids: readonly string[]): void =>
  store.change('page', 'blocks', 'en', ids.map((id) => linkTo(id)) as unknown as Json)
let version = 2
/** What a colleague saved comes into the open page. */
const colleague = (store: DocumentStore, id: string, field: string, value: Json): void => {
  const entry = store.get().document.entries[id]
  if (entry === undefined) throw new Error(`No ${id}`)
  version += 1
  const fields = { ...entry.fields, [field]: { ...entry.fields[field], en: value } }
  store.acknowledge(composeEntry(id, entry.sys.contentType.sys.id, fields, version), fields, true)
}

describe('an undo after a colleague changed the same', () => {
  it('leaves a text as she wrote it, says of which block, and takes back what is only mine', () => {
    const store = open()
    store.change('head', 'level', 'en', 3)
    store.change('head', 'text', 'en', 'Mine')
    colleague(store, 'head', 'text', 'Hers')
    store.undo()
    expect([valueOf(store, 'text'), store.get().stays]).toEqual(['Hers', ['head']])
    store.undo()
    expect([valueOf(store, 'level'), valueOf(store, 'text'), store.get().stays]).toEqual([undefined, 'Hers', []])
    store.redo()
    expect([valueOf(store, 'level'), valueOf(store, 'text')]).toEqual([3, 'Hers'])
    store.redo()
    expect(valueOf(store, 'text')).toBe('Hers')
  })

  it('says nothing more of it once something else is changed', () => {
    const store = open()
    store.change('head', 'text', 'en', 'Mine')
    colleague(store, 'head', 'text', 'Hers')
    store.undo()
    store.change('head', 'level', 'en', 2)
    expect(store.get().stays).toEqual([])
  })

  it('takes back a block that I added and leaves the one that she added', () => {
    const store = open()
    putBlocks(store, 'head', 'mine')
    colleague(store, 'page', 'blocks', ['hers', 'head', 'mine'].map((id) => linkTo(id)) as unknown as Json)
    store.undo()
    expect([blocksOf(store), store.get().stays]).toEqual([['hers', 'head'], ['page']])
    store.redo()
    expect(blocksOf(store)).toEqual(['hers', 'head', 'mine'])
  })

  it('leaves a block on the page that I added and she wrote in', () => {
    const store = open()
    putBlocks(store)
    store.undo()
    putBlocks(store)
    putBlocks(store, 'head')
    colleague(store, 'head', 'text', 'Hers')
    store.undo()
    expect([blocksOf(store), store.get().stays]).toEqual([['head'], ['head']])
  })

  it('takes a block off again that she wrote in before I put it there', () => {
    const store = open()
    colleague(store, 'head', 'text', 'Hers')
    putBlocks(store)
    putBlocks(store, 'head')
    store.undo()
    expect(blocksOf(store)).toEqual([])
  })

  it('moves a block back as a whole or not at all: it is never there twice, nor lost', () => {
    const store = open()
    const links = (...ids: readonly string[]) => ids.map((id) => linkTo(id)) as unknown as Json
    store.edit({
      values: [
        { entryId: 'page', field: 'blocks', locale: 'en', value: links() },
        { entryId: 'head', field: 'children', locale: 'en', value: links('head') },
      ],
    })
    // Not a list that anybody could put together.
    colleague(store, 'head', 'children', 'odd')
    store.undo()
    expect([blocksOf(store), valueOf(store, 'children')]).toEqual([[], 'odd'])
  })
})

const FIELDS = ['text', 'level', 'title'] as const
const act = fc.oneof(
  fc.record({ by: fc.constant('me' as const), field: fc.constantFrom(...FIELDS), value: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ by: fc.constant('colleague' as const), field: fc.constantFrom(...FIELDS), value: fc.integer({ min: 4, max: 7 }) }),
  fc.record({ by: fc.constantFrom('undo' as const, 'redo' as const) }),
)

it('no undo and no redo ever replaces a value that a colleague wrote last, whatever both did before', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const store = open()
      const theirs = new Map<string, Json>()
      for (const each of acts) {
        if (each.by === 'me') {
          if (valueOf(store, each.field) !== each.value) theirs.delete(each.field)
          store.change('head', each.field, 'en', each.value)
        } else if (each.by === 'colleague') {
          // What is there already is no change of hers: nobody can tell it from hers of before.
          if (valueOf(store, each.field) !== each.value) theirs.set(each.field, each.value)
          colleague(store, 'head', each.field, each.value)
        } else store[each.by]()
        // What I take back of my own change over hers is hers again.
        for (const [field, value] of theirs) expect(valueOf(store, field)).toBe(value)
      }
    }),
  )
})

const BLOCKS = ['a', 'b', 'c', 'd', 'e'] as const
const listAct = fc.oneof(
  fc.record({ by: fc.constant('me' as const), block: fc.constantFrom('m1', 'm2', 'm3') }),
  fc.record({ by: fc.constant('colleague' as const), block: fc.constantFrom(...BLOCKS) }),
  fc.record({ by: fc.constantFrom('undo' as const, 'redo' as const) }),
)

it('no undo and no redo ever takes off a block that a colleague added, brings back one that she took off, or puts one there twice', () => {
  fc.assert(
    fc.property(fc.array(listAct, { maxLength: 30 }), (acts) => {
      const store = open()
      const added = new Set<string>()
      const toggle = (block: string) =>
        blocksOf(store).includes(block) ? blocksOf(store).filter((id) => id !== block) : [block, ...blocksOf(store)]
      for (const each of acts) {
        if (each.by === 'me') putBlocks(store, ...toggle(each.block))
        else if (each.by === 'colleague') {
          colleague(store, 'page', 'blocks', toggle(each.block).map((id) => linkTo(id)) as unknown as Json)
          if (!added.delete(each.block)) added.add(each.block)
        } else store[each.by]()
        const blocks = blocksOf(store)
        expect(new Set(blocks).size).toBe(blocks.length)
        expect(blocks.filter((id) => BLOCKS.some((block) => block === id)).toSorted()).toEqual([...added].toSorted())
      }
    }),
  )
})
