import type { ComposeDocument } from '../../schemas/api/compose.ts'
import type { Json } from '../../schemas/page.ts'
import { isLink } from '../../src/content/cms-entry.ts'
import { applyStep, valueAt, type Change, type Step } from './change.ts'
import { mergeLists } from './merge-lists.ts'
import { sameJson } from '../../src/content/composing/same-json.ts'

/** What of a step can be done where somebody else has changed the same meanwhile. */
export interface FittedStep {
  readonly changes: readonly Change[]
  /** Entries of which something stays as others made it. */
  readonly stays: readonly string[]
}

/**
 * A step against the document as it is now, which it was not made for where a colleague changed something since. A list keeps what the
 * colleague added, took out and moved; another value is left alone, and so is a block that the step would take off the page and that
 * `isChanged` names. Where a list cannot be changed the whole step is left out: half of a move is a block too many, or one too few. Pure.
 */
export const fitStep = (
  document: ComposeDocument,
  { changes: wanted }: Step,
  isChanged: (entryId: string) => boolean = () => false,
): FittedStep => {
  const touched = takenOff(wanted).filter(isChanged)
  if (touched.length > 0) return { changes: [], stays: touched }
  const changes: Change[] = []
  const stays = new Set<string>()
  let current = document
  for (const change of wanted) {
    const { entryId, field, locale, before, after } = change
    const now = valueAt(current, entryId, field, locale)
    if (sameJson(now, after)) continue
    const isSame = sameJson(now, before)
    const value = isSame ? after : mergeLists(before, after, now)
    if (!isSame) stays.add(entryId)
    if (!isSame && value === undefined) {
      if (isList(before) || isList(after)) return { changes: [], stays: [...new Set(wanted.map((each) => each.entryId))] }
      continue
    }
    if (sameJson(now, value)) continue
    const fitted = { ...change, before: now, after: value }
    changes.push(fitted)
    current = applyStep(current, { changes: [fitted], at: 0 })
  }
  return { changes, stays: [...stays] }
}

/** Entries that a step takes out of its lists and puts into none. */
const takenOff = (changes: readonly Change[]): readonly string[] => {
  const left = new Set(changes.flatMap(({ after }) => idsIn(after)))
  return changes.flatMap(({ before }) => idsIn(before)).filter((id) => !left.has(id))
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value) && value.length > 0 && value.every(isLink)

const idsIn = (value: Json | undefined): readonly string[] =>
  isList(value) ? value.flatMap((item) => (isLink(item) ? [item.sys.id] : [])) : []
