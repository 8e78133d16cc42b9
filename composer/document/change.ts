import type { ComposeDocument } from '../../schemas/api/compose.ts'
import type { Json } from '../../schemas/page.ts'
import { focalPointOf } from './focal-point.ts'
import { withEntry, withValue } from '../../src/content/composing/with-value.ts'
import { ownValue } from '../../src/lib/own-value.ts'

/** One value of one field in one locale, before and after. `undefined`: the field has none there. */
export interface Change {
  readonly entryId: string
  readonly field: string
  readonly locale: string
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** What is undone at once: a piece of typing, or all changes of an edit in their order. */
export interface Step {
  readonly changes: readonly Change[]
  /** Epoch milliseconds. */
  readonly at: number
}

/** Typing is undone by the pause, not by the letter; so is a point that is dragged. */
const PAUSE_MS = 800

/** The step that two in a row come to, where they are one piece of typing; else undefined. */
export const joinSteps = (first: Step | undefined, second: Step): Step | undefined => {
  const [one, two] = [first?.changes[0], second.changes[0]]
  if (first?.changes.length !== 1 || second.changes.length !== 1 || one === undefined || two === undefined) return undefined
  if (second.at - first.at > PAUSE_MS) return undefined
  const isSamePlace = one.entryId === two.entryId && one.field === two.field && one.locale === two.locale
  const isOneMove =
    [one, two].every(({ after }) => typeof after === 'string') || [one, two].every(({ after }) => focalPointOf(after) !== undefined)
  return isSamePlace && isOneMove ? { ...second, changes: [{ ...two, before: one.before }] } : undefined
}

export const reverse = ({ changes, at }: Step): Step => ({
  changes: changes.toReversed().map((change) => ({ ...change, before: change.after, after: change.before })),
  at,
})

/** The document with each value in its place. A field without values is left out, as the CMS leaves it out. */
export const applyStep = (document: ComposeDocument, { changes }: Step): ComposeDocument => changes.reduce(applyChange, document)

const applyChange = (document: ComposeDocument, { entryId, field, locale, after }: Change): ComposeDocument => {
  const entry = ownValue(document.entries, entryId)
  return entry === undefined ? document : withEntry(document, { ...entry, fields: withValue(entry.fields, field, locale, after) })
}

/** The value that a change of the place would replace. */
export const valueAt = (document: ComposeDocument, entryId: string, field: string, locale: string): Json | undefined =>
  ownValue(ownValue(document.entries, entryId)?.fields, field)?.[locale]
