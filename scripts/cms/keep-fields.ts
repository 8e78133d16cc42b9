import type { ContentModel, FieldModel } from './content-model.ts'
import type { FieldChange, TypeChange } from './diff-models.ts'
import { loosen } from './loosen.ts'

type TypeEdit = Extract<TypeChange, { readonly fields: readonly FieldChange[] }>

/**
 * The same changes without what content of before would not survive, so that it can be moved, published and put back
 * meanwhile: a field the schemas no longer have stays, optional and closed to editors; nothing is newly required or narrower;
 * a content type stays. A field of another type cannot stay beside itself and is lost all the same.
 */
export const keepFields = (changes: readonly TypeChange[], from: ContentModel): readonly TypeChange[] =>
  changes.flatMap((change): readonly TypeChange[] => {
    if (change.kind === 'deleteContentType') return []
    // Of a new type there is no content yet.
    if (change.kind === 'createContentType') return [change]
    const before = from.get(change.id)?.fields ?? []
    const fields = change.fields.flatMap((field) => keepField(field, { change, before }))
    return fields.length === 0 && Object.keys(change.options).length === 0 ? [] : [{ ...change, fields }]
  })

const keepField = (
  field: FieldChange,
  { change, before }: { readonly change: TypeEdit; readonly before: readonly FieldModel[] },
): readonly FieldChange[] => {
  const options = before.find(({ id }) => id === field.id)?.options
  if (field.kind === 'createField') return [{ ...field, options: { ...field.options, required: false } }]
  if (field.kind === 'editField' && options !== undefined) return editing(field.id, loosen(options, field.options))
  if (field.kind !== 'deleteField' || change.fields.some(({ kind, id }) => kind === 'createField' && id === field.id)) return [field]
  const isKept = options === undefined || (options.required === false && options.disabled === true)
  return isKept ? [] : editing(field.id, { type: options.type, required: false, disabled: true })
}

/** The type is in every edit and changes nothing. */
const editing = (id: string, options: FieldModel['options']): readonly FieldChange[] =>
  Object.keys(options).length === 1 ? [] : [{ kind: 'editField', id, options }]
