/** Whether a value is what it should be. */
export type Check = (value: unknown) => boolean

/** Checks by the name of what they look at; names that are not here may be anything. */
export type Shape = Readonly<Record<string, Check>>

/** Whether something is an object, no list, whose parts pass their checks. */
export const hasShape = (value: unknown, shape: Shape): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(shape).every(([name, check]) => check(new Map(Object.entries(value)).get(name)))
