import { and, eq } from 'drizzle-orm'
import { MIGRATION_STEPS } from '../../schemas/migrations/steps.ts'
import type { Page } from '../../schemas/page.ts'
import { blockSchemas } from '../../src/content/block-schemas.ts'
import { toThisRelease } from '../../src/content/to-this-release.ts'
import type { Database, DatabaseHandle } from '../database/connect.ts'
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
  /** Keys of a site and language, for sitemaps. */
  readonly listKeys: (context: Omit<PageAddress, 'key'>) => Promise<readonly string[]>
  /** Called with the key of a page that changed, in this process or another; answers how to stop listening. */
  readonly onChange: (listener: (key: string) => void) => () => void
  readonly close: () => Promise<void>
}

/** How long a page is served without reading it again, should the message of its change be lost with its connection. */
const MAX_AGE_MS = 30_000
/** Far above what a shop's pages need; somebody who probes addresses must not fill the memory. */
const MAX_CACHED = 5_000

interface Cached {
  readonly page: Promise<Page | undefined>
  readonly since: number
}

export const createPageStore = async ({
  database,
  listen,
}: {
  readonly database: Database
  readonly listen: DatabaseHandle['listen']
}): Promise<PageStore> => {
  const cache = new Map<string, Cached>()
  const listeners = new Set<(key: string) => void>()
  const stop = await listen(PAGES_CHANNEL, (key) => {
    for (const name of [...cache.keys()]) if (name.endsWith(` ${key}`)) cache.delete(name)
    for (const listener of listeners) listener(key)
  })
  return {
    get: (address) => getCached(cache, `${address.siteTag} ${address.language} ${address.key}`, () => readPage(database, address)),
    listKeys: async ({ siteTag, language }) => {
      const rows = await database
        .select({ key: pageSnapshots.key })
        .from(pageSnapshots)
        .where(and(eq(pageSnapshots.siteTag, siteTag), eq(pageSnapshots.language, language)))
      return rows.map(({ key }) => key).sort()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: stop,
  }
}

/** Caches the promise itself: a change that arrives while the page is read removes it, so an old page is never cached. */
const getCached = (cache: Map<string, Cached>, name: string, read: () => Promise<Page | undefined>): Promise<Page | undefined> => {
  const cached = cache.get(name)
  if (cached !== undefined && performance.now() - cached.since < MAX_AGE_MS) return cached.page
  if (cache.size >= MAX_CACHED) cache.clear()
  const entry: Cached = { page: read(), since: performance.now() }
  cache.set(name, entry)
  entry.page.catch(() => {
    if (cache.get(name) === entry) cache.delete(name)
  })
  return entry.page
}

const readPage = async (database: Database, { siteTag, language, key }: PageAddress): Promise<Page | undefined> => {
  const [row] = await database
    .select({ page: pageSnapshots.page })
    .from(pageSnapshots)
    .where(and(eq(pageSnapshots.siteTag, siteTag), eq(pageSnapshots.language, language), eq(pageSnapshots.key, key)))
  // While releases take turns, a page may be another one's.
  return row === undefined
    ? undefined
    : { ...row.page, blocks: toThisRelease(row.page.blocks, { schemas: blockSchemas, steps: MIGRATION_STEPS }) }
}
