interface Options {
  /** After the first try. */
  readonly maxRetries: number
  readonly intervalMs: number
}

/** What `run` answers; where it fails, tries again after a while, and rejects as the last try did. */
export const withRetries = async <Answer>(run: () => Promise<Answer>, { maxRetries, intervalMs }: Options): Promise<Answer> => {
  try {
    return await run()
  } catch (cause) {
    if (maxRetries === 0) throw cause
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
    return withRetries(run, { maxRetries: maxRetries - 1, intervalMs })
  }
}
