import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { fetchRequester } from '../../../src/clients/search/search-wire.ts'
import type { Database } from '../../database/database.ts'
import { buildSearchRecord } from '../build-search-record.ts'
import { readRevision } from '../catalogue-revision.ts'
import { readNavTree } from '../nav-tree.ts'
import { filterRecords } from './filter-records.ts'
import { filtersIndex, indexBase, suggestionsIndex } from './index-names.ts'
import { readIndexSources, readProductIds, type IndexSource } from './index-source.ts'
import { saveIndexState, settleSettings } from './index-state.ts'
import { suggestionRecords } from './suggestion-records.ts'
import { syncIndex, type SyncResult } from './sync-index.ts'

export interface IndexDeps extends SearchAccount {
  readonly database: Database
  readonly sites: readonly SiteConfig[]
  /** Records of a site's index that are not in its catalogue. */
  readonly indexOnly?: IndexOnly | undefined
}

export type IndexOnly = (database: Database, site: SiteConfig) => Promise<readonly IndexSource[]>

/** Brings every country's index up to the catalogue; an index that is there already costs one query. */
export const indexCatalogue = async (deps: IndexDeps): Promise<SyncResult> => {
  const client = createSearchWriter(deps)
  const revision = await readRevision(deps.database)
  const total = { written: 0, removed: 0 }
  for (const site of onePerIndex(deps.sites)) {
    const result = await indexSite({ ...deps, client, site, revision })
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
    await syncIndex({
      database,
      client,
      indexName: indexBase(site),
      records: sources.map((source) => buildSearchRecord(source, site)),
      isComplete: false,
    })
  }
}

interface SiteIndex extends Pick<IndexDeps, 'database' | 'indexOnly'> {
  readonly client: Algoliasearch
  readonly site: SiteConfig
  readonly revision: number
}

const indexSite = async ({ database, client, site, revision, indexOnly }: SiteIndex): Promise<SyncResult> => {
  const base = indexBase(site)
  const settings = await settleSettings({ database, client, base, site })
  if (settings.revision === revision) return { written: 0, removed: 0 }
  const productIds = await readProductIds(database, site.clientTag)
  const sources = [
    ...(await readIndexSources({ database, clientTag: site.clientTag, country: site.code, productIds })),
    ...((await indexOnly?.(database, site)) ?? []),
  ]
  const navigation = await navigationByLanguage(database, site)
  const result = await syncIndex({
    database,
    client,
    indexName: base,
    records: sources.map((source) => buildSearchRecord(source, site)),
    isComplete: true,
  })
  await syncIndex({
    database,
    client,
    indexName: filtersIndex(base),
    records: filterRecords({ sources, site, navigation }),
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

const navigationByLanguage = async (database: Database, { clientTag, languages }: SiteConfig) =>
  new Map(
    await Promise.all(
      [...new Set(['en', ...languages])].map(async (language) => [language, await readNavTree({ database, clientTag, language })] as const),
    ),
  )

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
const createSearchWriter = ({ baseUrl, appId, writeKey, fetch: fetcher }: SearchAccount): Algoliasearch => {
  const url = new URL(baseUrl)
  const host = {
    url: `${url.host}${url.pathname.replace(/\/$/, '')}`,
    protocol: url.protocol === 'https:' ? 'https' : 'http',
    accept: 'readWrite',
  } as const
  return algoliasearch(appId, writeKey, { hosts: [host], requester: fetchRequester(fetcher) })
}
