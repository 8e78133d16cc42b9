/** Whether `isIt` says so of an error or of what caused it: libraries wrap what a driver or the network says. */
export const hasCause = (error: unknown, isIt: (error: Error) => boolean): boolean =>
  error instanceof Error && (isIt(error) || hasCause(error instanceof AggregateError ? error.errors[0] : error.cause, isIt))

/** The same, by the code that drivers and Node give an error. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  hasCause(error, (each) => 'code' in each && codes.includes(String(each.code)))
