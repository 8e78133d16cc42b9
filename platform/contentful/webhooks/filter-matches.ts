import { isRecord } from '../model.ts'
import { valuesIn } from '../query/searchable.ts'

/** A webhook's filter in the vendor's form: `{ equals: [{ doc: path }, value] }`, `in`, `regexp`, each may be in a `not`. */
export const filterMatches = (filter: unknown, payload: unknown): boolean => {
  if (!isRecord(filter)) return true
  if (filter['not'] !== undefined) return !filterMatches(filter['not'], payload)
  const [operator = '', operands] = Object.entries(filter)[0] ?? []
  if (!Array.isArray(operands)) return true
  const [subject, expected] = operands
  const values = isRecord(subject) && typeof subject['doc'] === 'string' ? valuesIn(payload, subject['doc'].split('.')) : []
  return values.some((value) => isMet(operator, value, expected))
}

const isMet = (operator: string, value: unknown, expected: unknown): boolean => {
  if (operator === 'equals') return value === expected
  if (operator === 'in') return Array.isArray(expected) && expected.includes(value)
  return (
    operator === 'regexp' &&
    isRecord(expected) &&
    typeof expected['pattern'] === 'string' &&
    new RegExp(expected['pattern']).test(String(value))
  )
}
