import { useState } from 'react'
import type { Json } from '../../schemas/page.ts'
import { sameJson } from '../../src/content/composing/same-json.ts'

/** What is typed cannot be a value yet: it stays on the screen, and the value stays what it was. */
export const UNREADABLE = Symbol('unreadable')

interface Wiring<Draft> {
  readonly value: Json | undefined
  readonly write: (value: Json | undefined) => Draft
  readonly read: (draft: Draft) => Json | undefined | typeof UNREADABLE
  readonly onChange: (value: Json | undefined) => void
}

/**
 * What is being typed, kept beside the value so that typing never waits for it. A value that changes outside (undo, a colleague)
 * shows, unless what is typed means the same.
 */
export const useDraft = <Draft>({ value, write, read, onChange }: Wiring<Draft>): readonly [Draft, (draft: Draft) => void] => {
  const [state, setState] = useState(() => ({ draft: write(value), value }))
  let { draft } = state
  if (!sameJson(value, state.value)) {
    const meant = read(draft)
    draft = meant !== UNREADABLE && sameJson(meant, value) ? draft : write(value)
    setState({ draft, value })
  }
  const type = (typed: Draft): void => {
    setState((before) => ({ ...before, draft: typed }))
    const meant = read(typed)
    if (meant !== UNREADABLE) onChange(meant)
  }
  return [draft, type]
}
