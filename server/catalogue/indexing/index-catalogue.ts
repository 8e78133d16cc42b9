import { setImmediate } from 'node:timers/promises'
import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import type { SearchSynonyms } from '../../../schemas/generated/merchant.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { textLanguageOf } from '../../../src/site/text-language.ts'
import { fetchRequester } from '../../../src/clients/search/search-wire.ts'
import { readMerchantDocuments } from '../../commerce/merchant/merchant-store.ts'
import type { Database } from '../../database/database.ts'
import { buildSearchRecord } from '../build-search-record.ts'
import { readRevision } from '../catalogue-revision.ts'
import { navTreeOf, readCategories } from '../nav-tree.ts'
import { categoryLabels, type NavigationByLanguage } from './category-labels.ts'
import { filterRecords } from './filter-records.ts'
import { forgetOtherSearch, type SearchPlace } from './forget-other-search.ts'
import { filtersIndex, indexBase, suggestionsIndex } from './index-names.ts'
import { readIndexSources, readProductIds, type IndexSource } from './index-source.ts'
import { saveIndexState, settingsHash, settleSettings } from './index-state.ts'
import { suggestionRecords } from './suggestion-records.ts'
import { createSlimmer, type SlimSource } from './slim-source.ts'
import { openIndexSync, syncIndex, type SyncResult } from './sync-index.ts'
import { syncSynonyms } from './sync-synonyms.ts'

export interface IndexDeps extends SearchAccount {
  readonly database: Database
  readonly sites: readonly SiteConfig[]
  /** Records of a site's index that are not in its catalogue. */
  readonly indexOnly?: IndexOnly | undefined
  /** Where the search is, so that another one is filled anew; a search that is always the same needs none. */
  readonly place?: SearchPlace
}

export type IndexOnly = (database: Database, site: SiteConfig) => Promise<readonly IndexSource[]>

/** Brings every country's index up to the catalogue; an index that is there already costs one query. */
export const indexCatalogue = async (deps: IndexDeps): Promise<SyncResult> => {
  const client = createSearchWriter(deps)
  if (deps.place !== undefined) await forgetOtherSearch(deps.database, deps.place)
  const revision = await readRevision(deps.database)
  const synonyms = await readSynonyms(deps.database)
  const total = { written: 0, removed: 0 }
  for (const site of onePerIndex(deps.sites)) {
    const result = await indexSite({ ...deps, client, site, revision, synonyms })
    total.written += result.written
    total.removed += result.removed
  }
  return total
}

/** Writes some products again, where only their stock or price changed; the rest of the index stays as it is. */
export const indexProducts = async (deps: IndexDeps, productIds: readonly string[]): Promise<void> => {
  const { database, sites } = deps
  const client = createSearchWriter(deps)
  for (const site of onePerIndex(sites)) {
    const sources = await readIndexSources({ database, clientTag: site.clientTag, country: site.code, productIds })
    if (sources.length === 0) continue
    const categories = categoryLabels(await readNavigation(database, site), site.languages)
    await syncIndex({
      database,
      client,
      indexName: indexBase(site),
      records: sources.map((source) => buildSearchRecord(source, { site, categories })),
      isComplete: false,
    })
  }
}

/** Products that are in memory at once, and as many before and after them. */
const PRODUCTS_PER_PART = 100
/** Records that are made in one go: some milliseconds. */
const RECORDS_AT_ONCE = 10

interface SiteIndex extends Pick<IndexDeps, 'database' | 'indexOnly'> {
  readonly client: Algoliasearch
  readonly site: SiteConfig
  readonly revision: number
  readonly synonyms: readonly SearchSynonyms[]
}

