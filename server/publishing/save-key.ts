import { and, eq, notInArray, sql } from 'drizzle-orm'
import { REDIRECTS_KEY } from '../../src/content/redirects-key.ts'
import type { PageOutcome, PageSource } from '../../src/content/outcomes-of-key.ts'
import type { Database } from '../database/database.ts'
import { lockUntilCommit } from '../database/lock-until-commit.ts'
import type { PurgeCaches } from '../operations/cdn/purge-jobs.ts'
import { pageSnapshots, pageSources, publishReports } from '../database/schema/publishing.ts'

/** NOTIFY channel on which a process announces the key of a page that changed. */
export const PAGES_CHANNEL = 'vitrine_pages'

export interface KeyOutcome {
  readonly key: string
  readonly pages: readonly PageOutcome[]
  readonly sources: ReadonlyMap<string, PageSource>
  /** Epoch milliseconds. */
  readonly at: number
}

interface SaveDeps {
  readonly database: Database
  readonly purgeCaches: PurgeCaches
}

/** Of what pages are made of a key that changed; redirects are no page. */
export const surrogateKeyOf = (key: string): string => (key === REDIRECTS_KEY ? REDIRECTS_KEY : `page:${key}`)

/**
 * Saves all outcomes of a key in one transaction: changed pages, removal of pages without an entry, used-by rows, reports.
 * Returns false and saves nothing where another process already published something newer. Listeners are notified on commit.
 */
export const saveKey = async ({ database, purgeCaches }: SaveDeps, outcome: KeyOutcome): Promise<boolean> =>
  database.transaction(async (transaction) => {
    await lockUntilCommit(transaction, `page:${outcome.key}`)
    const stored = await transaction.select().from(pageSources).where(eq(pageSources.key, outcome.key))
    if (isOutdated(stored, outcome)) return false
    const hasRemoved = await removeOthers(transaction, outcome)
    const hasChanged = await saveSnapshots(transaction, outcome)
    await saveSources(transaction, outcome, stored)
    await saveReports(transaction, outcome)
    if (hasRemoved || hasChanged) {
      await transaction.execute(sql`select pg_notify(${PAGES_CHANNEL}, ${outcome.key})`)
      await purgeCaches([surrogateKeyOf(outcome.key)], transaction)
    }
    return true
  })

/** Revisions only grow; 0 means "not published", which can follow any revision. */
export const isOutdated = (stored: readonly SourceRow[], { sources }: Pick<KeyOutcome, 'sources'>): boolean =>
  stored.some(({ sourceId, revision }) => {
    const fetched = sources.get(sourceId)?.revision ?? 0
    return fetched > 0 && fetched < revision
  })

type SourceRow = typeof pageSources.$inferSelect

const removeOthers = async (transaction: Database, { key, pages }: KeyOutcome): Promise<boolean> => {
  const current = pages.map(({ siteTag, language }) => `${siteTag}/${language}`)
  const siteAndLanguage = sql<string>`${pageSnapshots.siteTag} || '/' || ${pageSnapshots.language}`
  const others = current.length === 0 ? eq(pageSnapshots.key, key) : and(eq(pageSnapshots.key, key), notInArray(siteAndLanguage, current))
  const removed = await transaction.delete(pageSnapshots).where(others).returning({ key: pageSnapshots.key })
  return removed.length > 0
}

const saveSnapshots = async (transaction: Database, { key, pages, at }: KeyOutcome): Promise<boolean> => {
  const rows = pages.flatMap(({ siteTag, language, entryId, live }) =>
    live === undefined ? [] : [{ siteTag, language, key, entryId, ...live, publishedAt: at }],
  )
  if (rows.length === 0) return false
  const changed = await transaction
    .insert(pageSnapshots)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageSnapshots.siteTag, pageSnapshots.language, pageSnapshots.key],
      set: {
        entryId: sql`excluded.entry_id`,
        page: sql`excluded.page`,
        contentHash: sql`excluded.content_hash`,
        publishedAt: sql`excluded.published_at`,
      },
      setWhere: sql`${pageSnapshots.contentHash} <> excluded.content_hash`,
    })
    .returning({ key: pageSnapshots.key })
  return changed.length > 0
}

export const saveSources = async (
  transaction: Database,
  { key, sources }: Pick<KeyOutcome, 'key' | 'sources'>,
  stored: readonly SourceRow[],
): Promise<void> => {
  const lastNames = new Map(stored.map(({ sourceId, name }) => [sourceId, name]))
  await transaction.delete(pageSources).where(eq(pageSources.key, key))
  const rows = [...sources].map(([sourceId, { revision, name }]) => ({
    key,
    sourceId,
    revision,
    name: name ?? lastNames.get(sourceId) ?? null,
  }))
  if (rows.length > 0) await transaction.insert(pageSources).values(rows)
}

export const saveReports = async (
  transaction: Database,
  {
    key,
    pages,
    at,
  }: Pick<KeyOutcome, 'key' | 'at'> & { readonly pages: readonly (Omit<PageOutcome, 'live' | 'page'> & { readonly live?: unknown })[] },
): Promise<void> => {
  await transaction.delete(publishReports).where(eq(publishReports.key, key))
  const rows = pages.map(({ live, siteTag, language, entryId, problems }) => ({
    key,
    siteTag,
    language,
    entryId,
    problems,
    outcome: live === undefined ? ('refused' as const) : ('live' as const),
    attemptedAt: at,
  }))
  if (rows.length > 0) await transaction.insert(publishReports).values(rows)
}
