import { randomBytes } from 'node:crypto'
import type { SearchDeps } from '../search-deps.ts'
import { applyRules } from './apply-rules.ts'
import { findIndex } from './find-index.ts'
import type { FoundIndex } from './found-index.ts'
import { playMagicWord } from './magic-words.ts'
import type { Answer } from './answer.ts'
import { runSearch } from './run-search.ts'
import { searchCaches } from './search-caches.ts'
import { readSearchParameters, type SearchParameters } from './search-parameters.ts'
import { elapsed } from '../../../src/lib/clock.ts'

/** Parameters that say who asks or how to count it, and change nothing about what is found. */
const ABOUT_THE_ASKER = new Set([
  'userToken',
  'analytics',
  'analyticsTags',
  'clickAnalytics',
  'indexName',
  'type',
  'ruleContexts',
  'responseFields',
])

/** Answers one query of an index in the vendor's form, from the cache when the index has not changed since. */
export const answerQuery = async (deps: SearchDeps, indexName: string, body: unknown): Promise<Readonly<Record<string, unknown>>> => {
  const started = elapsed()
  const index = await findIndex(deps, indexName)
  const asked = withDefaults(index, readSearchParameters(body))
  const magic = deps.hasMagicWords ? await playMagicWord(indexName, asked) : { parameters: asked, userData: [] }
  const ruled = applyRules(index, magic.parameters)
  const answer = await cachedAnswer(deps, index, ruled.parameters)
  const userData = [...magic.userData, ...ruled.userData]
  return onlyFields(asked.responseFields, {
    ...answer,
    query: asked.query ?? '',
    params: paramsText(body),
    index: indexName,
    ...(userData.length === 0 ? {} : { userData }),
    ...(ruled.appliedRules.length === 0 || asked.getRankingInfo !== true ? {} : { appliedRules: ruled.appliedRules }),
    ...(asked.clickAnalytics === true ? { queryID: randomBytes(16).toString('hex') } : {}),
    processingTimeMS: Math.round(elapsed() - started),
  })
}

/** Settings may hold defaults for most search parameters. */
const withDefaults = (index: FoundIndex, parameters: SearchParameters): SearchParameters => {
  const given = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined))
  return { ...readSearchParameters(searchDefaults(index)), ...given }
}

const DEFAULTED = [
  'hitsPerPage',
  'attributesToRetrieve',
  'attributesToHighlight',
  'maxValuesPerFacet',
  'sortFacetValuesBy',
  'typoTolerance',
  'queryType',
  'highlightPreTag',
  'highlightPostTag',
] as const

const searchDefaults = ({ settings }: FoundIndex): Readonly<Record<string, unknown>> =>
  Object.fromEntries(DEFAULTED.flatMap((name) => (settings[name] === undefined || settings[name] === null ? [] : [[name, settings[name]]])))

const cachedAnswer = (deps: SearchDeps, index: FoundIndex, parameters: SearchParameters): Promise<Answer> =>
  searchCaches(deps.database).answers.get(answerKey(index, parameters), () => runSearch(deps, index, parameters))

const answerKey = (index: FoundIndex, parameters: SearchParameters): string => {
  const relevant = Object.entries(parameters).filter(([name, value]) => value !== undefined && !ABOUT_THE_ASKER.has(name))
  return JSON.stringify([index.name, index.revision, relevant.sort(([a], [b]) => (a < b ? -1 : 1))])
}

const paramsText = (body: unknown): string => {
  if (typeof body !== 'object' || body === null) return ''
  if ('params' in body && typeof body.params === 'string') return body.params
  const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
  const entries = Object.entries(body).filter(([name, value]) => name !== 'indexName' && name !== 'type' && value !== undefined)
  return new URLSearchParams(entries.map(([name, value]) => [name, text(value)])).toString()
}

const onlyFields = (
  fields: readonly string[] | undefined,
  answer: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  if (fields === undefined || fields.includes('*')) return answer
  return Object.fromEntries(Object.entries(answer).filter(([name]) => fields.includes(name)))
}
