import { z } from 'zod'
import { AlgoliaError } from './algolia-error.ts'
import type { FilterListItem } from './filters/filter-lists.ts'

const MAX_HITS_PER_PAGE = 1000
const MAX_QUERY_LENGTH = 512

/** A list, or the same as a JSON or comma text, as it is written in a `params` text. */
const listOfTexts = z.preprocess((value) => (typeof value === 'string' ? splitList(value) : value), z.array(z.string()))
const filterItem: z.ZodType<FilterListItem> = z.lazy(() => z.union([z.string(), z.array(filterItem)]))
const filterList = z.preprocess(parseJsonList, z.union([z.string(), z.array(filterItem)]))
const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean())
const count = (max: number) => z.coerce.number().int().min(0).max(max)

const shape = z.looseObject({
  query: z
    .string()
    .transform((query) => query.slice(0, MAX_QUERY_LENGTH))
    .nullish(),
  page: count(1_000_000).optional(),
  hitsPerPage: count(MAX_HITS_PER_PAGE).optional(),
  offset: count(1_000_000).optional(),
  length: count(MAX_HITS_PER_PAGE).optional(),
  filters: z.string().optional(),
  facetFilters: filterList.optional(),
  numericFilters: filterList.optional(),
  optionalFilters: filterList.optional(),
  sumOrFiltersScores: flag.optional(),
  facets: listOfTexts.optional(),
  maxValuesPerFacet: count(1000).optional(),
  sortFacetValuesBy: z.enum(['count', 'alpha']).optional(),
  facetingAfterDistinct: flag.optional(),
  distinct: z.union([flag, count(1000)]).optional(),
  attributesToRetrieve: listOfTexts.nullish(),
  restrictSearchableAttributes: listOfTexts.optional(),
  attributesToHighlight: listOfTexts.nullish(),
  highlightPreTag: z.string().optional(),
  highlightPostTag: z.string().optional(),
  getRankingInfo: flag.optional(),
  clickAnalytics: flag.optional(),
  typoTolerance: z.union([flag, z.enum(['min', 'strict'])]).optional(),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).optional(),
  ignorePlurals: z.union([flag, listOfTexts]).optional(),
  removeStopWords: z.union([flag, listOfTexts]).optional(),
  queryLanguages: listOfTexts.optional(),
  optionalWords: listOfTexts.nullish(),
  removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']).optional(),
  synonyms: flag.optional(),
  ruleContexts: listOfTexts.optional(),
  enableRules: flag.optional(),
  responseFields: listOfTexts.optional(),
})

/** The parameters of a search, known ones checked; unknown ones are accepted and change nothing. */
export type SearchParameters = z.infer<typeof shape>

/** Reads a request body, whose parameters are beside or in a `params` text. Refuses with the vendor's 400. */
export const readSearchParameters = (body: unknown): SearchParameters => {
  const parsed = shape.safeParse(withParamsText(body))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new AlgoliaError(400, `invalid value for parameter ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}

const withParamsText = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('params' in body)) return body ?? {}
  const { params, ...rest } = body
  if (typeof params === 'string') return { ...rest, ...Object.fromEntries(new URLSearchParams(params)) }
  return { ...rest, ...(typeof params === 'object' ? params : {}) }
}

function parseJsonList(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('[')) return value
  try {
    return JSON.parse(value)
  } catch {
    // Not JSON after all: then it is the text form.
    return value
  }
}

const splitList = (text: string): unknown => {
  const parsed = parseJsonList(text)
  return typeof parsed === 'string'
    ? parsed
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '')
    : parsed
}
