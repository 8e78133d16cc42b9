import type { Report } from '../../lib/report.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { anyOf, facetConditions, standingClauses } from './filter-value.ts'
import type { Hit } from './hit.ts'
import { filtersIndexName, indexName, pagesIndexName, suggestionsIndexName } from './index-name.ts'
import { nameIn, numberOf, recordOf, recordsOf, textOf, type UnknownRecord } from './read-record.ts'
import { createSearchWire, createTransport, type SearchWire, type WireQuery, type TransportInput } from './search-wire.ts'
import { hitAttributes, readHits } from './to-hit.ts'
import { IN_DESCRIPTIONS, productWordParameters, SOME_WORDS, wordParameters } from './word-parameters.ts'
import { defined } from '../../lib/defined.ts'

/** The search of one site in one language. Every function throws when the search cannot be asked. */
export interface SearchClient {
  /** Answers are in the order of the queries. */
  readonly search: (queries: readonly HitQuery[]) => Promise<readonly (readonly Hit[])[]>
  /**
   * The first products of one query, and how many there are: by their descriptions where nothing else has the words, and with some of
   * them where `mayMissWords`.
   */
  readonly find: (
    query: HitQuery & { readonly mayMissWords?: boolean },
  ) => Promise<{ readonly hits: readonly Hit[]; readonly count: number }>
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
  /** Searches worth offering for what was typed, the most popular ones for nothing (SEARCH-09, SEARCH-10). */
  readonly suggestions: (query: string, max: number) => Promise<readonly string[]>
  /** Categories, brands and pages by what was typed; categories and brands with more products first. */
  readonly places: (query: string) => Promise<readonly SearchPlace[]>
  /** Queries of a feature's own, which reads the answers itself. */
  readonly queries: SearchWire['queries']
}

/** A page of the shop that a search leads to by name. */
export interface SearchPlace {
  readonly kind: 'category' | 'brand' | 'page'
  readonly name: string
  /** Without prefix. */
  readonly path: string
  /** The department of a category. */
  readonly within?: string
}

export interface SearchClientDeps extends Omit<TransportInput, 'site'> {
  readonly site: SiteConfig
  readonly language: string
  readonly report: (entry: Report) => void
}

const MAX_GROUP = 50

export const createSearchClient = ({ site, language, report, ...transport }: SearchClientDeps): SearchClient => {
  const { queries, recommendations } = createSearchWire(createTransport({ site, ...transport }), report)
  const cards = cardQueries(site, language)
  const readCards = (answer: UnknownRecord | undefined, page: number, hitsPerPage: number): readonly Hit[] =>
    readHits(answer ?? {}, { country: site.code, language, page, hitsPerPage })

  return {
    search: async (requests) => {
      const answers = await queries(requests.map(cards.bySearch))
      return requests.map(({ page = 1, hitsPerPage }, index) => readCards(answers[index], page, hitsPerPage))
    },
    find: async ({ mayMissWords = false, ...request }) => {
      const query = cards.bySearch(request)
      const count = (answer: UnknownRecord): number => numberOf(answer['nbHits']) ?? 0
      const [first = {}] = await queries([query])
      const isEnough = count(first) > 0 || (request.query ?? '').trim() === ''
      const others = isEnough
        ? []
        : await queries([{ ...query, ...IN_DESCRIPTIONS }, ...(mayMissWords ? [{ ...query, ...SOME_WORDS }] : [])])
      const answer = others.find((other) => count(other) > 0) ?? first
      return { hits: readCards(answer, 1, request.hitsPerPage), count: count(answer) }
    },
    productsById: async (ids, { keepsColors = false } = {}) => {
      const conditions = facetConditions('productId', ids)
      if (conditions.length === 0) return []
      const [answer] = await queries([cards.byIds(conditions, keepsColors)])
      return inOrderOf(ids, readCards(answer, 1, conditions.length))
    },
    productsOfGroup: async (productId) => {
      const [answer] = await queries([cards.byGroup(productId)])
      return readCards(answer, 1, MAX_GROUP)
    },
    recommendations: async ({ model, productId, max }) => {
      const [answer] = await recommendations([cards.byModel(model, productId, max)])
      return readCards(answer, 1, max)
    },
    suggestions: async (query, max) => {
      const [answer = {}] = await queries([
        {
          indexName: suggestionsIndexName(site),
          query,
          filters: `language:${language}`,
          ...wordParameters(query, { site, language }),
          hitsPerPage: max,
          attributesToHighlight: [],
          analytics: false,
        },
      ])
      return recordsOf(answer['hits']).flatMap((record) => textOf(record['query']) ?? [])
    },
    places: async (query) => {
      const shared = {
        query,
        ...wordParameters(query, { site, language }),
        ...SOME_WORDS,
        typoTolerance: 'min',
        attributesToHighlight: [],
        analytics: false,
      }
      const values = { ...shared, indexName: filtersIndexName(site) }
      const [categories = {}, brands = {}, pages = {}] = await queries([
        { ...values, filters: 'filterType:categories AND count > 0', hitsPerPage: MAX_CATEGORIES },
        // A word beside others that is no brand must not become one by a typing error.
        { ...values, filters: 'filterType:brand', hitsPerPage: MAX_BRANDS, ...(/\s/.test(query.trim()) ? { typoTolerance: false } : {}) },
        { ...shared, indexName: pagesIndexName(site), filters: `site:${site.siteTag} AND language:${language}`, hitsPerPage: MAX_PAGES },
      ])
      return [
        ...recordsOf(categories['hits']).flatMap((record) => categoryOf(record, language)),
        ...recordsOf(brands['hits']).flatMap((record) => brandOf(record, site)),
        ...recordsOf(pages['hits']).flatMap(pageOf),
      ]
    },
    queries,
  }
}

