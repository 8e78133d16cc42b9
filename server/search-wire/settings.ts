import { z } from 'zod'

const texts = z.array(z.string())

/** The settings that change what the embedded search answers; every other one is stored and answered as it came. */
const settingsShape = z.looseObject({
  attributesForFaceting: texts.optional(),
  searchableAttributes: texts.nullish(),
  customRanking: texts.nullish(),
  ranking: texts.optional(),
  replicas: texts.optional(),
  attributeForDistinct: z.string().nullish(),
  /** By language; which attributes makes no difference here. */
  decompoundedAttributes: z.record(z.string(), texts).nullish(),
  distinct: z.union([z.boolean(), z.number().int().min(0)]).optional(),
  numericAttributesForFiltering: texts.nullish(),
  paginationLimitedTo: z.number().int().positive().optional(),
  renderingContent: z.unknown().optional(),
})

export type IndexSettings = z.infer<typeof settingsShape>

export const DEFAULT_RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'] as const
export const DEFAULT_PAGINATION_LIMIT = 1000

/** Settings sent over the wire. Throws a zod error where a known one has the wrong type. */
export const readSettings = (body: unknown): IndexSettings => settingsShape.parse(body)

/** What `GET /settings` answers for an index with nothing set, as the vendor documents its defaults. */
export const SETTINGS_DEFAULTS = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  version: 2,
  searchableAttributes: null,
  numericAttributesToIndex: null,
  attributesToRetrieve: null,
  distinct: false,
  unretrievableAttributes: null,
  optionalWords: null,
  attributesForFaceting: [],
  attributesToSnippet: null,
  attributesToHighlight: null,
  paginationLimitedTo: DEFAULT_PAGINATION_LIMIT,
  attributeForDistinct: null,
  exactOnSingleWordQuery: 'attribute',
  ranking: DEFAULT_RANKING,
  customRanking: null,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
  renderingContent: {},
} as const

/** An entry of `attributesForFaceting` without its modifier. */
export interface FacetAttribute {
  readonly name: string
  readonly isFilterOnly: boolean
  readonly isSearchable: boolean
}

export const facetAttributes = (settings: IndexSettings): readonly FacetAttribute[] =>
  (settings.attributesForFaceting ?? []).map((entry) => {
    const name = entry.replace(/^(?:\w+\()+|\)+$/g, '')
    return { name, isFilterOnly: entry.includes('filterOnly('), isSearchable: entry.includes('searchable(') }
  })

/** `virtual(name)` or `name` among `replicas`. */
export const replicaName = (entry: string): string => entry.replace(/^virtual\(|\)$/g, '')
