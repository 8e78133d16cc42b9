// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keepRows } from '../../../composer/editor/keep-rows.ts'
import { outlineOf, type OutlineBlock, type OutlineRow } from '../../../composer/editor/outline-tree.ts'
import { useFolds } from '../../../composer/editor/use-folds.ts'
import { linkTo } from '../../factories/cms.ts'
import { composeDocument, composeEntry } from '../document/setup.ts'

/** A page of a section with two headlines, and a headline behind it. */
const nested = (text = 'In the stack') => {
  const document = composeDocument()
  const { page } = document.entries
  if (page === undefined) throw new Error('The page is there.')
  return {
    ...document,
    entries: {
      ...document.entries,
      page: { ...page, fields: { ...page.fields, blocks: { en: [linkTo('stack'), linkTo('head')] } } },
      stack: composeEntry('stack', 'fragment', { title: { en: 'Stack' }, blocks: { en: [linkTo('one'), linkTo('two')] } }),
      one: composeEntry('one', 'headline', { text: { en: text } }),
      two: composeEntry('two', 'headline', { text: { en: 'Also' } }),
    },
  }
}
const LOCALES = ['en']
const idsOf = (rows: readonly OutlineRow[]) => rows.flatMap((row) => (row.kind === 'block' ? [row.entryId] : []))
const blockOf = (rows: readonly OutlineRow[], id: string): OutlineBlock => {
  const row = rows.find((each) => each.kind === 'block' && each.entryId === id)
  if (row?.kind !== 'block') throw new Error(`No row of ${id}`)
  return row
}

describe('blocks that hide what is in them', () => {
  it('are those with something in them; what is hidden comes back', () => {
    const rows = outlineOf(nested(), LOCALES, [])
    const { result } = renderHook(() => useFolds(rows, undefined))
    expect(idsOf(result.current.rows)).toEqual(['page', 'stack', 'one', 'two', 'head'])
    expect(result.current.isFolded(blockOf(rows, 'head'))).toBeUndefined()
    act(() => result.current.fold(blockOf(rows, 'stack'), true))
    expect(idsOf(result.current.rows)).toEqual(['page', 'stack', 'head'])
    expect(result.current.isFolded(blockOf(rows, 'stack'))).toBe(true)
    act(() => result.current.unfoldAll())
    expect(idsOf(result.current.rows)).toEqual(['page', 'stack', 'one', 'two', 'head'])
  })

  it('open by themselves around a block that is chosen elsewhere', () => {
    const rows = outlineOf(nested(), LOCALES, [])
    const { result, rerender } = renderHook(({ id }: { readonly id: string }) => useFolds(rows, blockOf(rows, id)), {
      initialProps: { id: 'head' },
    })
    act(() => result.current.foldAll())
    expect(idsOf(result.current.rows)).toEqual(['page', 'stack', 'head'])
    rerender({ id: 'two' })
    expect(idsOf(result.current.rows)).toEqual(['page', 'stack', 'one', 'two', 'head'])
  })
})

describe('rows after an edit', () => {
  it('are the same objects where they say the same, and all of them where none has changed', () => {
    const before = outlineOf(nested(), LOCALES, [])
    expect(keepRows(before, outlineOf(nested(), LOCALES, []))).toBe(before)
    const after = keepRows(before, outlineOf(nested('Typed on'), LOCALES, []))
    expect(after.filter((row, index) => row !== before[index]).map((row) => row.kind === 'block' && row.name)).toEqual([
      'Headline “Typed on”',
    ])
  })
})
