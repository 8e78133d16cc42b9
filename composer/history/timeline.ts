import type { ComposeAction, ComposeEdit, ComposeHistory } from '../../schemas/api/compose-history.ts'

/** Something that was done to a page, or made of a block of it. */
export type HistoryLine =
  | { readonly kind: 'action'; readonly key: string; readonly action: ComposeAction }
  | { readonly kind: 'edit'; readonly key: string; readonly edit: ComposeEdit }

/** The parts of a history as they were read, in one: newest first, each once, although what happened at their borders is in two. */
export const timelineOf = (parts: readonly ComposeHistory[]): readonly HistoryLine[] => {
  const lines = parts.flatMap(({ actions, edits }): readonly HistoryLine[] => [
    ...actions.map((action) => ({ kind: 'action', key: `action ${action.id}`, action }) as const),
    ...edits.map((edit) => ({ kind: 'edit', key: `edit ${edit.id}`, edit }) as const),
  ])
  const once = new Map(lines.map((line) => [line.key, line]))
  return [...once.values()].toSorted((one, other) => atOf(other) - atOf(one))
}

const atOf = (line: HistoryLine): number => Date.parse(line.kind === 'edit' ? line.edit.at : line.action.at)
