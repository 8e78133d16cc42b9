/** A record as it was saved. */
export type SearchRecord = Readonly<Record<string, unknown>> & { readonly objectID: string }

/** Whether a JSON value is an object with named members. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every scalar below `path` (`price.GB.sale`), with its full path; lists are looked through. */
export const scalarsAt = (record: unknown, path: string): readonly Scalar[] => {
  const found: Scalar[] = []
  let level: readonly unknown[] = [record]
  for (const step of path.split('.')) level = level.flatMap(asList).flatMap((value) => (isObject(value) ? [value[step]] : []))
  for (const value of level) collect(value, path, found)
  return found
}

/** A string, number or boolean and its path. */
export interface Scalar {
  readonly path: string
  readonly value: string | number | boolean
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const collect = (value: unknown, path: string, found: Scalar[]): void => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') found.push({ path, value })
  else if (Array.isArray(value)) for (const item of value) collect(item, path, found)
  else if (isObject(value)) for (const [name, item] of Object.entries(value)) collect(item, path === '' ? name : `${path}.${name}`, found)
}

/** Every scalar of a record. */
export const allScalars = (record: unknown): readonly Scalar[] => {
  const found: Scalar[] = []
  collect(record, '', found)
  return found
}
