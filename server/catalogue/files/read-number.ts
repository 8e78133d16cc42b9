const NUMBER = /^\d{1,9}(?:\.\d{1,6})?$/

/** A number of a merchant's file that is not negative; undefined where it is not one. */
export const readNumber = (value: string): number | undefined => {
  const trimmed = value.trim()
  return NUMBER.test(trimmed) ? Number(trimmed) : undefined
}
