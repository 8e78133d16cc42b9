import { isObject } from '../record.ts'
import { fold } from '../text/fold.ts'
import type { FoundIndex } from './found-index.ts'
import type { SearchParameters } from './search-parameters.ts'

/** What the rules of an index make of a query. */
export interface RuleOutcome {
  readonly parameters: SearchParameters
  readonly userData: readonly unknown[]
  readonly appliedRules: readonly { readonly objectID: string }[]
}

/** Applies enabled rules whose condition is met: `userData` is collected; `params.query` and `params.filters` take effect. */
export const applyRules = (index: FoundIndex, parameters: SearchParameters): RuleOutcome => {
  if (parameters.enableRules === false) return { parameters, userData: [], appliedRules: [] }
  const applied = index.rules.filter((rule) => rule['enabled'] !== false && isMet(rule, parameters))
  return {
    parameters: applied.reduce(withConsequence, parameters),
    userData: applied.flatMap((rule) =>
      isObject(rule['consequence']) && 'userData' in rule['consequence'] ? [rule['consequence']['userData']] : [],
    ),
    appliedRules: applied.map((rule) => ({ objectID: String(rule['objectID']) })),
  }
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

const withConsequence = (parameters: SearchParameters, rule: Readonly<Record<string, unknown>>): SearchParameters => {
  const params = isObject(rule['consequence']) ? rule['consequence']['params'] : undefined
  if (!isObject(params)) return parameters
  const { query, filters } = params
  return {
    ...parameters,
    ...(typeof query === 'string' ? { query } : {}),
    ...(typeof filters === 'string' ? { filters: [parameters.filters, filters].filter((text) => text).join(' AND ') } : {}),
  }
}
