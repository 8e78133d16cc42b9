const UNIQUE_VIOLATION = '23505'

/** Whether a failed query violated this unique index. The query builder wraps the driver's error. */
export const violatesUnique = (cause: unknown, index: string): boolean => {
  if (!(cause instanceof Error)) return false
  const { code, constraint } = cause as { readonly code?: unknown; readonly constraint?: unknown }
  return (code === UNIQUE_VIOLATION && constraint === index) || violatesUnique(cause.cause, index)
}
