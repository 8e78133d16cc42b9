import type { FieldProblem } from '../errors.ts'
import { isLink, isRecord, type FieldDefinition, type FieldItems, type FieldType } from '../model.ts'

const MAX_SYMBOL = 256
const MAX_TEXT = 50_000

type Path = FieldProblem['path']

/** What is wrong with the kind of a value: another type than the field's, or longer than the type can hold. */
export const typeProblems = (field: FieldDefinition | FieldItems, value: unknown, path: Path): readonly FieldProblem[] => {
  if (!isOfType[field.type](value) || (field.type === 'Link' && isLink(value) && field.linkType !== value.sys.linkType)) {
    return [{ name: 'type', type: field.type, value, path, details: `The type of "${path[1]}" is incorrect, expected type: ${field.type}` }]
  }
  if (typeof value === 'string') return tooLong(field.type, value, path)
  const items = 'items' in field ? field.items : undefined
  return items !== undefined && Array.isArray(value) ? value.flatMap((item, index) => typeProblems(items, item, [...path, index])) : []
}

const isText = (value: unknown) => typeof value === 'string'
const ISO_DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/

const isOfType: Readonly<Record<FieldType, (value: unknown) => boolean>> = {
  Symbol: isText,
  Text: isText,
  Integer: Number.isSafeInteger,
  Number: Number.isFinite,
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && ISO_DATE.test(value) && !Number.isNaN(Date.parse(value)),
  Object: (value) => typeof value === 'object' && value !== null,
  Location: (value) => isRecord(value) && typeof value['lat'] === 'number' && typeof value['lon'] === 'number',
  RichText: (value) => isRecord(value) && value['nodeType'] === 'document' && Array.isArray(value['content']),
  Link: isLink,
  ResourceLink: (value) => isRecord(value) && isRecord(value['sys']) && value['sys']['type'] === 'ResourceLink',
  Array: Array.isArray,
}

const tooLong = (type: FieldType, value: string, path: Path): readonly FieldProblem[] => {
  const max = type === 'Text' ? MAX_TEXT : MAX_SYMBOL
  if ((type !== 'Text' && type !== 'Symbol') || value.length <= max) return []
  return [{ name: 'size', max, value, path, details: `Size must be at most ${max} characters` }]
}
