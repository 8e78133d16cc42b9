import type { ComposeFields } from '../../schemas/api/compose.ts'
import type { Json } from '../../schemas/page.ts'
import { mergeLists } from './merge-lists.ts'
import { sameJson } from '../../src/content/composing/same-json.ts'
import { ownValue } from '../../src/lib/own-value.ts'

/** A value that two people changed to different things. */
export interface FieldConflict {
  readonly field: string
  readonly locale: string
  readonly mine: Json | undefined
  readonly theirs: Json | undefined
}

export interface MergedFields {
  /** Theirs, with mine where only I changed a value, and where both did. */
  readonly fields: ComposeFields
  /** Where both did, to be chosen from. */
  readonly conflicts: readonly FieldConflict[]
}

/** Three versions of one entry's fields in one: what was read, what I made of it, what somebody else has saved meanwhile. Pure. */
export const mergeFields = (base: ComposeFields, mine: ComposeFields, theirs: ComposeFields): MergedFields => {
  const merged: Record<string, Record<string, Json>> = {}
  const conflicts: FieldConflict[] = []
  for (const [field, locale] of placesOf(base, mine, theirs)) {
    const [was, own, other] = [base, mine, theirs].map((fields) => ownValue(fields, field)?.[locale])
    const isMine = !sameJson(was, own)
    const isBoth = isMine && !sameJson(was, other) && !sameJson(own, other)
    const list = isBoth ? mergeLists(was, own, other) : undefined
    if (isBoth && list === undefined) conflicts.push({ field, locale, mine: own, theirs: other })
    const value = list ?? (isMine ? own : other)
    if (value !== undefined) merged[field] = { ...ownValue(merged, field), [locale]: value }
  }
  return { fields: merged, conflicts }
}

const placesOf = (...versions: readonly ComposeFields[]): readonly (readonly [string, string])[] => {
  const places = new Map<string, readonly [string, string]>()
  for (const fields of versions)
    for (const [field, values] of Object.entries(fields))
      for (const locale of Object.keys(values)) places.set(`${field} ${locale}`, [field, locale])
  return [...places.values()]
}
