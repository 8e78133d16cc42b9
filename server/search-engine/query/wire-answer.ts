import { randomBytes } from 'node:crypto'
import { highlightTags } from '../../search-wire/highlight-tags.ts'
import { hitAnswer } from '../../search-wire/hit-answer.ts'
import { pageOf } from '../../search-wire/page-of.ts'
import { isObject, type SearchRecord } from '../../search-wire/record.ts'
import { decodeFacet } from '../index/facet-code.ts'
import { fromEngine } from '../index/engine-number.ts'
import type { EngineQuery } from './engine-query.ts'
import type { EngineResult } from './search-engine.ts'

/** The engine's answers to a query, as the wire has them. */
export const wireAnswer = (query: EngineQuery, results: readonly EngineResult[]): Readonly<Record<string, unknown>> => {
  const { index, parameters } = query
  const page = pageOf(index, parameters)
  const [first] = results
  const found = first?.found ?? 0
  const counted = (query.countsFacetsApart ? results.at(-1) : first)?.facet_counts ?? []
  const isWhole = first?.search_cutoff !== true
  return onlyFields(parameters.responseFields, {
    hits: (query.countsFacetsApart ? results.slice(0, -1) : results).flatMap(recordsOf).map(toHit(query)),
    nbHits: found,
    page: page.number,
    nbPages: page.size === 0 ? 0 : Math.min(Math.ceil(found / page.size), Math.ceil(page.reach / page.size)),
    hitsPerPage: page.size,
    ...facetsOf(query, counted),
    exhaustiveNbHits: isWhole,
    exhaustiveFacetsCount: counted.every(({ sampled }) => sampled !== true),
    exhaustiveTypo: isWhole,
    query: parameters.query ?? '',
    params: '',
    index: index.name,
    ...(parameters.clickAnalytics === true ? { queryID: randomBytes(16).toString('hex') } : {}),
    processingTimeMS: 1,
  })
}

export const recordsOf = ({ hits = [], grouped_hits: groups = [] }: EngineResult): readonly SearchRecord[] =>
  [...hits, ...groups.flatMap((group) => group.hits)].flatMap(({ document: { record } }) => (isRecord(record) ? [record] : []))

const isRecord = (value: unknown): value is SearchRecord => isObject(value) && typeof value['objectID'] === 'string'

/** Marked by the words as they were typed: what the engine found with a mistake or by a synonym is found and not marked. */
const toHit = ({ index, parameters, words }: EngineQuery) => {
  const attributes = parameters.attributesToHighlight ?? index.settings['attributesToHighlight']
  const options = {
    retrieve: parameters.attributesToRetrieve ?? undefined,
    highlighted: Array.isArray(attributes) ? attributes.map(String) : index.fields.words.flat(),
    tags: highlightTags(parameters, index.settings),
    words: words.map(({ kind, text }, at) => ({ kind, text, isPrefix: at === words.length - 1, spellings: [] })),
  }
  return (record: SearchRecord) => hitAnswer(record, options)
}

type Counted = NonNullable<EngineResult['facet_counts']>

const facetsOf = ({ facets, parameters }: EngineQuery, counted: Counted) => {
  if (facets.length === 0) return {}
  const entries = facets.flatMap(({ attribute, field, isNumber }) => {
    const own = counted.find(({ field_name: name }) => name === field)
    return own === undefined || own.counts.length === 0 ? [] : [{ attribute, isNumber, ...own }]
  })
  const stats = entries.flatMap(({ attribute, isNumber, stats: own }) =>
    isNumber && own !== undefined ? [[attribute, spread(own)] as const] : [],
  )
  return {
    facets: Object.fromEntries(
      entries.map(({ attribute, isNumber, counts }) => [
        attribute,
        Object.fromEntries(inOrder(valuesOf(counts, isNumber), parameters.sortFacetValuesBy)),
      ]),
    ),
    ...(stats.length === 0 ? {} : { facets_stats: Object.fromEntries(stats) }),
  }
}

const valuesOf = (counts: Counted[number]['counts'], isNumber: boolean): readonly (readonly [string, number])[] =>
  counts.flatMap(({ value, count }) => {
    const text = isNumber ? String(fromEngine(Number(value))) : decodeFacet(value)
    return text === undefined ? [] : [[text, count] as const]
  })

const inOrder = (values: readonly (readonly [string, number])[], order: 'count' | 'alpha' = 'count') =>
  [...values].sort(([a, one], [b, other]) => (order === 'count' && one !== other ? other - one : a < b ? -1 : 1))

const spread = (stats: NonNullable<Counted[number]['stats']>) =>
  Object.fromEntries(Object.entries(stats).flatMap(([name, value]) => (value === undefined ? [] : [[name, fromEngine(value)]])))

const onlyFields = (fields: readonly string[] | undefined, answer: Readonly<Record<string, unknown>>) =>
  fields === undefined || fields.includes('*')
    ? answer
    : Object.fromEntries(Object.entries(answer).filter(([name]) => fields.includes(name)))
