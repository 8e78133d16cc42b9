import { eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { RedirectMap } from '../../schemas/api/redirects.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { misnamedPages, redirectsOfSite, type Redirect } from '../../src/content/redirects.ts'
import { REDIRECTS_KEY } from '../../src/content/redirects-key.ts'
import { sourcesOfPages } from '../../src/content/outcomes-of-key.ts'
import { createCache, type CacheRead } from '../../src/lib/cache.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { Database, DatabaseHandle } from '../database/database.ts'
import { lockUntilCommit } from '../database/lock-until-commit.ts'
import { liveRedirects, pageSources } from '../database/schema/publishing.ts'
import type { PurgeCaches } from '../operations/cdn/purge-jobs.ts'
import type { Clock } from '../runtime.ts'
import type { Cms } from './cms.ts'
import { PAGES_CHANNEL, isOutdated, saveReports, saveSources, surrogateKeyOf } from './save-key.ts'

/** The live redirects, as the storefront reads them. */
export interface RedirectStore {
  /** By path without prefix, in the form of the data file `/data/redirects` (NOTFOUND-09). */
  readonly get: (siteTag: string) => Promise<RedirectMap>
  /** The same with the entries they come from. */
  readonly list: (siteTag: string) => Promise<readonly Redirect[]>
  readonly close: () => Promise<void>
}

/** How long they are used without reading them again, should the notification of a change be lost with its connection. */
const MAX_AGE_MS = 30_000

interface Live {
  readonly list: readonly Redirect[]
  readonly map: RedirectMap
}

export const createRedirectStore = async ({
  database,
  listen,
  onRead,
}: {
  readonly database: Database
  readonly listen: DatabaseHandle['listen']
  readonly onRead?: (read: CacheRead) => void
}): Promise<RedirectStore> => {
  const cache = createCache<Live>({ ttl: MAX_AGE_MS, onRead })
  const stop = await listen(PAGES_CHANNEL, (key) => {
    if (key === REDIRECTS_KEY) cache.purge(() => true)
  })
  const read = (siteTag: string): Promise<Live> => cache.get(siteTag, () => readLive(database, siteTag))
  return {
    get: async (siteTag) => (await read(siteTag)).map,
    list: async (siteTag) => (await read(siteTag)).list,
    close: stop,
  }
}

const readLive = async (database: Database, siteTag: string): Promise<Live> => {
  const [row] = await database.select().from(liveRedirects).where(eq(liveRedirects.siteTag, siteTag))
  const list = row?.redirects ?? []
  return { list, map: Object.fromEntries(list.map((redirect) => [redirect.from, targetOf(redirect)])) }
}

const targetOf = ({ to, kind }: Redirect): RedirectMap[string] =>
  kind === 'permanent' ? to : kind === 'gone' ? { status: 410 } : { to, status: 302 }

interface Deps {
  readonly cms: Pick<Cms, 'locales' | 'pages' | 'redirects'>
  readonly database: Database
  readonly sites: readonly SiteConfig[]
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly purgeCaches: PurgeCaches
}

/**
 * Publishes the redirects of all sites in one transaction: they are few, and each can conflict with another. Returns false
 * and saves nothing where another process already published something newer. Listeners are notified on commit.
 */
export const publishRedirects = async ({ cms, database, sites, clock, log, purgeCaches }: Deps): Promise<boolean> => {
  const defaultLocale = defaultLocaleOf(await cms.locales())
  const entries = await cms.redirects()
  const misnamed = await cms.pages([REDIRECTS_KEY])
  // What such a page is made of does not matter here; that it has another key, or is gone, does.
  const sources = new Map([
    ...sourcesOfPages(entries, { entries: new Map(), assets: new Map() }, defaultLocale),
    ...misnamed.map(({ sys: { id, revision } }) => [id, { revision, name: undefined }] as const),
  ])
  const at = clock.now()
  return database.transaction(async (transaction) => {
    await lockUntilCommit(transaction, `page:${REDIRECTS_KEY}`)
    const stored = await transaction.select().from(pageSources).where(eq(pageSources.key, REDIRECTS_KEY))
    if (isOutdated(stored, { sources })) return false
    const rows = await transaction.select().from(liveRedirects)
    const live = new Map(rows.map(({ siteTag, redirects }) => [siteTag, redirects]))
    const siteTags = sites.map(({ siteTag }) => siteTag)
    const outcomes = sites.map((site) => {
      const { redirects, problems } = redirectsOfSite({ entries, site, siteTags, defaultLocale, live: live.get(site.siteTag) ?? [] })
      return { site, redirects, problems: [...problems, ...misnamedPages(misnamed, site, defaultLocale)] }
    })
    const changed = outcomes.filter(({ site, redirects }) => !isDeepStrictEqual(live.get(site.siteTag) ?? [], redirects))
    for (const { site, redirects } of changed)
      await transaction
        .insert(liveRedirects)
        .values({ siteTag: site.siteTag, redirects: [...redirects], publishedAt: at })
        .onConflictDoUpdate({ target: liveRedirects.siteTag, set: { redirects: [...redirects], publishedAt: at } })
    await saveSources(transaction, { key: REDIRECTS_KEY, sources }, stored)
    const pages = outcomes.flatMap(({ site, problems }) => {
      const isRefused = problems.some(({ severity }) => severity === 'error')
      if (isRefused) log.warn({ siteTag: site.siteTag, problems }, 'redirects refused; the last good ones stay live')
      // A page has one entry; redirects are many, so each problem names its own entry.
      const outcome = { siteTag: site.siteTag, entryId: '', problems, ...(isRefused ? {} : { live: true }) }
      return entries.length === 0 && problems.length === 0 ? [] : site.languages.map((language) => ({ ...outcome, language }))
    })
    await saveReports(transaction, { key: REDIRECTS_KEY, pages, at })
    if (changed.length > 0) {
      await transaction.execute(sql`select pg_notify(${PAGES_CHANNEL}, ${REDIRECTS_KEY})`)
      await purgeCaches([surrogateKeyOf(REDIRECTS_KEY)], transaction)
    }
    return true
  })
}
