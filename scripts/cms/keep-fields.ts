import type { ContentModel } from './content-model.ts'
import type { FieldChange, TypeChange } from './diff-models.ts'

/**
 * The same changes without what loses content: a field the schemas no longer have stays, optional and closed to editors, until
 * its content is moved; a content type stays. A field of another type cannot stay beside itself and is lost all the same.
 */
export const keepFields = (changes: readonly TypeChange[], from: ContentModel): readonly TypeChange[] =>
  changes.flatMap((change): readonly TypeChange[] => {
    if (change.kind === 'deleteContentType') return []
    const fields = change.fields.flatMap((field) => keepField(field, change, from))
    return fields.length === 0 && Object.keys(change.options).length === 0 ? [] : [{ ...change, fields }]
  })

const keepField = (
  field: FieldChange,
  { id, fields }: Extract<TypeChange, { readonly fields: readonly FieldChange[] }>,
  from: ContentModel,
): readonly FieldChange[] => {
  const isMadeAnew = fields.some((other) => other.kind === 'createField' && other.id === field.id)
  if (field.kind !== 'deleteField' || isMadeAnew) return [field]
  const options = from.get(id)?.fields.find((each) => each.id === field.id)?.options
  const isKept = options === undefined || (options.required === false && options.disabled === true)
  return isKept ? [] : [{ kind: 'editField', id: field.id, options: { type: options.type, required: false, disabled: true } }]
}
