import { describe, expect, it } from 'vitest'
import { outlineOf } from '../../../composer/editor/outline-tree.ts'
import { reachTo, runOf, siblingOf } from '../../../composer/editor/run.ts'
import { rowOf, type Selection } from '../../../composer/editor/selection.ts'
import { actsOf } from '../../../composer/editor/structure/acts.ts'
import { composeEntry } from '../document/setup.ts'
import { landing, links } from '../document/structure/setup.ts'

const open = (document = landing()) => {
  const rows = outlineOf(document, ['en'], [])
  const row = (entryId: string, nth = 1) => {
    const found = rowOf(rows, { entryId, nth })
    if (found === undefined) throw new Error(`There is no ${entryId}.`)
    return found
  }
  const selected = ({ entryId, nth, extent }: Selection) => runOf(rows, row(entryId, nth), extent).map((each) => each.entryId)
  return { document, rows, row, selected }
}

describe('blocks that are selected together', () => {
  const { rows, row, selected } = open()

  it('reach from where she began to where she is, in either direction, in the order of the page', () => {
    const down = reachTo(row('section'), row('head'))
    expect(selected(down)).toEqual(['head', 'questions', 'section'])
    expect(selected(reachTo(row('questions'), row('section'), down.extent))).toEqual(['head', 'questions'])
    expect(selected(reachTo(row('head'), row('odd')))).toEqual(['head', 'questions', 'section', 'odd'])
  })

  it('are siblings: of a block in another list it is that one alone, and the list ends at its ends', () => {
    expect(selected(reachTo(row('one'), row('head')))).toEqual(['one'])
    expect(siblingOf(rows, row('head'), 1)?.entryId).toBe('questions')
    expect([siblingOf(rows, row('head'), -1), siblingOf(rows, row('odd'), 1)]).toEqual([undefined, undefined])
  })

  it('are of one use of a shared section, where the page has it twice', () => {
    const twice = open(
      landing({
        page: composeEntry('page', 'page', { ...landing().entries['page']?.fields, blocks: links('section', 'section') }),
        section: composeEntry('section', 'fragment', { blocks: links('promise', 'head') }),
      }),
    )
    expect(reachTo(twice.row('head', 2), twice.row('promise', 1))).toEqual({ entryId: 'head', nth: 2 })
    expect(twice.selected(reachTo(twice.row('head', 2), twice.row('promise', 2)))).toEqual(['promise', 'head'])
  })
})

it('blocks that are selected together can be done with what their place allows for all of them', () => {
  const items = Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, composeEntry(id, 'usp-item', { text: { en: id } })]))
  const bar = open(landing({ ...items, section: composeEntry('section', 'usp-bar', { items: links('a', 'b', 'c', 'd') }) }))
  const of = (...ids: readonly string[]) =>
    Object.keys(
      actsOf(
        bar.document,
        bar.rows,
        ids.map((id) => bar.row(id)),
      ),
    ).toSorted()
  expect(of('a')).toEqual(['duplicate', 'moveDown', 'remove', 'tryVariant'])
  expect(of('a', 'b', 'c')).toEqual(['moveDown', 'remove'])
  expect(of('b', 'c', 'd')).toEqual(['moveUp', 'remove'])
})
