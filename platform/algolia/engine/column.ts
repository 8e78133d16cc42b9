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

/** Of this many entries for each record one at the most is looked at by its record; of fewer all are read, which is quicker by then. */
const FEW = 64

/** How many entries each value has, by its number, of some records, growing, which are marked in the mask. */
export const countEntries = <Value>(column: Column<Value>, { ordinals, mask }: Counted): Uint32Array =>
  ordinals.length * FEW < column.length ? countSome(column, ordinals) : countAll(column, mask)

export interface Counted {
  readonly ordinals: Uint32Array
  readonly mask: Uint8Array
}

const countAll = <Value>({ values, ordinals, entries, length }: Column<Value>, mask: Uint8Array): Uint32Array => {
  const counts = new Uint32Array(values.length)
  for (let at = 0; at < length; at += 1) {
    const value = entries[at] ?? 0
    counts[value] = (counts[value] ?? 0) + (mask[ordinals[at] ?? 0] ?? 0)
  }
  return counts
}

const countSome = <Value>({ values, ordinals, entries, length }: Column<Value>, counted: Uint32Array): Uint32Array => {
  const counts = new Uint32Array(values.length)
  let at = 0
  for (const ordinal of counted) {
    at = firstEntryOf(ordinals, ordinal, { from: at, to: length })
    for (; at < length && ordinals[at] === ordinal; at += 1) {
      const value = entries[at] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  return counts
}

/** Where the entries of a record are, or would be, between two places. */
const firstEntryOf = (ordinals: Uint32Array, ordinal: number, { from, to }: { readonly from: number; readonly to: number }): number => {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ordinals[middle] ?? 0) < ordinal) low = middle + 1
    else high = middle
  }
  return low
}

/** By ordinal a record's last value, or `missing`: made once, as long as no entry is added. */
export const lastValues = (column: Column<number>, size: number, missing: number): Float64Array => {
  const known = lastValuesOf.get(column)?.get(missing)
  if (known !== undefined && known.size === size && known.length === column.length) return known.values
  const values = new Float64Array(size).fill(missing)
  for (let at = 0; at < column.length; at += 1) values[column.ordinals[at] ?? 0] = column.values[column.entries[at] ?? 0] ?? 0
  const made = lastValuesOf.get(column) ?? new Map<number, LastValues>()
  lastValuesOf.set(column, made.set(missing, { values, size, length: column.length }))
  return values
}

interface LastValues {
  readonly values: Float64Array
  readonly size: number
  readonly length: number
}

const lastValuesOf = new WeakMap<Column<number>, Map<number, LastValues>>()
