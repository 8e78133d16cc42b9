import { isObject, type SearchRecord } from '../record.ts'

/** Lays changes over a record; a change may be one of the vendor's built-in operations. */
export const partialUpdate = (record: SearchRecord, changes: Readonly<Record<string, unknown>>): SearchRecord => ({
  ...record,
  ...Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, changed(record[name], change)])),
  objectID: record.objectID,
})

const changed = (current: unknown, change: unknown): unknown => {
  if (!isObject(change) || typeof change['_operation'] !== 'string') return change
  const { value } = change
  const list: readonly unknown[] = Array.isArray(current) ? current : []
  switch (change['_operation']) {
    case 'Increment':
    case 'IncrementFrom':
    case 'IncrementSet':
      return Number(current ?? 0) + Number(value)
    case 'Decrement':
      return Number(current ?? 0) - Number(value)
    case 'Add':
      return [...list, value]
    case 'AddUnique':
      return list.includes(value) ? list : [...list, value]
    case 'Remove':
      return list.filter((item) => item !== value)
    default:
      return current
  }
}
