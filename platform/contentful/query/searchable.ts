import { isLink, isRecord, type Link } from '../model.ts'

/** Something a query can be asked of: what a dotted path holds, lists taken apart. */
export interface Searchable {
  readonly valuesAt: (path: readonly string[]) => readonly unknown[]
}

/** Walks a plain document; `sys.id` of a link list gives every id. Absent and null are no values. */
export const valuesIn = (value: unknown, path: readonly string[]): readonly unknown[] => {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => valuesIn(item, path))
  const [key, ...rest] = path
  if (key === undefined) return [value]
  return isRecord(value) && Object.hasOwn(value, key) ? valuesIn(value[key], rest) : []
}

/** Every link below a value, rich text included. Links inside JSON object fields are data, so objects are not entered there. */
export const linksIn = (value: unknown): readonly Link[] => {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (isLink(value)) return [value]
  if (!isRecord(value) || typeof value['nodeType'] !== 'string') return []
  const data = isRecord(value['data']) ? linksIn(value['data']['target']) : []
  return [...data, ...linksIn(value['content'])]
}
