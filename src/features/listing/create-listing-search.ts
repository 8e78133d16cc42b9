import type { SearchClient } from '../../clients/search/create-search-client.ts'
import type { Hit } from '../../clients/search/hit.ts'
import { indexName } from '../../clients/search/index-name.ts'
import { numberOf } from '../../clients/search/read-record.ts'
import type { WireQuery } from '../../clients/search/search-wire.ts'
import type { Report } from '../../lib/report.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import { createFilterNames } from './filter-names.ts'
import { filterClauses, filterExpression } from './filter-expression.ts'
import type { SelectedFilters } from './listing-address.ts'
import { readListingAnswer, type ListingAnswer } from './listing-answer.ts'
import { describedQueries, hasSeveralWords, listingQueries, partialQueries, type ListingQueryInput } from './listing-query.ts'
import type { SearchRequest } from './listing-context.ts'
import { BEST_MATCH, SORT_OPTIONS } from './sort-options.ts'

/** Products by filters and sort orders. Every function throws when the search cannot be asked. */
export interface ListingSearch {
  /** Answers are in the order of the requests. */
  readonly search: (requests: readonly SearchRequest[]) => Promise<readonly (readonly Hit[])[]>
  readonly listing: (query: Omit<ListingQueryInput, 'site' | 'language'>) => Promise<ListingAnswer>
  /** How many products each selection would show (INDEX-02). */
  readonly countHits: (selections: readonly SelectedFilters[]) => Promise<readonly number[]>
}

interface Deps {
  readonly client: Pick<SearchClient, 'search' | 'queries'>
  readonly site: SiteConfig
  readonly language: string
  readonly report: (entry: Report) => void
}

/** What listings ask of the search of one site in one language. */
export const createListingSearch = ({ client, site, language, report }: Deps): ListingSearch => {
  const filterNames = createFilterNames({ client, site, language, report })
  const country = site.code

  const countQuery = (filters: SelectedFilters): WireQuery => ({
    indexName: indexName(site),
    query: '',
    filters: filterExpression({ country, selections: [filters], fetchOutOfStock: site.listing.fetchOutOfStock }),
    distinct: 1,
    hitsPerPage: 1,
    attributesToRetrieve: [],
    attributesToHighlight: [],
    analytics: false,
  })

  return {
    search: (requests) =>
      client.search(
        requests.map(({ filters = {}, sort, ...request }) => ({
          ...request,
          ...filterClauses({ country, selections: [filters] }),
          indexSuffix: (SORT_OPTIONS.find(({ key }) => key === sort) ?? BEST_MATCH).indexSuffix,
        })),
      ),
    listing: async (query) => {
      const input = { ...query, site, language }
      const { queries, disjunctive } = listingQueries(input)
      const [results, names] = await Promise.all([client.queries(queries), filterNames()])
      const read = (answers: typeof results) =>
        readListingAnswer({ results: answers, disjunctive, names, country, language, page: query.page, hitsPerPage: query.hitsPerPage })
      const whole = read(results)
      if (whole.nbHits > 0 || whole.redirect !== undefined || query.query.trim() === '') return whole
      const others = await client.queries(describedQueries(input, queries))
      const [named = 0, mentioned = 0] = others.slice(-2).map(({ nbHits }) => numberOf(nbHits) ?? 0)
      // The chosen filters are what leaves nothing.
      if (named > 0) return whole
      const isPartial = mentioned === 0 && hasSeveralWords(query.query)
      const found = read(isPartial ? await client.queries(partialQueries(queries)) : others.slice(0, -2))
      return found.nbHits === 0 ? whole : { ...found, foundBy: isPartial ? 'someWords' : 'descriptions' }
    },
    countHits: async (selections) => {
      const answers = await client.queries(selections.map(countQuery))
      return selections.map((_, index) => numberOf(answers[index]?.['nbHits']) ?? 0)
    },
  }
}