const indexSite = async ({ database, client, site, revision, synonyms, indexOnly }: SiteIndex): Promise<SyncResult> => {
  const base = indexBase(site)
  const settings = await settleSettings({ database, client, base, site })
  await syncSynonyms({ database, client, base, site, documents: synonyms, settingsHash: settings.hash })
  if (settings.revision === revision) return { written: 0, removed: 0 }
  const navigation = await readNavigation(database, site)
  const categories = categoryLabels(navigation, site.languages)
  const products = await openIndexSync({ database, client, indexName: base })
  const sources: SlimSource[] = []
  const slim = createSlimmer()
  let storing: Promise<void> = Promise.resolve()
  const take = async (part: readonly IndexSource[]): Promise<void> => {
    const records: ReturnType<typeof buildSearchRecord>[] = []
    for (const source of part) {
      // Whoever waits for this process is answered in between, and what is on its way to the database goes on.
      if (records.length % RECORDS_AT_ONCE === 0) await setImmediate()
      records.push(buildSearchRecord(source, { site, categories }))
    }
    sources.push(...part.map(slim))
    await storing
    // While these are stored, those of the next part are made.
    storing = products.write(records)
    // Thrown where it is waited for.
    storing.catch(() => undefined)
  }
  const productIds = await readProductIds(database, site.clientTag)
  const readPart = (start: number): Promise<readonly IndexSource[]> =>
    readIndexSources({
      database,
      clientTag: site.clientTag,
      country: site.code,
      productIds: productIds.slice(start, start + PRODUCTS_PER_PART),
    })
  let part = await readPart(0)
  for (let start = 0; start < productIds.length; start += PRODUCTS_PER_PART) {
    // The database reads the next part while this one is made into records.
    const [next] = await Promise.all([readPart(start + PRODUCTS_PER_PART), take(part)])
    part = next
  }
  await take((await indexOnly?.(database, site)) ?? [])
  await storing
  const result = await products.finish({ isComplete: true })
  await syncIndex({
    database,
    client,
    indexName: filtersIndex(base),
    records: filterRecords({ sources, site, categories }),
    isComplete: true,
  })
  await syncIndex({
    database,
    client,
    indexName: suggestionsIndex(base),
    records: suggestionRecords({ sources, site, navigation }),
    isComplete: true,
  })
  await saveIndexState({ database, indexName: base, revision, settingsHash: settings.hash })
  return result
}

/** Saves merchants' synonyms after they changed; the records stay as they are. */
export const indexSynonyms = async (deps: IndexDeps): Promise<void> => {
  const { database, sites } = deps
  const client = createSearchWriter(deps)
  const documents = await readSynonyms(database)
  for (const site of onePerIndex(sites)) {
    const base = indexBase(site)
    await syncSynonyms({ database, client, base, site, documents, settingsHash: settingsHash(base, site) })
  }
}

const readSynonyms = async (database: Database): Promise<readonly SearchSynonyms[]> =>
  (await readMerchantDocuments(database)).flatMap(({ entry }) => (entry?.kind === 'synonyms' ? [entry.document] : []))

const readNavigation = async (database: Database, { code, clientTag, languages }: SiteConfig): Promise<NavigationByLanguage> => {
  const categories = await readCategories(database, clientTag)
  return new Map(
    [...new Set(['en', ...languages])].map((language) => [language, navTreeOf(categories, textLanguageOf(localeTag(language, code)))]),
  )
}

/** Sites that share an index are written once. */
const onePerIndex = (sites: readonly SiteConfig[]): readonly SiteConfig[] => [
  ...new Map(sites.map((site) => [indexBase(site), site])).values(),
]

interface SearchAccount {
  /** Where the search vendor answers, e.g. `http://localhost:3000/algolia`. */
  readonly baseUrl: string
  readonly appId: string
  readonly writeKey: string
  readonly fetch: typeof fetch
}

/** The vendor's own client with the right to write. */
export const createSearchWriter = ({ baseUrl, appId, writeKey, fetch: fetcher }: SearchAccount): Algoliasearch => {
  const url = new URL(baseUrl)
  const host = {
    url: `${url.host}${url.pathname.replace(/\/$/, '')}`,
    protocol: url.protocol === 'https:' ? 'https' : 'http',
    accept: 'readWrite',
  } as const
  return algoliasearch(appId, writeKey, { hosts: [host], requester: fetchRequester(fetcher) })
}
