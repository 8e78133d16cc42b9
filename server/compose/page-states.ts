import type { EntryProps, PlainClientAPI } from 'contentful-management'
import { sql } from 'drizzle-orm'
import type { PageState } from '../../schemas/api/compose.ts'
import { isNewerThanLive } from '../../src/content/composing/changed-versions.ts'
import { groupBy } from '../../src/lib/group-by.ts'
import type { Database } from '../database/database.ts'
import { pageSources } from '../database/schema/publishing.ts'
import { collectSource } from '../publishing/cms.ts'
import { readAll } from './read-all.ts'
import { readDrafts } from './read-document.ts'

interface Deps {
  readonly management: Pick<PlainClientAPI, 'entry' | 'asset'>
  readonly database: Database
}

/** The entry of a page, and its address for shoppers. */
export interface ListedPage {
  readonly sys: EntryProps['sys']
  readonly key: string
}

/**
 * The state of each page by id. A page is as new as the newest of its blocks: the CMS is asked for the versions of all entries, and for
 * nothing else of them. Which pages have a changed one in them is known from publishing, so a page that went live a moment ago may be
 * a moment late.
 */
export const readStates = async (deps: Deps, pages: readonly ListedPage[]): Promise<ReadonlyMap<string, PageState>> => {
  const changed = await readChangedIds(deps.management)
  const keys = await keysMadeOf(deps.database, [...changed])
  const sameKey = groupBy(pages, ({ key }) => key)
  const states = new Map<string, PageState>()
  for (const page of pages) {
    const state = ownState(page)
    const isIn =
      state === 'live' && keys.has(page.key) && (await isMadeOf(deps, page, { isAlone: sameKey.get(page.key)?.length === 1, changed }))
    states.set(page.sys.id, isIn ? 'changed' : state)
  }
  return states
}

const ownState = ({ sys }: ListedPage): PageState => {
  if (sys.archivedVersion !== undefined) return 'archived'
  if (sys.publishedVersion === undefined) return 'draft'
  return isNewerThanLive(sys) ? 'changed' : 'live'
}

/** Entries but pages that are newer than what is live of them. */
const readChangedIds = async (management: Deps['management']): Promise<ReadonlySet<string>> => {
  const entries = await readAll(management, { select: 'sys' })
  return new Set(entries.filter(({ sys }) => sys.contentType.sys.id !== 'page' && isNewerThanLive(sys)).map(({ sys }) => sys.id))
}

const keysMadeOf = async (database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await database
    .selectDistinct({ key: pageSources.key })
    .from(pageSources)
    // As one parameter: a statement has 65,535 at most.
    .where(sql`${pageSources.sourceId} = any(${sql.param([...ids])}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

/** Pages of several sites may have one address, which is all that publishing knows: those are looked into. */
const isMadeOf = async (
  { management }: Deps,
  page: ListedPage,
  { isAlone, changed }: { readonly isAlone: boolean; readonly changed: ReadonlySet<string> },
): Promise<boolean> => {
  if (isAlone) return true
  const { entriesById } = readDrafts(management)
  const { entries } = await collectSource({ entriesById, assetsById: async () => [] }, await entriesById([page.sys.id]))
  return [...entries.keys()].some((id) => changed.has(id))
}
