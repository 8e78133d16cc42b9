import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { MIGRATION_STEPS } from '../../schemas/migrations/steps.ts'
import type { Page } from '../../schemas/page.ts'
import { blockSchemas } from '../../src/content/block-schemas.ts'
import { pathOfKey } from '../../src/content/page-entry.ts'
import { createCache, type CacheRead } from '../../src/lib/cache.ts'
import { toThisRelease } from '../../src/content/to-this-release.ts'
import type { Database, DatabaseHandle } from '../database/database.ts'
import { pageSnapshots } from '../database/schema/publishing.ts'
import { gathered } from '../lib/gathered.ts'
import { PAGES_CHANNEL } from './save-key.ts'

export interface PageAddress {
  readonly siteTag: string
  readonly language: string
  readonly key: string
}

/** The live pages, as the storefront reads them. */
export interface PageStore {
  readonly get: (address: PageAddress) => Promise<Page | undefined>
  /** Whether a page is live. It is not read: who asks for thousands must not push the pages of shoppers out of the cache. */
  readonly has: (address: PageAddress) => Promise<boolean>
  /** Keys of a site and language, in their order. */
  readonly listKeys: (context: Omit<PageAddress, 'key'>) => Promise<readonly string[]>
  /** Addresses without prefix of pages that merchandisers made for one, in their order; all, or those that crawlers may list. */
  readonly listPaths: (context: Omit<PageAddress, 'key'> & { readonly isForCrawlers?: boolean }) => Promise<readonly string[]>
  /** Tags of the sites on which a page with this key is live, in whatever language. */
  readonly sitesWith: (key: string) => Promise<ReadonlySet<string>>
  /** Called with the key of a page that changed, in this process or another; answers how to stop listening. */
  readonly onChange: (listener: (key: string) => void) => () => void
  readonly close: () => Promise<void>
}

/** How long a page is served without reading it again, should the notification of its change be lost with its connection. */
const TTL_MS = 30_000
/** Far above what a shop's pages need; requests for random addresses must not fill the memory. */
const MAX_CACHED = 5_000

export const createPageStore = async ({
  database,
  listen,
  onRead,
}: {
  readonly database: Database
  readonly listen: DatabaseHandle['listen']
  readonly onRead?: (read: CacheRead) => void
}): Promise<PageStore> => {
  const cache = createCache<Page | undefined>({ ttl: TTL_MS, maxSize: MAX_CACHED, onRead })
  const sites = createCache<ReadonlySet<string>>({ ttl: TTL_MS, maxSize: MAX_CACHED })
  const listeners = new Set<(key: string) => void>()
  const stop = await listen(PAGES_CHANNEL, (key) => {
    cache.purge((_, name) => name.endsWith(` ${key}`))
    sites.purge((_, name) => name === key)
    for (const listener of listeners) listener(key)
  })
  return {
    get: (address) => cache.get(nameOf(address), () => readPage(database, address)),
    has: gathered(async (addresses) => {
      const live = await readLive(database, addresses)
      return (address) => live.has(nameOf(address))
    }),
    listKeys: async ({ siteTag, language }) => {
      const rows = await database
        .select({ key: pageSnapshots.key })
        .from(pageSnapshots)
        .where(and(eq(pageSnapshots.siteTag, siteTag), eq(pageSnapshots.language, language)))
      return rows.map(({ key }) => key).sort()
    },
    listPaths: async (context) => {
      const paths = new Set<string>()
      for await (const keys of pathKeys(database, context)) for (const key of keys) paths.add(pathOfKey(key) ?? '')
      paths.delete('')
      return [...paths].sort()
    },
    sitesWith: (key) =>
      sites.get(key, async () => {
        const rows = await database.selectDistinct({ siteTag: pageSnapshots.siteTag }).from(pageSnapshots).where(eq(pageSnapshots.key, key))
        return new Set(rows.map(({ siteTag }) => siteTag))
      }),
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: stop,
  }
}

/** Looked through in one statement, for which others wait where the embedded database's one connection runs it. */
const KEYS_AT_ONCE = 1_000

/** Keys of pages that merchandisers made for an address, in parts. */
const pathKeys = async function* (
  database: Database,
  { siteTag, language, isForCrawlers = false }: Parameters<PageStore['listPaths']>[0],
): AsyncGenerator<readonly string[]> {
  for (let after = ''; ;) {
    const rows = await database
      .select({ key: pageSnapshots.key })
      .from(pageSnapshots)
      .where(
        and(
          eq(pageSnapshots.siteTag, siteTag),
          eq(pageSnapshots.language, language),
          gt(pageSnapshots.key, after),
          sql`(${pageSnapshots.key} like 'landing/%' or ${pageSnapshots.key} = 'contact')`,
          isForCrawlers ? sql`${pageSnapshots.page}->'seo'->>'noindex' is distinct from 'true'` : undefined,
        ),
      )
      .orderBy(pageSnapshots.key)
      .limit(KEYS_AT_ONCE)
    yield rows.map(({ key }) => key)
    if (rows.length < KEYS_AT_ONCE) return
    after = rows.at(-1)?.key ?? after
  }
}

const nameOf = ({ siteTag, language, key }: PageAddress): string => `${siteTag} ${language} ${key}`

/** Names of those that are live. */
const readLive = async (database: Database, addresses: readonly PageAddress[]): Promise<ReadonlySet<string>> => {
  const all = (read: (address: PageAddress) => string): SQL => sql`${sql.param(addresses.map(read))}::text[]`
  const asked = sql`select * from unnest(${all(({ siteTag }) => siteTag)}, ${all(({ language }) => language)}, ${all(({ key }) => key)})`
  const rows = await database
    .select({ siteTag: pageSnapshots.siteTag, language: pageSnapshots.language, key: pageSnapshots.key })
    .from(pageSnapshots)
    .where(sql`(${pageSnapshots.siteTag}, ${pageSnapshots.language}, ${pageSnapshots.key}) in (${asked})`)
  return new Set(rows.map(nameOf))
}

const readPage = async (database: Database, { siteTag, language, key }: PageAddress): Promise<Page | undefined> => {
  const [row] = await database
    .select({ page: pageSnapshots.page })
    .from(pageSnapshots)
    .where(and(eq(pageSnapshots.siteTag, siteTag), eq(pageSnapshots.language, language), eq(pageSnapshots.key, key)))
  return row === undefined ? undefined : ofThisRelease(row.page)
}

/** During a deployment a stored page may be of another release. */
export const ofThisRelease = (page: Page): Page => ({
  ...page,
  blocks: toThisRelease(page.blocks, { schemas: blockSchemas, steps: MIGRATION_STEPS }),
})
