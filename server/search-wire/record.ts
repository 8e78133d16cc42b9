/** A record as it was saved. */
export type SearchRecord = Readonly<Record<string, unknown>> & { readonly objectID: string }

/** Whether a JSON value is an object with named members. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every scalar below `path` (`price.GB.sale`), with its full path; lists are looked through. */
export const scalarsAt = (record: unknown, path: string): readonly Scalar[] => {
  const found: Scalar[] = []
  // Most attributes are of the record itself: one that is an object or a list is looked into below.
  const values = path.includes('.') ? valuesAt(record, path.split('.')) : isObject(record) ? [record[path]] : []
  for (const value of values) collect(value, path, found)
  return found
}

const valuesAt = (record: unknown, steps: readonly string[]): readonly unknown[] =>
  steps.reduce(
    (level: readonly unknown[], step) => level.flatMap(asList).flatMap((value) => (isObject(value) ? [value[step]] : [])),
    [record],
  )

/** A string, number or boolean and its path. */
export interface Scalar {
  readonly path: string
  readonly value: string | number | boolean
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const collect = (value: unknown, path: string, found: Scalar[]): void => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') found.push({ path, value })
  else if (Array.isArray(value)) for (const item of value) collect(item, path, found)
  else if (isObject(value)) for (const name of Object.keys(value)) collect(value[name], below(path, name), found)
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** Every scalar of a record. */
export const allScalars = (record: unknown): readonly Scalar[] => {
  const found: Scalar[] = []
  collect(record, '', found)
  return found
}

/** Every number of a record with its path. Of texts, which are most of a record, no path is made. */
export const eachNumber = (value: unknown, path: string, take: (path: string, value: number) => void): void => {
  if (typeof value === 'number') take(path, value)
  else if (Array.isArray(value)) for (const item of value) eachNumber(item, path, take)
  else if (isObject(value))
    for (const name of Object.keys(value)) {
      const item = value[name]
      if (typeof item === 'object' || typeof item === 'number') eachNumber(item, below(path, name), take)
    }
}
