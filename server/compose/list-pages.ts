import type { EntryProps, PlainClientAPI } from 'contentful-management'
import { eq } from 'drizzle-orm'
import type { ComposePage, PageState } from '../../schemas/api/compose.ts'
import { linksOf } from '../../src/content/cms-entry.ts'
import { isNewerThanLive } from '../../src/content/composing/changed-versions.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { readPageFields } from '../../src/content/page-entry.ts'
import type { Database } from '../database/database.ts'
import { publishReports } from '../database/schema/publishing.ts'
import { readLocales } from './read-document.ts'

interface Deps {
  readonly management: Pick<PlainClientAPI, 'entry' | 'locale'>
  readonly database: Database
}

/** Below the size of answer that the CMS refuses, with blocks of the longest texts. */
const ENTRIES_A_REQUEST = 400

/** Every page with its state, by title. All entries of the space are read once: pages are as new as the newest of their blocks. */
export const listPages = async ({ management, database }: Deps): Promise<readonly ComposePage[]> => {
  const [entries, locales, refused] = await Promise.all([readAll(management), readLocales(management), refusedIds(database)])
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]))
  return entries
    .filter(({ sys }) => sys.contentType.sys.id === 'page')
    .map((entry): ComposePage => {
      const { title, key, kind, sites } = readPageFields(toCmsEntry(entry), [defaultLocaleOf(locales)])
      return {
        id: entry.sys.id,
        title,
        key,
        kind: kind ?? '',
        sites,
        state: stateOf(entry, byId),
        isRefused: refused.has(entry.sys.id),
        version: entry.sys.version,
        updatedAt: entry.sys.updatedAt,
      }
    })
    .toSorted((one, other) => one.title.localeCompare(other.title) || (one.id < other.id ? -1 : 1))
}

/** Every entry of the space, as drafts. */
export const readAll = async (management: Deps['management']): Promise<readonly EntryProps[]> => {
  const entries: EntryProps[] = []
  for (;;) {
    const query = { order: 'sys.id', limit: ENTRIES_A_REQUEST, skip: entries.length }
    const { items } = await management.entry.getMany({ query })
    entries.push(...items)
    if (items.length < ENTRIES_A_REQUEST) return entries
  }
}

/** Of an entry with all that is inside it. */
export const stateOf = (page: EntryProps, byId: ReadonlyMap<string, EntryProps>): PageState => {
  if (page.sys.archivedVersion !== undefined) return 'archived'
  if (page.sys.publishedVersion === undefined) return 'draft'
  const seen = new Set<string>()
  const isNewer = (entry: EntryProps): boolean => {
    if (seen.has(entry.sys.id)) return false
    seen.add(entry.sys.id)
    if (isNewerThanLive(entry.sys)) return true
    return linksOf(toCmsEntry(entry)).entries.some((id) => {
      const child = byId.get(id)
      return child !== undefined && child.sys.contentType.sys.id !== 'page' && isNewer(child)
    })
  }
  return isNewer(page) ? 'changed' : 'live'
}

/** Entries of pages whose last publish was refused for a site. */
const refusedIds = async (database: Database): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectDistinct({ id: publishReports.entryId })
    .from(publishReports)
    .where(eq(publishReports.outcome, 'refused'))
  return new Set(rows.map(({ id }) => id))
}
