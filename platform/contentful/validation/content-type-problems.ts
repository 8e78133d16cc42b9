import type { FieldProblem } from '../errors.ts'
import type { ContentTypeBody, FieldDefinition } from '../model.ts'

const MAX_FIELDS = 100
const FIELD_ID = /^[a-zA-Z][a-zA-Z0-9_]{0,63}$/

/** What is wrong with a content type as sent, given the activated one it replaces. */
export const contentTypeProblems = (body: ContentTypeBody, live: ContentTypeBody | null): readonly FieldProblem[] => [
  ...(body.fields.length > MAX_FIELDS
    ? [{ name: 'size', max: MAX_FIELDS, path: ['fields'], details: `A content type has at most ${MAX_FIELDS} fields` }]
    : []),
  ...body.fields.flatMap((field, index) => fieldProblems(field, index, body)),
  ...displayProblems(body),
  ...(live === null ? [] : live.fields.flatMap((field) => changeProblems(field, body))),
]

const fieldProblems = (field: FieldDefinition, index: number, { fields }: ContentTypeBody): readonly FieldProblem[] => {
  const path = ['fields', index, 'id']
  if (!FIELD_ID.test(field.id))
    return [{ name: 'regexp', path, value: field.id, details: 'A field id begins with a letter and has letters, digits and underscores.' }]
  if (fields.findIndex(({ id }) => id === field.id) < index)
    return [{ name: 'uniqueFieldIds', path, value: field.id, details: `The field id "${field.id}" is used twice.` }]
  if (field.type === 'Link' && field.linkType === undefined)
    return [{ name: 'required', path: ['fields', index, 'linkType'], details: 'A link field needs a linkType.' }]
  if (field.type === 'Array' && field.items === undefined)
    return [{ name: 'required', path: ['fields', index, 'items'], details: 'A list field needs items.' }]
  return []
}

const displayProblems = ({ displayField, fields }: ContentTypeBody): readonly FieldProblem[] => {
  if (!displayField || fields.some(({ id }) => id === displayField)) return []
  return [{ name: 'unknown', path: ['displayField'], value: displayField, details: `There is no field "${displayField}".` }]
}

/** Content must not be lost by accident: a field keeps its type, and is omitted before it goes. */
const changeProblems = (live: FieldDefinition, { fields }: ContentTypeBody): readonly FieldProblem[] => {
  const now = fields.find(({ id }) => id === live.id)
  if (now === undefined && live.omitted !== true)
    return [
      {
        name: 'fieldNotOmitted',
        path: ['fields'],
        value: live.id,
        details: `The field "${live.id}" must be omitted and activated before it can be deleted.`,
      },
    ]
  if (now === undefined || (now.type === live.type && now.linkType === live.linkType && now.items?.type === live.items?.type)) return []
  return [
    {
      name: 'fieldType',
      path: ['fields', live.id, 'type'],
      value: now.type,
      details: `The type of the field "${live.id}" cannot be changed.`,
    },
  ]
}
