/**
 * What an answer must at least contain, by example: a value of the same kind in each field that is named, and in each item of a
 * list whose example has one. Pages name what they would fail without; the rest is the server's contract, checked by its tests.
 */
export type Example<Answer> = Answer extends readonly (infer Item)[]
  ? readonly [] | readonly [Example<Item>]
  : Answer extends object
    ? { readonly [Field in keyof Answer]?: Example<NonNullable<Answer[Field]>> }
    : Answer extends string
      ? ''
      : Answer extends number
        ? 0
        : never

/** Where an answer first differs in kind from its example (`.items.0.price`); undefined where it does not. */
export const differenceOf = (value: unknown, example: unknown, path = ''): string | undefined => {
  if (typeof value !== typeof example || value === null || Array.isArray(value) !== Array.isArray(example)) return path === '' ? '.' : path
  for (const [field, part, partExample] of partsOf(value, example)) {
    const difference = differenceOf(part, partExample, `${path}.${field}`)
    if (difference !== undefined) return difference
  }
  return undefined
}

/** What is compared inside two values: every item of a list with the one of the example, else the fields the example names. */
const partsOf = (value: unknown, example: unknown): readonly (readonly [string, unknown, unknown])[] => {
  if (typeof value !== 'object' || value === null || typeof example !== 'object' || example === null) return []
  if (Array.isArray(example)) return example.flatMap((item) => Object.entries(value).map(([index, part]) => [index, part, item] as const))
  return Object.entries(example).map(([field, part]) => [field, Reflect.get(value, field), part])
}
