import type Migration from 'contentful-migration'
import type { ContentType } from 'contentful-migration'
import { defined } from '../../src/lib/defined.ts'
import type { FieldChange, TypeChange } from './diff-models.ts'

/** Gives changes of the content model to the vendor's tool: what `printMigration` writes as source, done at once. */
export const applyChanges = (migration: Migration, changes: readonly TypeChange[]): void => {
  for (const change of changes) {
    if (change.kind === 'deleteContentType') {
      migration.deleteContentType(change.id)
      continue
    }
    // The vendor's types require every option in an edit too; those that are missing stay as they are.
    const options = change.options as Parameters<Migration['createContentType']>[1]
    const type = migration[change.kind](change.id, options)
    for (const field of change.fields) applyChange(type, field)
  }
}

const applyChange = (type: ContentType, change: FieldChange): void => {
  switch (change.kind) {
    case 'createField':
    case 'editField':
      type[change.kind](change.id, change.options)
      break
    case 'deleteField':
      type.deleteField(change.id)
      break
    case 'moveField': {
      const move = type.moveField(change.id)
      if (change.after === undefined) move.toTheTop()
      else move.afterField(change.after)
      break
    }
    case 'changeFieldControl': {
      const { widgetId, helpText } = change.control
      type.changeFieldControl(change.id, 'builtin', widgetId, defined({ helpText }))
      break
    }
    case 'arrange':
      arrange(type, change)
  }
}

/** Fields begin in the first group; the others get theirs one by one. */
const arrange = (type: ContentType, { groups, hadGroups }: Extract<FieldChange, { readonly kind: 'arrange' }>): void => {
  if (hadGroups) type.deleteEditorLayout()
  if (groups.length === 0) return
  const layout = type.createEditorLayout()
  for (const { id, name } of groups) layout.createFieldGroup(id, { name })
  for (const { id, fields } of groups.slice(1)) for (const field of fields) layout.moveField(field).toTheBottomOfFieldGroup(id)
}
