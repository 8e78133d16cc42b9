import type { ComposeChange } from '../../../schemas/api/compose-history.ts'
import type { ComposeFields } from '../../../schemas/api/compose.ts'
import { ownValue } from '../../lib/own-value.ts'
import { sameJson } from './same-json.ts'

/** Where two states of an entry differ. */
export const fieldChanges = (before: ComposeFields, after: ComposeFields): readonly ComposeChange[] =>
  union(before, after).flatMap((field) => {
    const [was, is] = [ownValue(before, field) ?? {}, ownValue(after, field) ?? {}]
    return union(was, is)
      .map((locale) => ({ field, locale, before: ownValue(was, locale), after: ownValue(is, locale) }))
      .filter((change) => !sameJson(change.before, change.after))
  })

const union = (one: object, other: object): readonly string[] => [...new Set([...Object.keys(one), ...Object.keys(other)])]
