import type Migration from 'contentful-migration'
import type { BuiltinEditor, IContentTypeOptions, IFieldOptions } from 'contentful-migration'
import type { CmsMigration } from './cms-migration.ts'
import type { ContentModel, ContentTypeModel, FieldGroupModel, FieldModel } from './content-model.ts'
import { defined } from '../../src/lib/defined.ts'

interface RecordedType extends Omit<ContentTypeModel, 'fields'> {
  readonly fields: readonly FieldModel[]
}

/** The content model that migrations lead to, found by playing them to a recorder instead of a space. */
export const replayMigrations = (migrations: readonly CmsMigration[]): ContentModel => {
  const types = new Map<string, RecordedType>()
  // Of the whole vocabulary, the recorder speaks what changes the model; anything else it meets is a mistake worth a stop.
  const recorder = {
    createContentType: (id: string, options: IContentTypeOptions) => {
      if (types.has(id)) throw new Error(`The content type "${id}" is created twice.`)
      types.set(id, { id, description: '', fields: [], ...options })
      return typeRecorder(types, id)
    },
    editContentType: (id: string, options: Partial<IContentTypeOptions> = {}) => {
      types.set(id, { ...recorded(types, id), ...options })
      return typeRecorder(types, id)
    },
    deleteContentType: (id: string) => {
      recorded(types, id)
      types.delete(id)
    },
    // Content moves; the model stays.
    transformEntries: () => undefined,
    transformEntriesToType: () => undefined,
    deriveLinkedEntries: () => undefined,
  } as unknown as Migration
  for (const migrate of migrations) migrate(recorder)
  return types
}

const recorded = (types: ReadonlyMap<string, RecordedType>, id: string): RecordedType => {
  const type = types.get(id)
  if (type === undefined) throw new Error(`The content type "${id}" is changed before it is created.`)
  return type
}

const typeRecorder = (types: Map<string, RecordedType>, id: string) => {
  const change = (fields: (before: readonly FieldModel[]) => readonly FieldModel[]): void => {
    const type = recorded(types, id)
    types.set(id, { ...type, fields: fields(type.fields) })
  }
  const changeField = (fieldId: string, next: (field: FieldModel) => FieldModel): void => {
    if (!recorded(types, id).fields.some((field) => field.id === fieldId))
      throw new Error(`The field "${id}.${fieldId}" is changed before it is created.`)
    change((fields) => fields.map((field) => (field.id === fieldId ? next(field) : field)))
  }
  return {
    createField: (fieldId: string, options: IFieldOptions) => change((fields) => [...fields, { id: fieldId, options }]),
    editField: (fieldId: string, options: Partial<IFieldOptions>) =>
      changeField(fieldId, (field) => ({ ...field, options: { ...field.options, ...options } })),
    deleteField: (fieldId: string) => change((fields) => fields.filter((field) => field.id !== fieldId)),
    changeFieldId: (oldId: string, newId: string) => changeField(oldId, (field) => ({ ...field, id: newId })),
    changeFieldControl: (fieldId: string, _namespace: string, widgetId: BuiltinEditor, settings?: { readonly helpText?: string }) =>
      changeField(fieldId, (field) => ({
        ...field,
        control: { widgetId, ...defined({ helpText: settings?.helpText }) },
      })),
    deleteEditorLayout: () => {
      const { groups: _groups, ...type } = recorded(types, id)
      types.set(id, type)
    },
    createEditorLayout: () => layoutRecorder(types, id),
    moveField: (fieldId: string) => ({
      afterField: (other: string) => change((fields) => moved(fields, fieldId, other)),
      toTheTop: () => change((fields) => moved(fields, fieldId, undefined)),
    }),
  }
}

const layoutRecorder = (types: Map<string, RecordedType>, id: string) => {
  const change = (next: (groups: readonly FieldGroupModel[]) => readonly FieldGroupModel[]): void => {
    const type = recorded(types, id)
    types.set(id, { ...type, groups: next(type.groups ?? []) })
  }
  return {
    // The first group has all fields until others take theirs.
    createFieldGroup: (groupId: string, { name }: { readonly name: string }) =>
      change((groups) => [
        ...groups,
        { id: groupId, name, fields: groups.length === 0 ? recorded(types, id).fields.map((field) => field.id) : [] },
      ]),
    moveField: (fieldId: string) => ({
      toTheBottomOfFieldGroup: (groupId: string) =>
        change((groups) =>
          groups.map((group) => {
            const others = group.fields.filter((each) => each !== fieldId)
            return { ...group, fields: group.id === groupId ? [...others, fieldId] : others }
          }),
        ),
    }),
  }
}

const moved = (fields: readonly FieldModel[], fieldId: string, after: string | undefined): readonly FieldModel[] => {
  const others = fields.filter(({ id }) => id !== fieldId)
  return others.toSpliced(others.findIndex(({ id }) => id === after) + 1, 0, ...fields.filter(({ id }) => id === fieldId))
}
