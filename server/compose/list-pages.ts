import type { PlainClientAPI } from 'contentful-management'
import { eq } from 'drizzle-orm'
import type { ComposePage } from '../../schemas/api/compose.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { readPageFields } from '../../src/content/page-entry.ts'
import type { Database } from '../database/database.ts'
import { publishReports } from '../database/schema/publishing.ts'
import { readStates } from './page-states.ts'
import { readAll } from './read-all.ts'
import { readLocales } from './read-document.ts'

interface Deps {
  readonly management: Pick<PlainClientAPI, 'entry' | 'asset' | 'locale'>
  readonly database: Database
}

const LISTED = 'sys,fields.title,fields.key,fields.kind,fields.sites'

/** Every page with its state, by title. */
export const listPages = async ({ management, database }: Deps): Promise<readonly ComposePage[]> => {
  const [entries, locales, refused] = await Promise.all([
    readAll(management, { content_type: 'page', select: LISTED }),
    readLocales(management),
    refusedIds(database),
  ])
  const pages = entries.map((entry) => ({ sys: entry.sys, ...readPageFields(toCmsEntry(entry), [defaultLocaleOf(locales)]) }))
  const states = await readStates({ management, database }, pages)
  return pages
    .map(({ sys, title, key, kind, sites }): ComposePage => ({
      id: sys.id,
      title,
      key,
      kind: kind ?? '',
      sites,
      state: states.get(sys.id) ?? 'draft',
      isRefused: refused.has(sys.id),
      version: sys.version,
      updatedAt: sys.updatedAt,
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title) || (one.id < other.id ? -1 : 1))
}

/** Entries of pages whose last publish was refused for a site. */
const refusedIds = async (database: Database): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectDistinct({ id: publishReports.entryId })
    .from(publishReports)
    .where(eq(publishReports.outcome, 'refused'))
  return new Set(rows.map(({ id }) => id))
}
