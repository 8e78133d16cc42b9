import { and, eq, sql } from 'drizzle-orm'
import { MIGRATION_STEPS } from '../../schemas/migrations/steps.ts'
import type { Page } from '../../schemas/page.ts'
import { blockSchemas } from '../../src/content/block-schemas.ts'
import { pathOfKey } from '../../src/content/page-entry.ts'
import { createCache, type CacheRead } from '../../src/lib/cache.ts'
import { toThisRelease } from '../../src/content/to-this-release.ts'
import type { Database, DatabaseHandle } from '../database/database.ts'
import { pageSnapshots } from '../database/schema/publishing.ts'
import { PAGES_CHANNEL } from './save-key.ts'

export interface PageAddress {
  readonly siteTag: string
  readonly language: string
  readonly key: string
}

/** The live pages, as the storefront reads them. */
export interface PageStore {
  readonly get: (address: PageAddress) => Promise<Page | undefined>
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
    get: (address) => cache.get(`${address.siteTag} ${address.language} ${address.key}`, () => readPage(database, address)),
    listKeys: async ({ siteTag, language }) => {
      const rows = await database
        .select({ key: pageSnapshots.key })
        .from(pageSnapshots)
        .where(and(eq(pageSnapshots.siteTag, siteTag), eq(pageSnapshots.language, language)))
      return rows.map(({ key }) => key).sort()
    },
    listPaths: async ({ siteTag, language, isForCrawlers = false }) => {
      const rows = await database
        .select({ key: pageSnapshots.key })
        .from(pageSnapshots)
        .where(
          and(
            eq(pageSnapshots.siteTag, siteTag),
            eq(pageSnapshots.language, language),
            sql`(${pageSnapshots.key} like 'landing/%' or ${pageSnapshots.key} = 'contact')`,
            isForCrawlers ? sql`${pageSnapshots.page}->'seo'->>'noindex' is distinct from 'true'` : undefined,
          ),
        )
      return [...new Set(rows.map(({ key }) => pathOfKey(key)).filter((path) => path !== undefined))].sort()
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

const readPage = async (database: Database, { siteTag, language, key }: PageAddress): Promise<Page | undefined> => {
  const [row] = await database
    .select({ page: pageSnapshots.page })
    .from(pageSnapshots)
    .where(and(eq(pageSnapshots.siteTag, siteTag), eq(pageSnapshots.language, language), eq(pageSnapshots.key, key)))
  // During a deployment a stored page may be of another release.
  return row === undefined
    ? undefined
    : { ...row.page, blocks: toThisRelease(row.page.blocks, { schemas: blockSchemas, steps: MIGRATION_STEPS }) }
}
