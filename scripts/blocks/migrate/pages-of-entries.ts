import { isLink } from '../../../src/content/cms-entry.ts'
import type { Json } from '../../../schemas/page.ts'
import type { StoredEntry } from './migration-cms.ts'

interface EntryOfPage {
  readonly entry: StoredEntry
  /** Key of the first page that leads to the entry; empty where none does. */
  readonly page: string
}

/** All entries, those of one page together in reading order, those of no page last. */
export const pagesOfEntries = (entries: readonly StoredEntry[], locale: string): readonly EntryOfPage[] => {
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]))
  const found = new Map<string, EntryOfPage>()
  const visit = (entry: StoredEntry, page: string): void => {
    if (found.has(entry.sys.id)) return
    found.set(entry.sys.id, { entry, page })
    for (const id of linkedIds(entry)) {
      const target = byId.get(id)
      if (target !== undefined && !isPage(target)) visit(target, page)
    }
  }
  const keyed = entries.filter(isPage).map((entry) => ({ entry, key: String(entry.fields['key']?.[locale] ?? entry.sys.id) }))
  for (const { entry, key } of keyed.toSorted((one, other) => one.key.localeCompare(other.key))) visit(entry, key)
  for (const entry of entries) visit(entry, '')
  return [...found.values()]
}

const isPage = ({ sys }: StoredEntry): boolean => sys.contentType.sys.id === 'page'

const linkedIds = ({ fields }: StoredEntry): readonly string[] =>
  Object.values(fields).flatMap((values) => Object.values(values).flatMap(idsIn))

const idsIn = (value: Json): readonly string[] => {
  if (isLink(value)) return value.sys.linkType === 'Entry' ? [value.sys.id] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
