import type { FieldSchema, FormSchema } from '../../schemas/api/address.ts'

/** What is wrong with a value; the words for it are the form's. */
export type FieldProblem = 'required' | 'tooShort' | 'tooLong' | 'format' | 'choice'

/** What a person typed: trimmed, inner white space collapsed, control characters gone, one Unicode form (ADDR-08). */
export const tidy = (text: string): string =>
  text
    .replace(/(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC')

/** One tidied value against its field's rules; undefined where nothing is wrong. Empty counts as not given. */
export const checkField = (field: FieldSchema, value: string, isRequired: boolean): FieldProblem | undefined => {
  if (value === '') return isRequired ? 'required' : undefined
  if (field.enum !== undefined && !field.enum.includes(value)) return 'choice'
  if (field.minLength !== undefined && lengthOf(value) < field.minLength) return 'tooShort'
  if (field.maxLength !== undefined && lengthOf(value) > field.maxLength) return 'tooLong'
  return field.pattern === undefined || matches(field.pattern, value) ? undefined : 'format'
}

/** Every problem of a form by field name, in the order of the form. */
export const checkForm = (schema: FormSchema, values: Readonly<Record<string, string>>): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(
    schema['x-order'].flatMap((name) => {
      const field = schema.properties[name]
      const problem = field === undefined ? undefined : checkField(field, tidy(values[name] ?? ''), schema.required.includes(name))
      return problem === undefined ? [] : [[name, problem]]
    }),
  )

/** JSON Schema counts characters, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length

/** A pattern that is not a valid expression cannot refuse anyone. */
const matches = (pattern: string, value: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    return true
  }
}