const MAX_CATEGORIES = 3
const MAX_BRANDS = 2
const MAX_PAGES = 3

const categoryOf = (record: UnknownRecord, language: string): readonly SearchPlace[] => {
  const path = textOf(record['path'])
  const within = textOf(recordOf(recordOf(record['localised'])[language])['within']) ?? textOf(record['within'])
  const name = nameIn({ ...record, name: record['value'] }, language)
  return path === undefined ? [] : [{ kind: 'category', name, path, ...defined({ within }) }]
}

const brandOf = (record: UnknownRecord, { navigation }: SiteConfig): readonly SearchPlace[] => {
  const [tag, name] = [textOf(record['tag']), textOf(record['value'])]
  return tag === undefined || name === undefined
    ? []
    : [{ kind: 'brand', name, path: `/${navigation.brandsPath}/${encodeURIComponent(tag)}` }]
}

const pageOf = (record: UnknownRecord): readonly SearchPlace[] => {
  const [name, path] = [textOf(record['name']), textOf(record['path'])]
  return name === undefined || path === undefined ? [] : [{ kind: 'page', name, path }]
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
  const filtersOf = (clauses: readonly string[] = [], includesOutOfStock = false): string =>
    [...standingClauses(site.code, includesOutOfStock || site.listing.fetchOutOfStock), ...clauses].join(' AND ')
  return {
    bySearch: ({ query = '', clauses, includesOutOfStock, indexSuffix, page = 1, hitsPerPage }: HitQuery): WireQuery => ({
      ...base,
      ...productWordParameters(query, { site, language }),
      indexName: indexName(site, indexSuffix),
      query,
      filters: filtersOf(clauses, includesOutOfStock),
      page: page - 1,
      hitsPerPage,
      clickAnalytics: true,
    }),
    byIds: (conditions: readonly string[], keepsColors: boolean): WireQuery => ({
      ...base,
      distinct: keepsColors ? 0 : 1,
      query: '',
      // A product asked for by name stays, even out of stock (FILTER-14).
      filters: filtersOf([anyOf(conditions)], true),
      hitsPerPage: conditions.length,
    }),
    byGroup: (productId: string): WireQuery => ({
      ...base,
      distinct: 0,
      query: '',
      filters: filtersOf(facetConditions('collections', [`_grp_${productId}`])),
      hitsPerPage: MAX_GROUP,
    }),
    byModel: (model: RecommendationModel, productId: string | undefined, max: number): WireQuery => ({
      indexName: base.indexName,
      model: model === 'recommended' ? 'trending-items' : model,
      threshold: 0,
      maxRecommendations: Math.min(max, 10),
      ...(model === 'recommended' || productId === undefined ? {} : { objectID: productId }),
      queryParameters: { filters: filtersOf(), attributesToRetrieve: base.attributesToRetrieve, attributesToHighlight: [] },
    }),
  }
}

/** Hits by id in the order asked for, each id once, with a position of their own (INDEX-07). */
const inOrderOf = (ids: readonly string[], hits: readonly Hit[]): readonly Hit[] => {
  const byId = new Map(hits.map((hit) => [hit.productId, hit]))
  const found = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  return found.map((hit, index) => ({ ...hit, offsettedPosition: index + 1 }))
}

/** One query for cards. What every query asks for (FILTER-14) is added by the client. */
interface HitQuery {
  readonly query?: string
  /** Further conditions in the search's filter language; all of them must hold. */
  readonly clauses?: readonly string[]
  readonly includesOutOfStock?: boolean
  /** Of the index that holds the products in another order. */
  readonly indexSuffix?: string
  /** 1-based. */
  readonly page?: number
  readonly hitsPerPage: number
}

export type RecommendationModel = 'bought-together' | 'related-products' | 'recommended'
