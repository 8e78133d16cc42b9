import { AlgoliaError } from '../../../server/search-wire/algolia-error.ts'
import { isObject, type SearchRecord } from '../../../server/search-wire/record.ts'
import { readSearchParameters, type SearchParameters } from '../../../server/search-wire/search-parameters.ts'
import { defined } from '../../../src/lib/defined.ts'

type Rule = Readonly<Record<string, unknown>>

/** Where rules put records, whatever the ranking says. */
export interface Merchandised {
  /** By objectID, 0-based. */
  readonly positions: ReadonlyMap<SearchRecord['objectID'], number>
  readonly hidden: readonly string[]
  /** Promoted records must match the query's filters too. */
  readonly isFiltered: boolean
}

/** What rules promote and hide. A record is promoted once, and a position taken goes to the rule that is first. */
export const merchandisedBy = (rules: readonly Rule[]): Merchandised => {
  const positions = new Map<string, number>()
  const consequences = rules.map(consequenceOf)
  for (const { objectID, position } of consequences.flatMap(promotions)) {
    const taken = new Set(positions.values())
    let free = position
    while (taken.has(free)) free += 1
    if (!positions.has(objectID)) positions.set(objectID, free)
  }
  const hidden = consequences
    .flatMap(({ hide }) => (Array.isArray(hide) ? hide.filter(isObject) : []))
    .map(({ objectID }) => String(objectID))
  return { positions, hidden, isFiltered: consequences.some(({ filterPromotes }) => filterPromotes === true) }
}

const consequenceOf = ({ consequence }: Rule): Rule => (isObject(consequence) ? consequence : {})

const promotions = ({ promote }: Rule): readonly { readonly objectID: string; readonly position: number }[] =>
  (Array.isArray(promote) ? promote.filter(isObject) : []).flatMap(({ objectID, objectIDs, position }) =>
    (Array.isArray(objectIDs) ? objectIDs : [objectID]).map((id, offset) => ({
      objectID: String(id),
      position: Number(position) + offset,
    })),
  )

/** The parameters of a query after a rule: its filters are added, its words edited, every other parameter takes its place. */
export const withConsequence = (parameters: SearchParameters, rule: Rule): SearchParameters => {
  const { params } = consequenceOf(rule)
  if (!isObject(params)) return parameters
  const { query, filters, ...others } = params
  return {
    ...parameters,
    ...defined(readSearchParameters(others)),
    ...(query === undefined ? {} : { query: editedQuery(parameters.query ?? '', query) }),
    ...(typeof filters === 'string' ? { filters: [parameters.filters, filters].filter((text) => text).join(' AND ') } : {}),
  }
}

/** A query replaced, or with words replaced and removed. */
const editedQuery = (query: string, change: unknown): string => {
  if (!isObject(change)) return String(change)
  const removals = Array.isArray(change['remove']) ? change['remove'].map((word) => ({ type: 'remove', delete: word })) : []
  const edits = [...removals, ...(Array.isArray(change['edits']) ? change['edits'].filter(isObject) : [])]
  return edits.reduce((words: string, edit: Rule) => withEdit(words, edit), query)
}

const withEdit = (query: string, edit: Rule): string => {
  const gone = String(edit['delete']).toLowerCase()
  const put = edit['type'] === 'replace' ? [String(edit['insert'])] : []
  return query
    .split(/\s+/)
    .flatMap((word) => (word.toLowerCase() === gone ? put : [word]))
    .join(' ')
}

/** Refuses, in the vendor's form, a rule that would only be applied in part. */
export const checkRule = (rule: Rule): void => {
  const consequence = consequenceOf(rule)
  if (!isObject(rule['consequence'])) throw new AlgoliaError(400, 'A rule needs a consequence')
  const params = isObject(consequence['params']) ? consequence['params'] : {}
  const refused = ['automaticFacetFilters', 'automaticOptionalFacetFilters', 'renderingContent'].find((name) => params[name] !== undefined)
  if (refused !== undefined) throw notImplemented(`Rules with ${refused}`)
  const conditions = Array.isArray(rule['conditions']) ? rule['conditions'].filter(isObject) : []
  if (conditions.some(({ pattern }) => typeof pattern === 'string' && pattern.includes('{facet:')))
    throw notImplemented('Conditions with a facet in their pattern')
  if (conditions.some(({ filters }) => filters !== undefined)) throw notImplemented('Conditions with filters')
  for (const { objectID, position } of promotions(consequence))
    if (objectID === 'undefined' || !Number.isInteger(position) || position < 0)
      throw new AlgoliaError(400, 'promote needs an objectID and a position from 0')
  readSearchParameters(params['query'] === undefined || typeof params['query'] === 'string' ? params : { ...params, query: '' })
}

const notImplemented = (what: string): AlgoliaError => new AlgoliaError(400, `${what} are not implemented by the embedded search`)
