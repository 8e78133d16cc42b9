import { useRef } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import { useProblemInWords } from '../use-problem-in-words.ts'
import { WIDTHS, type CanvasWidth } from '../widths/widths.ts'
import { errorsFirst } from './problem-list.tsx'
import { walkAreas } from './walk-areas.ts'
import type { Editor } from './use-editor.ts'

type Step = 1 | -1

/** What keys do with an open page as a whole; the search does the same. */
export interface EditorActs {
  readonly save: () => void
  readonly toProblem: (step: Step) => void
  readonly toWidth: (width: CanvasWidth) => void
}

/** From the narrowest. */
const BY_WIDTH: readonly CanvasWidth[] = [...WIDTHS, 'full']

export const useEditorKeys = (editor: Editor): EditorActs => {
  const t = useTranslate()
  const inWords = useProblemInWords()
  const { store, autosave, check, rows, lookedAt, structure, width, setWidth, side, show, reviewed, dialog } = editor
  const { say } = structure
  /** Where she is among the problems; they change while she mends them. */
  const at = useRef(-1)
  const save = (): void => void autosave.flush().then((isSaved) => say(t(isSaved ? 'compose.said.saved' : 'compose.said.notSaved')))
  const toProblem = (step: Step): void => {
    // As the list of checks has them.
    const problems = errorsFirst(check.problems)
    const count = problems.length
    const index = at.current === -1 && step === -1 ? count - 1 : (Math.min(at.current, count) + step + count) % count
    const problem = problems[index]
    if (problem === undefined) return say(t('compose.said.noProblem'))
    at.current = index
    lookedAt.selectField(problem.entryId, problem.field)
    if (problem.field === undefined) lookedAt.focusOnFields()
    const severity = t(`compose.severity.${problem.severity}`)
    say(t('compose.said.problem', { at: index + 1, count, severity, problem: inWords(problem) }))
  }
  const toWidth = (wanted: CanvasWidth): void => {
    setWidth(wanted)
    say(t('compose.said.width', { width: t(`compose.width.${wanted}`) }))
  }
  const widen = (step: Step): void => toWidth(BY_WIDTH[Math.max(0, BY_WIDTH.indexOf(width) + step)] ?? 'full')
  const toBlock = (step: Step): void => {
    const blocks = rows.filter((row) => row.kind === 'block')
    const next = blocks[blocks.findIndex(({ key }) => key === lookedAt.row?.key) + step]
    if (next === undefined) return
    // Who types in a field goes on in one.
    if (side.current?.contains(document.activeElement) === true) lookedAt.focusOnFields()
    lookedAt.select({ entryId: next.entryId, nth: next.nth })
  }
  const { mayPublish, mayAsk } = reviewed.leave
  useShortcuts({
    save,
    undo: store.undo,
    redo: store.redo,
    publish: mayPublish
      ? () => void dialog.open('publish')
      : mayAsk
        ? () => void dialog.open('review')
        : () => say(t('compose.find.notYours')),
    nextProblem: () => toProblem(1),
    previousProblem: () => toProblem(-1),
    wider: () => widen(1),
    narrower: () => widen(-1),
    nextArea: () => walkAreas(1, show),
    previousArea: () => walkAreas(-1, show),
    nextBlock: () => toBlock(1),
    previousBlock: () => toBlock(-1),
  })
  return { save, toProblem, toWidth }
}
