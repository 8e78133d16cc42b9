import type { ComposeDocument, ComposeFields } from '../../schemas/api/compose.ts'
import type { Json } from '../../schemas/page.ts'
import { entryName } from '../../src/content/block-name.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import { titleOfField } from '../../src/content/trail.ts'
import { isSame } from '../document/merge-fields.ts'
import { toCmsEntry } from '../document/to-cms-entry.ts'

/** What a publish of the page would change of one entry. */
export interface EntryChange {
  readonly entryId: string
  readonly name: string
  readonly isNew: boolean
  readonly fields: readonly FieldChange[]
}

export interface FieldChange {
  readonly field: string
  readonly title: string
  readonly locale: string
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** Whether something is newer than what is live of it, or was never published. */
export const isChanged = ({ version, publishedVersion }: { readonly version: number; readonly publishedVersion?: number }): boolean =>
  publishedVersion === undefined || version > publishedVersion + 1

/** Versions of all that would go live with the page: its own entries and pictures, not pages that it only leads to. */
export const changedVersions = ({ pageId, entries, assets }: ComposeDocument): Readonly<Record<string, number>> => {
  const own = Object.values(entries).filter(({ sys }) => sys.id === pageId || sys.contentType.sys.id !== 'page')
  const changed = [...own, ...Object.values(assets)].filter(({ sys }) => isChanged(sys))
  return Object.fromEntries(changed.map(({ sys }) => [sys.id, sys.version]))
}

/** The same in words, entry by entry. `live` has the fields that shoppers see, of entries that are published. */
export const changesOf = (
  document: ComposeDocument,
  live: Readonly<Record<string, ComposeFields>>,
  locales: readonly string[],
): readonly EntryChange[] => {
  const versions = changedVersions(document)
  return Object.values(document.entries)
    .filter(({ sys }) => versions[sys.id] !== undefined)
    .map((entry) => {
      const schema = entrySchemas.get(entry.sys.contentType.sys.id)
      const before = live[entry.sys.id]
      return {
        entryId: entry.sys.id,
        name: entryName(toCmsEntry(entry), schema, locales),
        isNew: before === undefined,
        fields: fieldChanges(before ?? {}, entry.fields).map((change) => ({ ...change, title: titleOfField(change.field, schema) })),
      }
    })
}

const fieldChanges = (before: ComposeFields, after: ComposeFields): readonly Omit<FieldChange, 'title'>[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const locales = new Set([...Object.keys(before[field] ?? {}), ...Object.keys(after[field] ?? {})])
    return [...locales]
      .map((locale) => ({ field, locale, before: before[field]?.[locale], after: after[field]?.[locale] }))
      .filter((change) => !isSame(change.before, change.after))
  })
