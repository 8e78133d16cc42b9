/** Writes to the developer's console: the only file that may. */
export const warn = (message: string, details?: unknown): void => {
  if (details === undefined) console.warn(message)
  else console.warn(message, details)
}

/** What a developer asked to see. */
export const info = (message: string, details: unknown): void => console.info(message, details)

/** The same for what a merchandiser or developer has to mend. */
export const error = (message: string): void => console.error(message)
