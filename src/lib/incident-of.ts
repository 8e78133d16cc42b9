/** Of what fails without an incident of the server's. As other code of the page makes one: `randomUUID` is there in secure contexts only. */
export const newIncident = (): string => `E-${Math.random().toString(16).slice(2, 10).padEnd(8, '0')}`.toUpperCase()

/** By which a call that failed, or the call behind another error, is found in the log and in the collector; a refusal has none. */
export const incidentOf = (cause: unknown): string | undefined => {
  if (!(cause instanceof Error)) return undefined
  return 'incident' in cause && typeof cause.incident === 'string' ? cause.incident : incidentOf(cause.cause)
}
