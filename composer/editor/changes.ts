import type { ComposeDocument, ComposeFields } from '../../schemas/api/compose.ts'
import type { ComposeChange } from '../../schemas/api/compose-history.ts'
import { entryName } from '../../src/content/block-name.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import { titleOfField } from '../../src/content/trail.ts'
import { changedVersions } from '../../src/content/composing/changed-versions.ts'
import { fieldChanges } from '../../src/content/composing/field-changes.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'

/** What a publish of the page would change of one entry. */
export interface EntryChange {
  readonly entryId: string
  readonly name: string
  readonly isNew: boolean
  readonly fields: readonly TitledChange[]
}

export interface TitledChange extends ComposeChange {
  readonly title: string
}

/** What goes live with the page in words, entry by entry. `live` has the fields that shoppers see, of entries that are published. */
export const changesOf = (
  document: ComposeDocument,
  live: Readonly<Record<string, ComposeFields>>,
  locales: readonly string[],
): readonly EntryChange[] => {
  const versions = changedVersions(document)
  return Object.values(document.entries)
    .filter(({ sys }) => versions.has(sys.id))
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
