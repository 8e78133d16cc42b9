import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { elapsed } from '../../../src/lib/clock.ts'
import type { SearchDeps } from '../search-deps.ts'
import { AlgoliaError, indexMissing } from '../../../server/search-wire/algolia-error.ts'
import { applyRules } from './apply-rules.ts'
import { findIndex } from './find-index.ts'
import type { FoundIndex } from './found-index.ts'
import type { Answer } from './answer.ts'
import { runSearch, type RuledQuery } from './run-search.ts'
import { searchCaches } from './search-caches.ts'
import { readSearchParameters, type SearchParameters } from '../../../server/search-wire/search-parameters.ts'
import { defined } from '../../../src/lib/defined.ts'

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
  const ruled = applyRules(index, magic.parameters, deps.clock.now())
  const answer = await cachedAnswer(deps, index, ruled)
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
  return { ...readSearchParameters(searchDefaults(index)), ...defined(parameters) }
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
  'ignorePlurals',
  'removeStopWords',
  'queryLanguages',
  'optionalWords',
  'removeWordsIfNoResults',
] as const

const searchDefaults = ({ settings }: FoundIndex): Readonly<Record<string, unknown>> =>
  Object.fromEntries(DEFAULTED.flatMap((name) => (settings[name] === undefined || settings[name] === null ? [] : [[name, settings[name]]])))

const cachedAnswer = (deps: SearchDeps, index: FoundIndex, ruled: RuledQuery): Promise<Answer> =>
  searchCaches(deps.database).answers.get(answerKey(index, ruled), () => runSearch(deps, index, ruled))

const answerKey = (index: FoundIndex, { parameters, merchandised }: RuledQuery): string => {
  const relevant = Object.entries(parameters).filter(([name, value]) => value !== undefined && !ABOUT_THE_ASKER.has(name))
  const { positions, hidden, isFiltered } = merchandised
  return JSON.stringify([index.name, index.revision, relevant.sort(([a], [b]) => (a < b ? -1 : 1)), [...positions], hidden, isFiltered])
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

const SLOW_MS = 3_000

/**
 * Search words that ask for an outcome (contracts 8). Answers changed parameters and data of a rule, waits, or refuses.
 */
const playMagicWord = async (
  indexName: string,
  parameters: SearchParameters,
): Promise<{ readonly parameters: SearchParameters; readonly userData: readonly unknown[] }> => {
  const word = (parameters.query ?? '').trim().toLowerCase()
  if (word === 'searchfail') throw new AlgoliaError(500, 'Internal server error')
  if (word === 'noindex') throw indexMissing(indexName)
  if (word === 'gotosale') return { parameters, userData: [{ redirect: '/sale' }] }
  if (word === 'empty') return { parameters: { ...parameters, numericFilters: ['_nothing=1'] }, userData: [] }
  if (word === 'searchslow') {
    await wait(SLOW_MS)
    return { parameters: { ...parameters, query: '' }, userData: [] }
  }
  return { parameters, userData: [] }
}
