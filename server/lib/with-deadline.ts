/** The same `fetch`, given up where headers and body together take longer. What was given up is a `TimeoutError`: see `isUnreachable`. */
export const withDeadline =
  (fetch: typeof globalThis.fetch, deadlineMs: number): typeof globalThis.fetch =>
  (input, init) => {
    const deadline = AbortSignal.timeout(deadlineMs)
    const given = init?.signal ?? undefined
    return fetch(input, { ...init, signal: given === undefined ? deadline : AbortSignal.any([given, deadline]) })
  }
