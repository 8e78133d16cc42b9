import type { CollectionFieldSchema } from 'typesense/lib/Typesense/Collection'
import { AlgoliaError } from '../../search-wire/algolia-error.ts'
import { facetAttributes, type IndexSettings } from '../../search-wire/settings.ts'

/** What of a record the engine searches, filters, counts and sorts by, read off the settings of an index and its replicas. */
export interface IndexFields {
  /** By rank: attributes of one rank weigh the same. */
  readonly words: readonly (readonly string[])[]
  readonly facets: readonly string[]
  readonly numbers: readonly string[]
  readonly distinct?: string | undefined
  /** Of the words, from the settings: their plurals are indexed. */
  readonly languages: readonly string[]
}

export const indexFields = (primary: IndexSettings, replicas: readonly IndexSettings[]): IndexFields => {
  const all = [primary, ...replicas]
  const { searchableAttributes, attributeForDistinct } = primary
  if (searchableAttributes === null || searchableAttributes === undefined || searchableAttributes.length === 0)
    throw new AlgoliaError(400, 'The search engine needs searchableAttributes: it does not search in what it was not told of')
  const numbers = all.flatMap(({ numericAttributesForFiltering, customRanking, ranking }) => [
    ...(numericAttributesForFiltering ?? []).map((entry) => entry.replace(/^equalOnly\(|\)$/g, '')),
    ...rankedBy([...(ranking ?? []), ...(customRanking ?? [])]).map(({ attribute }) => attribute),
  ])
  return {
    words: searchableAttributes.map((entry) => entry.split(',').map(bareAttribute)),
    facets: [...new Set(all.flatMap((settings) => facetAttributes(settings).map(({ name }) => name)))].sort(),
    numbers: [...new Set(numbers)].sort(),
    distinct: attributeForDistinct ?? undefined,
    languages: primary['ignorePlurals'] === false ? [] : textsIn(primary['queryLanguages'] ?? primary['indexLanguages']),
  }
}

/** `asc(price.GB.sale)` among ranking criteria. */
export const rankedBy = (criteria: readonly string[]): readonly { readonly attribute: string; readonly order: 'asc' | 'desc' }[] =>
  criteria.flatMap((criterion) => {
    const { order, attribute } = RANKED.exec(criterion)?.groups ?? {}
    return attribute === undefined ? [] : [{ attribute, order: order === 'asc' ? 'asc' : 'desc' }]
  })

const RANKED = /^(?<order>asc|desc)\((?<attribute>[^)]+)\)$/

const bareAttribute = (attribute: string): string => attribute.trim().replace(/^(?:un)?ordered\(|\)$/g, '')

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

export const wordsField = (attribute: string): string => `words_${plain(attribute)}`
export const facetField = (attribute: string): string => `facet_${plain(attribute)}`
export const numberField = (attribute: string): string => `number_${plain(attribute)}`
export const GROUP_FIELD = 'group_key'
export const ID_FIELD = 'object_id'

/** Dots would mean members of objects to the engine. */
const plain = (attribute: string): string => attribute.replaceAll('.', '__')

/** The schema of a collection. The record itself lies beside, in no field: the engine keeps it and does not look into it. */
export const collectionFields = ({ words, facets, numbers }: IndexFields): readonly CollectionFieldSchema[] => [
  { name: ID_FIELD, type: 'string' },
  { name: GROUP_FIELD, type: 'string', facet: true },
  ...words.flat().map((attribute) => ({ name: wordsField(attribute), type: 'string[]', optional: true }) as const),
  ...facets.map((attribute) => ({ name: facetField(attribute), type: 'string[]', facet: true, optional: true }) as const),
  ...numbers.map((attribute) => ({ name: numberField(attribute), type: 'int64', facet: true, sort: true, optional: true }) as const),
]
