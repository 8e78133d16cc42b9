import type { MigrationCms, StoredEntry } from '../../scripts/blocks/migrate/migration-cms.ts'

/** A space in memory that counts versions and refuses stale writes as the vendor does. */
export interface FakeMigrationCms extends MigrationCms {
  readonly stored: () => readonly StoredEntry[]
  /** What shoppers read: fields as they were published last. */
  readonly live: (id: string) => StoredEntry['fields'] | undefined
  readonly edit: (id: string, fields: StoredEntry['fields']) => void
  /** Ids the CMS does not take. */
  readonly refused: Set<string>
  /** Ids the CMS keeps and does not publish. */
  readonly unpublishable: Set<string>
}

/** An entry; `state` as the editor sees it. */
export const storedEntry = (
  id: string,
  type: string,
  fields: StoredEntry['fields'],
  state: 'draft' | 'published' | 'changed' = 'published',
): StoredEntry => ({
  sys: {
    id,
    version: state === 'changed' ? 5 : 2,
    ...(state === 'draft' ? {} : { publishedVersion: 1 }),
    contentType: { sys: { id: type } },
  },
  fields,
})

export const createFakeMigrationCms = (entries: readonly StoredEntry[]): FakeMigrationCms => {
  const stored = new Map(entries.map((entry) => [entry.sys.id, entry]))
  const live = new Map(entries.filter(({ sys }) => sys.publishedVersion !== undefined).map(({ sys, fields }) => [sys.id, fields]))
  const refused = new Set<string>()
  const unpublishable = new Set<string>()
  const get = (id: string): StoredEntry => {
    const entry = stored.get(id)
    if (entry === undefined) throw new Error(`There is no ${id}.`)
    return entry
  }
  const save = (entry: StoredEntry): StoredEntry => {
    stored.set(entry.sys.id, entry)
    return entry
  }
  const current = ({ sys }: StoredEntry): StoredEntry => {
    const entry = get(sys.id)
    if (entry.sys.version !== sys.version) throw new Error('VersionMismatch')
    if (refused.has(sys.id)) throw new Error('ValidationFailed')
    return entry
  }
  const raised = (entry: StoredEntry, fields: StoredEntry['fields']): StoredEntry =>
    save({ ...entry, sys: { ...entry.sys, version: entry.sys.version + 1 }, fields })
  return {
    space: 'fake/master',
    refused,
    unpublishable,
    stored: () => [...stored.values()],
    live: (id) => live.get(id),
    edit: (id, fields) => void raised(get(id), fields),
    locales: async () => [
      { code: 'en', fallbackCode: null, default: true },
      { code: 'fr', fallbackCode: 'en', default: false },
      { code: 'fr-CA', fallbackCode: 'fr', default: false },
    ],
    entries: async () => [...stored.values()],
    entry: async (id) => get(id),
    write: async (entry, fields) => raised(current(entry), fields),
    publish: async (entry) => {
      const before = current(entry)
      if (unpublishable.has(before.sys.id)) throw new Error('ValidationFailed')
      live.set(before.sys.id, before.fields)
      const { version } = before.sys
      return save({ ...before, sys: { ...before.sys, publishedVersion: version, version: version + 1 } })
    },
  }
}
