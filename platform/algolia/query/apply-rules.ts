import { isObject } from '../../../server/search-wire/record.ts'
import { fold } from '../../../server/search-wire/text/fold.ts'
import { merchandisedBy, withConsequence, type Merchandised } from './rule-consequence.ts'
import type { FoundIndex } from './found-index.ts'
import type { SearchParameters } from '../../../server/search-wire/search-parameters.ts'

/** What the rules of an index make of a query. */
export interface RuleOutcome {
  readonly parameters: SearchParameters
  readonly userData: readonly unknown[]
  readonly appliedRules: readonly { readonly objectID: string }[]
  readonly merchandised: Merchandised
}

/** Applies enabled rules whose condition is met at an instant: their parameters, promotions and `userData`. */
export const applyRules = (index: FoundIndex, parameters: SearchParameters, now: number): RuleOutcome => {
  const isOff = parameters.enableRules === false
  const applied = isOff ? [] : index.rules.filter((rule) => rule['enabled'] !== false && isValid(rule, now) && isMet(rule, parameters))
  return {
    parameters: applied.reduce(withConsequence, parameters),
    userData: applied.flatMap((rule) =>
      isObject(rule['consequence']) && 'userData' in rule['consequence'] ? [rule['consequence']['userData']] : [],
    ),
    appliedRules: applied.map((rule) => ({ objectID: String(rule['objectID']) })),
    merchandised: merchandisedBy(applied),
  }
}

/** Periods are in seconds; a rule without one always holds. */
const isValid = ({ validity }: Readonly<Record<string, unknown>>, now: number): boolean => {
  const periods = Array.isArray(validity) ? validity.filter(isObject) : []
  return periods.length === 0 || periods.some(({ from, until }) => Number(from) * 1_000 <= now && now <= Number(until) * 1_000)
}

const isMet = (rule: Readonly<Record<string, unknown>>, parameters: SearchParameters): boolean => {
  const single = isObject(rule['condition']) ? [rule['condition']] : []
  const conditions = Array.isArray(rule['conditions']) ? rule['conditions'].filter(isObject) : single
  return conditions.length === 0 || conditions.some((condition) => conditionHolds(condition, parameters))
}

const conditionHolds = (condition: Readonly<Record<string, unknown>>, parameters: SearchParameters): boolean => {
  const { pattern, anchoring, context } = condition
  if (typeof context === 'string' && !(parameters.ruleContexts ?? []).includes(context)) return false
  if (typeof pattern !== 'string') return true
  const query = fold(parameters.query ?? '').trim()
  const expected = fold(pattern).trim()
  if (anchoring === 'startsWith') return query.startsWith(expected)
  if (anchoring === 'endsWith') return query.endsWith(expected)
  return anchoring === 'contains' ? query.includes(expected) : query === expected
}
