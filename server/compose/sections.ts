import type { PlainClientAPI } from 'contentful-management'
import type { ComposeEntry, ComposeSection, PageState } from '../../schemas/api/compose.ts'
import type { BlockType } from '../../schemas/generated/types.ts'
import { linksOf, readField } from '../../src/content/cms-entry.ts'
import { isNewerThanLive } from '../../src/content/composing/changed-versions.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import type { Database } from '../database/database.ts'
import { collectSource } from '../publishing/cms.ts'
import { readUses } from '../publishing/reports/read-uses.ts'
import { readAll } from './read-all.ts'
import { readDrafts, readLocales } from './read-document.ts'

interface Deps {
  readonly management: Pick<PlainClientAPI, 'entry' | 'asset' | 'locale'>
  readonly database: Database
}

const SECTION: BlockType = 'fragment'

/** The shared sections of the space by title, from what is in them alone. Archived ones cannot be put on a page. */
export const listSections = async ({ management, database }: Deps): Promise<readonly ComposeSection[]> => {
  const [all, locales] = await Promise.all([readAll(management, { content_type: SECTION, select: 'sys' }), readLocales(management)])
  const ids = all.filter(({ sys }) => sys.archivedVersion === undefined).map(({ sys }) => sys.id)
  const drafts = readDrafts(management)
  const roots = await drafts.entriesById(ids)
  await collectSource({ ...drafts, assetsById: async () => [] }, roots)
  const uses = await readUses(database, ids)
  const pagesOf = new Map(uses.map(({ id, pages }) => [id, pages.length]))
  return roots
    .map(({ sys: { id }, fields }): ComposeSection => {
      const title = readField(fields['title'], [defaultLocaleOf(locales)])
      return { id, title: typeof title === 'string' ? title : '', usedBy: pagesOf.get(id) ?? 0, state: stateOf(id, drafts.entry) }
    })
    .toSorted((one, other) => one.title.localeCompare(other.title) || (one.id < other.id ? -1 : 1))
}

/** Of an entry with all that is inside it. */
const stateOf = (sectionId: string, entryOf: (id: string) => ComposeEntry | undefined): PageState => {
  if (entryOf(sectionId)?.sys.publishedVersion === undefined) return 'draft'
  const seen = new Set<string>()
  const isNewer = (id: string): boolean => {
    const entry = entryOf(id)
    if (entry === undefined || seen.has(id) || entry.sys.contentType.sys.id === 'page') return false
    seen.add(id)
    return isNewerThanLive(entry.sys) || linksOf(toCmsEntry(entry)).entries.some(isNewer)
  }
  return isNewer(sectionId) ? 'changed' : 'live'
}
