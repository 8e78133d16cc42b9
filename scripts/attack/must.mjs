/** A defence that did not hold; the message says what was seen. */
export class Broken extends Error {}

/** Ends a row as broken unless the condition is true. */
export const must = (condition, seen) => {
  if (!condition) throw new Broken(seen)
}
