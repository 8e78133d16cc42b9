import { isDeepStrictEqual } from 'node:util'
import type { IContentTypeOptions, IFieldOptions } from 'contentful-migration'
import type { ContentModel, ContentTypeModel, ControlModel, FieldGroupModel, FieldModel } from './content-model.ts'
import { defined } from '../../src/lib/defined.ts'

/** One statement of a migration. `after` is the field it follows, undefined for the first. */
export type FieldChange =
  | { readonly kind: 'createField'; readonly id: string; readonly options: IFieldOptions }
  | { readonly kind: 'editField'; readonly id: string; readonly options: IFieldOptions }
  | { readonly kind: 'deleteField'; readonly id: string }
  | { readonly kind: 'moveField'; readonly id: string; readonly after: string | undefined }
  | { readonly kind: 'changeFieldControl'; readonly id: string; readonly control: ControlModel }
  /** The layout of a type, anew; `hadGroups` when there is one to take away first. */
  | { readonly kind: 'arrange'; readonly id: string; readonly groups: readonly FieldGroupModel[]; readonly hadGroups: boolean }

export type TypeChange =
  | {
      readonly kind: 'createContentType' | 'editContentType'
      readonly id: string
      readonly options: Partial<IContentTypeOptions>
      readonly fields: readonly FieldChange[]
    }
  | { readonly kind: 'deleteContentType'; readonly id: string }

/** What a migration must do to lead from one content model to another. */
export const diffModels = (from: ContentModel, to: ContentModel): readonly TypeChange[] => [
  ...[...to.values()].flatMap((type) => typeChanges(from.get(type.id), type)),
  ...[...from.keys()].filter((id) => !to.has(id)).map((id) => ({ kind: 'deleteContentType', id }) as const),
]

/** Changes that lose content, in words. */
export const losses = (changes: readonly TypeChange[]): readonly string[] =>
  changes.flatMap((change) =>
    change.kind === 'deleteContentType'
      ? [`the content type "${change.id}" and its entries`]
      : change.fields.filter(({ kind }) => kind === 'deleteField').map(({ id }) => `the values of "${change.id}.${id}"`),
  )

const typeChanges = (before: ContentTypeModel | undefined, after: ContentTypeModel): readonly TypeChange[] => {
  const fields = after.fields.flatMap((field, index) =>
    fieldChanges(before, field, { previous: after.fields[index - 1]?.id, isLast: index === after.fields.length - 1 }),
  )
  const arranged = arrangement(before, after)
  if (before === undefined)
    return [{ kind: 'createContentType', id: after.id, options: optionsOf(after), fields: [...controlsLast(fields), ...arranged] }]
  const deleted = before.fields
    .filter(({ id }) => !after.fields.some((field) => field.id === id))
    .map(({ id }) => ({ kind: 'deleteField', id }) as const)
  const changes = changed(optionsOf(before), optionsOf(after))
  // The vendor's types require the name in an edit too.
  const options = Object.keys(changes).length === 0 ? {} : { name: after.name, ...changes }
  const all = [...controlsLast([...fields, ...deleted]), ...arranged]
  return all.length === 0 && Object.keys(options).length === 0 ? [] : [{ kind: 'editContentType', id: after.id, options, fields: all }]
}

const arrangement = (before: ContentTypeModel | undefined, after: ContentTypeModel): readonly FieldChange[] => {
  const [from = [], to = []] = [before?.groups, after.groups]
  return isDeepStrictEqual(from, to) ? [] : [{ kind: 'arrange', id: after.id, groups: to, hadGroups: from.length > 0 }]
}

const fieldChanges = (
  type: ContentTypeModel | undefined,
  after: FieldModel,
  position: { readonly previous: string | undefined; readonly isLast: boolean },
): readonly FieldChange[] => {
  const before = type?.fields.find(({ id }) => id === after.id)
  const control =
    after.control === undefined || isDeepStrictEqual(before?.control, after.control)
      ? []
      : [{ kind: 'changeFieldControl', id: after.id, control: after.control } as const]
  const create = { kind: 'createField', id: after.id, options: after.options } as const
  const move = type === undefined || position.isLast ? [] : [{ kind: 'moveField', id: after.id, after: position.previous } as const]
  if (before === undefined) return [create, ...move, ...control]
  if (typeOf(before) !== typeOf(after)) return [{ kind: 'deleteField', id: after.id }, create, ...move, ...control]
  const options = changed(before.options, after.options)
  // The vendor's types require the type in an edit too; it is the one the field has.
  const edit = { kind: 'editField', id: after.id, options: { type: after.options.type, ...options } } as const
  return [...(Object.keys(options).length === 0 ? [] : [edit]), ...control]
}

/** The tool saves and activates a type at each turn from fields to controls and back; one turn is enough. */
const controlsLast = (changes: readonly FieldChange[]): readonly FieldChange[] => [
  ...changes.filter(({ kind }) => kind !== 'changeFieldControl'),
  ...changes.filter(({ kind }) => kind === 'changeFieldControl'),
]

/** What the CMS cannot change about a field that has values. */
const typeOf = ({ options }: FieldModel): string => [options.type, options.linkType, options.items?.type, options.items?.linkType].join()

const optionsOf = ({ name, description, displayField }: ContentTypeModel): IContentTypeOptions => ({
  name,
  description,
  ...defined({ displayField }),
})

const changed = <Options extends object>(before: Options, after: Options): Partial<Options> => {
  const old = new Map(Object.entries(before))
  // The keys are those of `after`, so what is left is part of it.
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(old.get(name), value))) as Partial<Options>
}
