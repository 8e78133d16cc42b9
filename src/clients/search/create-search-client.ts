import type { Report } from '../../lib/report.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { filterExpression, standingClauses } from '../../features/listing/filter-expression.ts'
import { quoteFilterValue, sanitiseFilterValue } from '../../features/listing/filter-value.ts'
import { readFilterNames, type FilterNames } from '../../features/listing/filter-names.ts'
import type { SelectedFilters } from '../../features/listing/filters.ts'
import type { Hit } from './hit.ts'
import { filtersIndexName, indexName, suggestionsIndexName } from './index-name.ts'
import { readHits, readListingAnswer, type ListingAnswer } from '../../features/listing/listing-answer.ts'
import { listingQueries, type ListingQueryInput } from '../../features/listing/listing-query.ts'
import { numberOf, recordsOf, textOf, type UnknownRecord } from './read-record.ts'
import type { RecommendationModel, SearchRequest } from './search-request.ts'
import { createTransport, type TransportInput } from './search-transport.ts'
import { createSearchWire, type WireQuery } from './search-wire.ts'
import { BEST_MATCH, SORT_OPTIONS } from '../../features/listing/sort-options.ts'
import { hitAttributes } from './to-hit.ts'

/** The search of one site in one language. Every function throws when the search cannot be asked. */
export interface SearchClient {
  /** Each answer stands at its request's position. */
  readonly search: (requests: readonly SearchRequest[]) => Promise<readonly (readonly Hit[])[]>
  /**
   * Products in the order of their ids (INDEX-07); those the search does not have are left out. Of products that are colors of
   * one another one is kept (INDEX-06), unless `keepsColors`: what a shopper chose by itself.
   */
  readonly productsById: (ids: readonly string[], options?: { readonly keepsColors?: boolean }) => Promise<readonly Hit[]>
  /** Products whose colors are products of their own, by the group of one of them (INDEX-08). */
  readonly productsOfGroup: (productId: string) => Promise<readonly Hit[]>
  readonly recommendations: (request: {
    readonly model: RecommendationModel
    readonly productId?: string
    readonly max: number
  }) => Promise<readonly Hit[]>
  readonly listing: (query: Omit<ListingQueryInput, 'site' | 'language'>) => Promise<ListingAnswer>
  /** How many products each selection would show (INDEX-02). */
  readonly countHits: (selections: readonly SelectedFilters[]) => Promise<readonly number[]>
  /** Searches worth offering for what was typed, the most popular ones for nothing (SEARCH-09, SEARCH-10). */
  readonly suggestions: (query: string, max: number) => Promise<readonly string[]>
}

export interface SearchClientDeps extends Omit<TransportInput, 'site'> {
  readonly site: SiteConfig
  readonly language: string
  readonly report: (entry: Report) => void
}

/** Names of filter values change with the catalogue, not with stock. */
const NAMES_LIVE_MS = 60_000
const MAX_NAMES = 1000
const MAX_GROUP = 50

export const createSearchClient = ({ site, language, report, ...transport }: SearchClientDeps): SearchClient => {
  const wire = createSearchWire(createTransport({ site, ...transport }), report)
  const cards = cardQueries(site, language)
  const readCards = (answer: UnknownRecord, page: number, hitsPerPage: number): readonly Hit[] =>
    readHits(answer, { country: site.code, language, page, hitsPerPage })
  const filterNames = rememberFor(NAMES_LIVE_MS, () => readNames(wire.queries, site, language))

  return {
    search: async (requests) => {
      const answers = await wire.queries(requests.map(cards.bySearch))
      return requests.map(({ page = 1, hitsPerPage }, place) => readCards(answers[place] ?? {}, page, hitsPerPage))
    },
    productsById: async (ids, { keepsColors = false } = {}) => {
      if (ids.length === 0) return []
      const [answer = {}] = await wire.queries([cards.byIds(ids, keepsColors)])
      return inOrderOf(ids, readCards(answer, 1, ids.length))
    },
    productsOfGroup: async (productId) => {
      const [answer = {}] = await wire.queries([cards.byGroup(productId)])
      return readCards(answer, 1, MAX_GROUP)
    },
    recommendations: async ({ model, productId, max }) => {
      const [answer = {}] = await wire.recommendations([cards.byModel(model, productId, max)])
      return readCards(answer, 1, max)
    },
    listing: async (query) => {
      const { queries, disjunctive } = listingQueries({ ...query, site, language })
      const [results, names] = await Promise.all([wire.queries(queries), filterNames().catch(withoutNames(report))])
      return readListingAnswer({
        results,
        disjunctive,
        names,
        country: site.code,
        language,
        page: query.page,
        hitsPerPage: query.hitsPerPage,
      })
    },
    countHits: async (selections) => {
      const answers = await wire.queries(selections.map(cards.byCount))
      return selections.map((_, place) => numberOf(answers[place]?.['nbHits']) ?? 0)
    },
    suggestions: async (query, max) => {
      const [answer = {}] = await wire.queries([
        {
          indexName: suggestionsIndexName(site),
          query,
          filters: `language:${language}`,
          hitsPerPage: max,
          attributesToHighlight: [],
          analytics: false,
        },
      ])
      return recordsOf(answer['hits']).flatMap((record) => textOf(record['query']) ?? [])
    },
  }
}

