/** A copy of a record without one of its keys. */
export const without = <Values extends object, Key extends keyof Values>(values: Values, key: Key): Omit<Values, Key> => {
  const copy: Partial<Values> = { ...values }
  Reflect.deleteProperty(copy, key)
  // Every other key is still there.
  return copy as Omit<Values, Key>
}
