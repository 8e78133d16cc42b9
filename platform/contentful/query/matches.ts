import { isPoint, readArea } from './geography.ts'
import type { Operator } from './entity-query.ts'

/** Whether what a path holds satisfies an operator. Several values (a list, all locales): one that does is enough. */
export const matches = (values: readonly unknown[], operator: Operator, operand: string): boolean => {
  const among = (expected: string): boolean => values.some((value) => isEqual(value, expected))
  switch (operator) {
    case 'eq':
      return among(operand)
    case 'ne':
      return !among(operand)
    case 'in':
      return items(operand).some(among)
    case 'nin':
      return !items(operand).some(among)
    case 'all':
      return items(operand).every(among)
    case 'exists':
      return values.length > 0 === (operand !== 'false' && operand !== '0')
    case 'near':
      // This operator sorts values with a location, the nearest first; it matches no value without one.
      return values.some(isPoint)
    case 'within':
      return values.some((value) => isPoint(value) && readArea(operand)(value))
    case 'match':
      return values.some((value) => typeof value === 'string' && containsWords(value, operand))
    case 'lt':
      return values.some((value) => compare(value, operand) < 0)
    case 'lte':
      return values.some((value) => compare(value, operand) <= 0)
    case 'gt':
      return values.some((value) => compare(value, operand) > 0)
    case 'gte':
      return values.some((value) => compare(value, operand) >= 0)
  }
}

/** Every word of `words` begins a word of `text`, in any case. */
export const containsWords = (text: string, words: string): boolean => {
  const written = wordsOf(text)
  return wordsOf(words).every((word) => written.some((each) => each.startsWith(word)))
}

const ISO_DATE = /^\d{4}-\d\d-\d\d(?:T|$)/

const isEqual = (value: unknown, operand: string): boolean => {
  if (typeof value === 'number') return value === Number(operand)
  if (typeof value === 'string' && ISO_DATE.test(value) && ISO_DATE.test(operand)) return Date.parse(value) === Date.parse(operand)
  return String(value) === operand
}

/** NaN, which no comparison accepts, where the two cannot be compared. */
const compare = (value: unknown, operand: string): number => {
  if (typeof value === 'number') return value - Number(operand)
  if (typeof value !== 'string') return Number.NaN
  if (ISO_DATE.test(value)) return Date.parse(value) - Date.parse(operand)
  return value < operand ? -1 : Number(value > operand)
}

const items = (operand: string): readonly string[] => operand.split(',').map((each) => each.trim())
const wordsOf = (text: string): readonly string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
