import type { PlainClientAPI } from 'contentful-management'
import type { ComposeSection } from '../../schemas/api/compose.ts'
import type { BlockType } from '../../schemas/generated/types.ts'
import { readField } from '../../src/content/cms-entry.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import type { Database } from '../database/database.ts'
import { readUses } from '../publishing/reports/read-uses.ts'
import { readAll, stateOf } from './list-pages.ts'
import { readLocales } from './read-document.ts'

interface Deps {
  readonly management: Pick<PlainClientAPI, 'entry' | 'locale'>
  readonly database: Database
}

const SECTION: BlockType = 'fragment'

/** The shared sections of the space by title. Archived ones cannot be put on a page. */
export const listSections = async ({ management, database }: Deps): Promise<readonly ComposeSection[]> => {
  const [entries, locales] = await Promise.all([readAll(management), readLocales(management)])
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]))
  const sections = entries.filter(({ sys }) => sys.contentType.sys.id === SECTION && sys.archivedVersion === undefined)
  const uses = await readUses(
    database,
    sections.map(({ sys }) => sys.id),
  )
  const pagesOf = new Map(uses.map(({ id, pages }) => [id, pages.length]))
  return sections
    .map((entry): ComposeSection => {
      const title = readField(toCmsEntry(entry).fields['title'], [defaultLocaleOf(locales)])
      const { id } = entry.sys
      return { id, title: typeof title === 'string' ? title : '', usedBy: pagesOf.get(id) ?? 0, state: stateOf(entry, byId) }
    })
    .toSorted((one, other) => one.title.localeCompare(other.title) || (one.id < other.id ? -1 : 1))
}
