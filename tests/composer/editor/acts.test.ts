import { expect, it } from 'vitest'
import { wrappingsOf } from '../../../composer/editor/structure/acts.ts'
import { outlineOf } from '../../../composer/editor/outline-tree.ts'
import { rowOf } from '../../../composer/editor/selection.ts'
import { positionForPaste } from '../../../composer/editor/structure/position-for-paste.ts'
import { composeEntry } from '../document/setup.ts'
import { landing, links } from '../document/structure/setup.ts'

it('a headline of a landing page is put into a shared section, not into what a search, a splash or an order shows', () => {
  const document = landing()
  const row = rowOf(outlineOf(document, ['en'], []), { entryId: 'head', nth: 1 })
  expect(row && wrappingsOf(document, row).map(({ type }) => type)).toEqual(['fragment'])
})

it('blocks that are pasted together and have no room together where she is go nowhere there', () => {
  const document = landing({
    promises: composeEntry('promises', 'usp-bar', { items: links('a', 'b', 'c', 'd') }),
    page: composeEntry('page', 'page', { ...landing().entries['page']?.fields, blocks: links('promises') }),
    a: composeEntry('a', 'usp-item', { text: { en: 'A' } }),
  })
  const rows = outlineOf(document, ['en'], [])
  const row = rowOf(rows, { entryId: 'a', nth: 1 })
  const goesTo = (count: number) =>
    row &&
    positionForPaste(
      document,
      rows,
      row,
      Array.from({ length: count }, () => 'usp-item'),
    )
  expect([goesTo(1), goesTo(3)]).toEqual([{ owner: 'promises', slot: 'items', index: 1 }, undefined])
})
