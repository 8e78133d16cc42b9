import type { ContentTypeModel, FieldGroupModel, FieldModel } from '../../../scripts/cms/content-model.ts'
import type { EditorInterfaceBody } from '../management/editor-interface-body.ts'
import type { ContentTypeBody, FieldDefinition } from '../model.ts'
import { defined } from '../../../src/lib/defined.ts'

/** A content type and its editor interface as the vendor's migration tool writes them. */
export interface WrittenType {
  readonly id: string
  readonly body: ContentTypeBody
  readonly editor: EditorInterfaceBody
}

/** What a migration of the whole type leads to. */
export const writtenType = ({ id, name, description, displayField, fields, groups }: ContentTypeModel): WrittenType => ({
  id,
  body: { name, description, ...defined({ displayField }), fields: fields.map(writtenField) },
  editor: { controls: fields.flatMap(controlsOf), ...(groups === undefined ? {} : layoutOf(groups)) },
})

const writtenField = ({ id, options }: FieldModel): FieldDefinition =>
  // Options of the tool are the fields of the wire under the same names; the flags are always written.
  ({ omitted: false, disabled: false, ...defined(options), id }) as FieldDefinition

interface WrittenControl {
  readonly fieldId: string
  readonly widgetNamespace: string
  readonly widgetId: string
  readonly settings?: { readonly helpText: string }
}

const controlsOf = ({ id: fieldId, control }: FieldModel): readonly WrittenControl[] => {
  if (control === undefined) return []
  const { widgetId, helpText } = control
  return [{ fieldId, widgetNamespace: 'builtin', widgetId, ...(helpText === undefined ? {} : { settings: { helpText } }) }]
}

const layoutOf = (groups: readonly FieldGroupModel[]): Pick<EditorInterfaceBody, 'editorLayout' | 'groupControls'> => ({
  editorLayout: groups.map(({ id, name, fields }) => ({ groupId: id, name, items: fields.map((fieldId) => ({ fieldId })) })),
  groupControls: groups.map(({ id }) => ({ groupId: id, widgetNamespace: 'builtin', widgetId: 'topLevelTab' })),
})
