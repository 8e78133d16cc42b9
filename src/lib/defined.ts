/** `T` without its undefined values: what may be undefined may be absent. */
export type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** The fields that have a value, for types whose optional fields may be absent and not undefined. */
export const defined = <T extends object>(fields: T): Defined<T> => {
  const kept: Partial<T> = {}
  for (const name in fields) if (fields[name] !== undefined) kept[name] = fields[name]
  return kept as object as Defined<T>
}
