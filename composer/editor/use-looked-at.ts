import { useEffect, useMemo, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { ComposeSite } from '../../schemas/api/compose.ts'
import type { CanvasView, WantedView } from '../view/canvas-view.ts'
import type { OutlineRow } from './outline-tree.ts'
import { runOf } from './run.ts'
import { viewIn, type SelectField } from './select-field.ts'
import { rowOf, type Selection } from './selection.ts'
import type { Areas } from './use-areas.ts'
import { useFocusOnFields } from './use-focus-on-fields.ts'

interface Deps {
  readonly pageId: string
  /** Entry of the block that the address leads to. */
  readonly target: string | undefined
  readonly rows: readonly OutlineRow[]
  readonly view: CanvasView
  readonly onView: (view: WantedView) => void
  readonly sites: readonly ComposeSite[]
  /** Where the fields are. */
  readonly side: RefObject<HTMLElement | null>
  readonly show: Areas['show']
}

/** The block that is looked at, the blocks that are selected with it, and the ways to another one. */
export const useLookedAt = ({ pageId, target, rows, view, onView, sites, side, show }: Deps) => {
  const { language } = view
  const [wanted, setWanted] = useState<Selection>({ entryId: target ?? pageId, nth: 1 })
  // What is not on the page any more is not looked at.
  const row = rowOf(rows, wanted) ?? rowOf(rows, { entryId: pageId, nth: 1 })
  const selected = row?.entryId ?? pageId
  const extent = row?.entryId === wanted.entryId ? (wanted.extent ?? 0) : 0
  const run = useMemo(() => (row === undefined ? [] : runOf(rows, row, extent)), [rows, row, extent])
  const { focusOnFields, focusOnField } = useFocusOnFields(side, selected, language)
  /** Looks at a block from elsewhere than its own place: for its fields, or one of them. */
  const selectField: SelectField = (entryId, field, locale) => {
    setWanted({ entryId: entryId === '' ? pageId : entryId, nth: 1 })
    show('fields')
    if (field === undefined) return
    const there = viewIn(locale?.split('-')[0] ?? language, view, sites)
    if (there !== undefined) onView(there)
    focusOnField(field, there?.language ?? language)
  }
  const { key: visit } = useLocation()
  useEffect(() => {
    if (target === undefined) return
    setWanted({ entryId: target, nth: 1 })
    show('fields')
  }, [target, visit, show])
  return { row, selected, extent, run, select: setWanted, selectField, focusOnFields }
}
