/** `T` without its undefined values: what may be undefined may be absent. */
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** The fields that have a value, for types whose optional fields may be absent and not undefined. */
export const defined = <T extends object>(fields: T): Defined<T> =>
  // The entries do not carry the types through. A field `__proto__` of somebody's JSON stays a field.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>
