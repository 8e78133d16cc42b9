/**
 * What records have of an attribute. A value has a number, in the order in which values came; each pair of a record and one of its values is an
 * entry. Entries lie side by side in memory, so that reading all of an index's is cheaper than looking for some.
 */
export interface Column<Value> {
  readonly values: Value[]
  readonly numbers: Map<Value, number>
  /** Of each entry its record, growing; longer than `length`. */
  ordinals: Uint32Array
  /** Of each entry the number of its value. */
  entries: Uint32Array
  length: number
}

const FIRST_CAPACITY = 64

export const createColumn = <Value>(): Column<Value> => ({
  values: [],
  numbers: new Map(),
  ordinals: new Uint32Array(FIRST_CAPACITY),
  entries: new Uint32Array(FIRST_CAPACITY),
  length: 0,
})

export const addEntry = <Value>(column: Column<Value>, ordinal: number, value: Value): void => {
  if (column.length === column.ordinals.length) {
    column.ordinals = doubled(column.ordinals)
    column.entries = doubled(column.entries)
  }
  column.ordinals[column.length] = ordinal
  column.entries[column.length] = numberOf(column, value)
  column.length += 1
}

const numberOf = <Value>({ values, numbers }: Column<Value>, value: Value): number => {
  const known = numbers.get(value)
  if (known !== undefined) return known
  numbers.set(value, values.length)
  return values.push(value) - 1
}

/** Twice as long, with the same numbers at its beginning. */
export const doubled = (numbers: Uint32Array): Uint32Array => {
  const longer = new Uint32Array(numbers.length * 2)
  longer.set(numbers)
  return longer
}

/** Marks the records that have a value whose number is marked. */
export const markEntries = <Value>({ ordinals, entries, length }: Column<Value>, wanted: Uint8Array, mask: Uint8Array): void => {
  for (let at = 0; at < length; at += 1) if (wanted[entries[at] ?? 0] === 1) mask[ordinals[at] ?? 0] = 1
}

/** How many entries each value has, by its number, of the records that are marked. */
export const countEntries = <Value>({ values, ordinals, entries, length }: Column<Value>, mask: Uint8Array): Uint32Array => {
  const counts = new Uint32Array(values.length)
  for (let at = 0; at < length; at += 1) {
    const value = entries[at] ?? 0
    counts[value] = (counts[value] ?? 0) + (mask[ordinals[at] ?? 0] ?? 0)
  }
  return counts
}
