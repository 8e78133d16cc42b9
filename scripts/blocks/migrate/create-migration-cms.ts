import { type CmsConnection, connectCms } from '../../cms/connect-cms.ts'
import type { MigrationCms, StoredEntry } from './migration-cms.ts'

/** Entries a request asks for: an answer stays below the vendor's 7 MB. */
const ENTRIES_PER_PAGE = 100

/** The management API through the vendor's own client. */
export const createMigrationCms = (connection: CmsConnection): MigrationCms => {
  const cms = connectCms(connection)
  const readPage = async (skip: number): Promise<readonly StoredEntry[]> =>
    (await cms.entry.getMany({ query: { limit: ENTRIES_PER_PAGE, skip, order: 'sys.id' } })).items
  return {
    space: `${connection.spaceId}/${connection.environmentId}`,
    locales: async () =>
      (await cms.locale.getMany({ query: { limit: 1000 } })).items.map(({ code, fallbackCode, default: isDefault }) => ({
        code,
        fallbackCode,
        default: isDefault,
      })),
    entries: async () => (await allPages(readPage)).filter(({ sys }) => sys.archivedVersion === undefined),
    entry: (entryId) => cms.entry.get({ entryId }),
    write: async (entry, fields) => {
      const current = await cms.entry.get({ entryId: entry.sys.id })
      // The version read first goes along, so that the CMS refuses where somebody edited since.
      const sys = { ...current.sys, version: entry.sys.version }
      return cms.entry.update({ entryId: entry.sys.id }, { ...current, sys, fields: { ...fields } })
    },
    publish: async (entry) => {
      const current = await cms.entry.get({ entryId: entry.sys.id })
      return cms.entry.publish({ entryId: entry.sys.id }, { ...current, sys: { ...current.sys, version: entry.sys.version } })
    },
  }
}

const allPages = async (read: (skip: number) => Promise<readonly StoredEntry[]>): Promise<readonly StoredEntry[]> => {
  const entries: StoredEntry[] = []
  for (;;) {
    const more = await read(entries.length)
    entries.push(...more)
    if (more.length < ENTRIES_PER_PAGE) return entries
  }
}
