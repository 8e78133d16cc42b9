import type { SearchClient } from '../../clients/search/create-search-client.ts'
import { filtersIndexName } from '../../clients/search/index-name.ts'
import { nameIn, numberOf, recordOf, recordsOf, textOf, textsOf, type UnknownRecord } from '../../clients/search/read-record.ts'
import type { Report } from '../../lib/report.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { FilterOption } from './listing-address.ts'
import { elapsed } from '../../lib/clock.ts'
import { defined } from '../../lib/defined.ts'

/** What a filter value is called, in the order it should stand where counts are equal. */
export interface FilterName {
  readonly value: string
  readonly index: number
  readonly properties?: NonNullable<FilterOption['properties']>
}

/** Names by `{kind}:{tag}`. */
export type FilterNames = ReadonlyMap<string, FilterName>

interface Deps {
  readonly client: Pick<SearchClient, 'queries'>
  readonly site: SiteConfig
  readonly language: string
  readonly report: (entry: Report) => void
  /** Milliseconds that never run backwards unless given. */
  readonly now?: () => number
}

/** Names change with the catalogue, not with stock. */
const TTL_MS = 60_000
/** The vendor gives no more in one answer, so a shop with thousands of sizes is read in pages; this many at most. */
const PAGE_NAMES = 1000
const MOST_PAGES = 5

/**
 * The names, read once for a minute of listings; none where they cannot be read, since a listing with tags for names is better
 * than none. The next listing tries again. Browsers load this too: the shop's cache (src/lib/cache.ts) would be too heavy.
 */
export const createFilterNames = ({ client, site, language, report, now = elapsed }: Deps): (() => Promise<FilterNames>) => {
  let cached: { readonly names: Promise<FilterNames>; readonly at: number } | undefined
  const read = async (): Promise<FilterNames> => {
    const page = (number: number) => ({
      indexName: filtersIndexName(site),
      query: '',
      page: number,
      hitsPerPage: PAGE_NAMES,
      attributesToHighlight: [],
      analytics: false,
    })
    const [first = {}] = await client.queries([page(0)])
    const pages = Math.min(numberOf(first['nbPages']) ?? 1, MOST_PAGES)
    const others = pages > 1 ? await client.queries(Array.from({ length: pages - 1 }, (_, index) => page(index + 1))) : []
    return readFilterNames(
      [first, ...others].flatMap((answer) => recordsOf(answer['hits'])),
      language,
    )
  }
  return async () => {
    if (cached === undefined || now() - cached.at >= TTL_MS) cached = { names: read(), at: now() }
    const current = cached
    try {
      return await current.names
    } catch (cause) {
      if (cached === current) cached = undefined
      report({ code: 'filterNamesFailed', message: 'Names of filter values could not be read', details: { cause: String(cause) } })
      return new Map()
    }
  }
}

const readFilterNames = (records: readonly UnknownRecord[], language: string): FilterNames =>
  new Map(
    records.flatMap((record) => {
      const kind = textOf(record['filterType'])
      const tag = textOf(record['tag'])
      if (kind === undefined || tag === undefined) return []
      const properties = propertiesOf(recordOf(record['properties']))
      const value = nameIn({ name: record['value'], localised: record['localised'] }, language)
      return [[`${kind}:${tag}`, { value: value === '' ? tag : value, index: numberOf(record['index']) ?? 0, ...defined({ properties }) }]]
    }),
  )

const propertiesOf = (record: UnknownRecord): FilterOption['properties'] | undefined => {
  const rgb = textsOf(record['rgb'])
  const swatchURL = textOf(record['swatchURL'])
  const sizeGroupLabel = textOf(record['sizeGroupLabel'])
  if (rgb.length === 0 && swatchURL === undefined && sizeGroupLabel === undefined) return undefined
  return {
    ...(rgb.length === 0 ? {} : { rgb }),
    ...defined({ swatchURL, sizeGroupLabel }),
  }
}
