import { useEffect, useMemo, useRef } from 'react'
import type { ComposeDocument, ComposeEntry, ComposeProblem } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { CanvasView } from '../view/canvas-view.ts'
import { seeBlock } from '../view/see-block.ts'
import { outlineOf, type OutlineRow, type Seeing } from './outline-tree.ts'
import { keepRows } from './keep-rows.ts'

interface Input {
  readonly document: ComposeDocument
  readonly locales: readonly string[]
  readonly problems: readonly ComposeProblem[]
  readonly view: CanvasView
  /** Entries of variants that are not looked at. */
  readonly hidden: ReadonlySet<string>
}

/** The rows of the outline. One that says the same as before is the same object: at a letter one of 500 is another. */
export const usePageRows = ({ document, locales, problems, view, hidden }: Input): readonly OutlineRow[] => {
  const t = useTranslate()
  const see = useMemo(() => {
    const known = new WeakMap<ComposeEntry, Seeing>()
    return (entry: ComposeEntry): Seeing => {
      const seeing = known.get(entry) ?? seeBlock(entry, { view, locale: locales.at(-1) ?? 'en', t, hidden })
      known.set(entry, seeing)
      return seeing
    }
  }, [view, locales, t, hidden])
  const shown = useRef<readonly OutlineRow[]>([])
  const rows = useMemo(() => keepRows(shown.current, outlineOf(document, locales, problems, see)), [document, locales, problems, see])
  useEffect(() => {
    shown.current = rows
  }, [rows])
  return rows
}
