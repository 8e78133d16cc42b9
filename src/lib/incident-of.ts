/** By which a call that failed, or the call behind another error, is found in the log and in the collector; a refusal has none. */
export const incidentOf = (cause: unknown): string | undefined => {
  if (!(cause instanceof Error)) return undefined
  return 'incident' in cause && typeof cause.incident === 'string' ? cause.incident : incidentOf(cause.cause)
}
