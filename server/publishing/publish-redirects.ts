import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { REDIRECTS_KEY, redirectsOfSite } from '../../src/content/redirects.ts'
import { sourcesOfPages } from '../../src/content/sources-of-page.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { Database } from '../database/connect.ts'
import { liveRedirects, pageSources } from '../database/schema/publishing.ts'
import type { Clock } from '../runtime.ts'
import type { Cms } from './cms.ts'
import { isOutdated, PAGES_CHANNEL, saveReports, saveSources } from './save-key.ts'

interface Deps {
  readonly cms: Pick<Cms, 'locales' | 'redirects'>
  readonly database: Database
  readonly sites: readonly SiteConfig[]
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Publishes the redirects of all sites in one transaction: they are few, and each can conflict with another. Returns false
 * and saves nothing where another process already published something newer. Listeners are notified on commit.
 */
export const publishRedirects = async ({ cms, database, sites, clock, log }: Deps): Promise<boolean> => {
  const defaultLocale = defaultLocaleOf(await cms.locales())
  const entries = await cms.redirects()
  const sources = sourcesOfPages(entries, { entries: new Map(), assets: new Map() }, defaultLocale)
  const at = clock.now()
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`page:${REDIRECTS_KEY}`}))`)
    const stored = await transaction.select().from(pageSources).where(eq(pageSources.key, REDIRECTS_KEY))
    if (isOutdated(stored, { sources })) return false
    const rows = await transaction.select().from(liveRedirects)
    const live = new Map(rows.map(({ siteTag, redirects }) => [siteTag, redirects]))
    const siteTags = sites.map(({ siteTag }) => siteTag)
    const outcomes = sites.map((site) => ({
      site,
      ...redirectsOfSite({ entries, site, siteTags, defaultLocale, live: live.get(site.siteTag) ?? [] }),
    }))
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
      return entries.length === 0 ? [] : site.languages.map((language) => ({ ...outcome, language }))
    })
    await saveReports(transaction, { key: REDIRECTS_KEY, pages, at })
    if (changed.length > 0) await transaction.execute(sql`select pg_notify(${PAGES_CHANNEL}, ${REDIRECTS_KEY})`)
    return true
  })
}
