import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addEntry, countEntries, createColumn, lastValues } from '../../../platform/algolia/engine/column.ts'

const RECORDS = 2_000

/** Two values for most records, of some numbers of them one or none. */
const columnOf = (valuesOf: (ordinal: number) => readonly number[]) => {
  const column = createColumn<number>()
  for (let ordinal = 0; ordinal < RECORDS; ordinal += 1) for (const value of valuesOf(ordinal)) addEntry(column, ordinal, value)
  return column
}
const valuesOf = (ordinal: number): readonly number[] => [ordinal % 7, ordinal % 11].slice(ordinal % 3)

it('of few records and of many, values are counted as somebody counts who looks at each record', () => {
  const column = columnOf(valuesOf)
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: RECORDS - 1 }), { maxLength: 200 }), (some) => {
      const ordinals = Uint32Array.from(some).sort()
      const mask = new Uint8Array(RECORDS)
      for (const ordinal of ordinals) mask[ordinal] = 1
      const counts = countEntries(column, { ordinals, mask })
      const found = some.flatMap(valuesOf)
      expect([...counts]).toEqual(column.values.map((value) => found.filter((each) => each === value).length))
    }),
  )
})

it('the values of a few records are counted without reading those of all others', () => {
  const column = columnOf(valuesOf)
  // Whoever read all entries would go by the mask, and find nobody marked.
  const marked = { ordinals: Uint32Array.of(5, 900), mask: new Uint8Array(RECORDS) }
  expect(countEntries(column, marked).reduce((sum, count) => sum + count, 0)).toBe([5, 900].flatMap(valuesOf).length)
})

it('records are in order by their last value, also after more of them have come', () => {
  const column = columnOf((ordinal) => (ordinal === 3 ? [] : [ordinal, ordinal + 0.5]))
  expect(lastValues(column, RECORDS, Infinity)[2]).toBe(2.5)
  expect(lastValues(column, RECORDS, Infinity)[3]).toBe(Infinity)
  expect(lastValues(column, RECORDS, -Infinity)[3]).toBe(-Infinity)
  expect(lastValues(column, RECORDS, Infinity)).toBe(lastValues(column, RECORDS, Infinity))
  addEntry(column, RECORDS, 7)
  expect(lastValues(column, RECORDS + 1, Infinity)[RECORDS]).toBe(7)
})
