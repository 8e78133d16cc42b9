import { isRecord } from '../model.ts'
import { valuesIn } from '../query/searchable.ts'

/** A webhook's filter in the vendor's form: `{ equals: [{ doc: path }, value] }`, `in`, `regexp`, each may stand in `not`. */
export const filterMatches = (filter: unknown, payload: unknown): boolean => {
  if (!isRecord(filter)) return true
  if (filter['not'] !== undefined) return !filterMatches(filter['not'], payload)
  const [operator = '', operands] = Object.entries(filter)[0] ?? []
  if (!Array.isArray(operands)) return true
  const [subject, wanted] = operands
  const values = isRecord(subject) && typeof subject['doc'] === 'string' ? valuesIn(payload, subject['doc'].split('.')) : []
  return values.some((value) => holds(operator, value, wanted))
}

const holds = (operator: string, value: unknown, wanted: unknown): boolean => {
  if (operator === 'equals') return value === wanted
  if (operator === 'in') return Array.isArray(wanted) && wanted.includes(value)
  return (
    operator === 'regexp' && isRecord(wanted) && typeof wanted['pattern'] === 'string' && new RegExp(wanted['pattern']).test(String(value))
  )
}
