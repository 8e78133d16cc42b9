import type { ContentModel, FieldModel } from './content-model.ts'
import type { FieldChange, TypeChange } from './diff-models.ts'
import { isDeepStrictEqual } from 'node:util'
import type { IFieldOptions, IValidation } from 'contentful-migration'

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
  const isOptionalAndClosed = options === undefined || (options.required === false && options.disabled === true)
  return isOptionalAndClosed ? [] : editing(field.id, { type: options.type, required: false, disabled: true })
}

/** The type is in every edit and changes nothing. */
const editing = (id: string, options: FieldModel['options']): readonly FieldChange[] =>
  Object.keys(options).length === 1 ? [] : [{ kind: 'editField', id, options }]

/**
 * What may be changed of a field while there is content for it as it was and as it will be: nothing newly required, and of the
 * rules those that both agree on; a choice offers both. The publish gate knows which content is of which form.
 */
export const loosen = (before: IFieldOptions, { required, validations, items, ...rest }: IFieldOptions): IFieldOptions => ({
  ...rest,
  ...(required === false ? { required } : {}),
  ...differing('validations', before.validations, validations && agreed(before.validations, validations)),
  ...differing('items', before.items, items && { ...items, validations: agreed(before.items?.validations, items.validations) }),
})

const agreed = (before: readonly IValidation[] = [], after: readonly IValidation[] = []): IValidation[] =>
  before.flatMap((rule) => {
    if (after.some((other) => isDeepStrictEqual(rule, other))) return [rule]
    const choice = after.find((other) => other.in !== undefined)?.in
    return rule.in === undefined || choice === undefined ? [] : [{ in: union(rule.in, choice) }]
  })

/** A choice is of texts or of numbers; the vendor's type says so of the list, not of what is in it. */
const union = (one: NonNullable<IValidation['in']>, other: NonNullable<IValidation['in']>): NonNullable<IValidation['in']> =>
  [...new Set<string | number>([...one, ...other])] as NonNullable<IValidation['in']>

const differing = <Name extends string, Value>(name: Name, before: Value, after: Value | undefined) =>
  after === undefined || isDeepStrictEqual(before ?? [], after) ? {} : { [name]: after }