/** Queries whose answers become product cards. */
const cardQueries = (site: SiteConfig, language: string) => {
  const base = {
    indexName: indexName(site),
    distinct: 1,
    attributesToRetrieve: hitAttributes(site.code, language),
    attributesToHighlight: [],
    typoTolerance: 'min',
  }
  const { fetchOutOfStock } = site.listing
  const byRule = (filters: SelectedFilters): string => filterExpression({ country: site.code, selections: [filters], fetchOutOfStock })
  return {
    bySearch: ({ query = '', filters = {}, sort, page = 1, hitsPerPage }: SearchRequest): WireQuery => {
      const { indexSuffix } = SORT_OPTIONS.find(({ key }) => key === sort) ?? BEST_MATCH
      return {
        ...base,
        indexName: indexName(site, indexSuffix),
        query,
        filters: byRule(filters),
        page: page - 1,
        hitsPerPage,
        clickAnalytics: true,
      }
    },
    byIds: (ids: readonly string[], keepsColors: boolean): WireQuery => {
      const wanted = ids.flatMap((id) => sanitiseFilterValue(id) ?? []).map((id) => `productId:${quoteFilterValue(id)}`)
      // A product asked for by name stays, even out of stock (FILTER-14).
      return {
        ...base,
        distinct: keepsColors ? 0 : 1,
        query: '',
        filters: [...standingClauses(site.code, true), `(${wanted.join(' OR ')})`].join(' AND '),
        hitsPerPage: ids.length,
      }
    },
    byGroup: (productId: string): WireQuery => ({
      ...base,
      distinct: 0,
      query: '',
      filters: byRule({ collections: [`_grp_${productId}`] }),
      hitsPerPage: MAX_GROUP,
    }),
    byModel: (model: RecommendationModel, productId: string | undefined, max: number): WireQuery => ({
      indexName: base.indexName,
      model: model === 'recommended' ? 'trending-items' : model,
      threshold: 0,
      maxRecommendations: Math.min(max, 10),
      ...(model === 'recommended' || productId === undefined ? {} : { objectID: productId }),
      queryParameters: { filters: byRule({}), attributesToRetrieve: base.attributesToRetrieve, attributesToHighlight: [] },
    }),
    byCount: (filters: SelectedFilters): WireQuery => ({
      indexName: base.indexName,
      query: '',
      filters: byRule(filters),
      distinct: 1,
      hitsPerPage: 1,
      attributesToRetrieve: [],
      attributesToHighlight: [],
      analytics: false,
    }),
  }
}

const readNames = async (
  ask: (queries: readonly WireQuery[]) => Promise<readonly UnknownRecord[]>,
  site: SiteConfig,
  language: string,
): Promise<FilterNames> => {
  const [answer = {}] = await ask([
    { indexName: filtersIndexName(site), query: '', hitsPerPage: MAX_NAMES, attributesToHighlight: [], analytics: false },
  ])
  return readFilterNames(recordsOf(answer['hits']), language)
}

/** A listing with tags for names is better than none. */
const withoutNames =
  (report: SearchClientDeps['report']) =>
  (cause: unknown): FilterNames => {
    report({ code: 'filterNamesFailed', message: 'Names of filter values could not be read', details: { cause: String(cause) } })
    return new Map()
  }

/** Hits by id in the order asked for, each id once, with a position of their own (INDEX-07). */
const inOrderOf = (ids: readonly string[], hits: readonly Hit[]): readonly Hit[] => {
  const byId = new Map(hits.map((hit) => [hit.productId, hit]))
  const found = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  return found.map((hit, place) => ({ ...hit, offsettedPosition: place + 1 }))
}

/** Asks again only after `lifeMs`; a failure is not remembered. */
const rememberFor = <Value>(lifeMs: number, ask: () => Promise<Value>): (() => Promise<Value>) => {
  let known: { readonly value: Promise<Value>; readonly at: number } | undefined
  return () => {
    if (known !== undefined && performance.now() - known.at < lifeMs) return known.value
    const value = ask()
    known = { value, at: performance.now() }
    value.catch(() => {
      known = undefined
    })
    return value
  }
}
