/** Something to do in its turn. */
export interface Mutation<Outcome> {
  readonly run: () => Promise<Outcome>
  /** A mutation still waiting at the end of the queue is replaced by the next one with the same key. */
  readonly key?: string
  readonly onReplaced?: () => void
}

interface Waiting<Outcome> {
  mutation: Mutation<Outcome>
  readonly promise: Promise<Outcome>
  readonly start: () => Promise<unknown>
}

/**
 * Runs mutations one at a time, in order of intent (TRICKY-10). Clicks on one thing that have not been sent are merged
 * to the last; whoever waits for an earlier one gets the outcome of the last. A run must not throw.
 */
export const createMutationQueue = <Outcome>(): ((mutation: Mutation<Outcome>) => Promise<Outcome>) => {
  const waiting: Waiting<Outcome>[] = []
  let isRunning = false

  const work = async (): Promise<void> => {
    isRunning = true
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next.start()
    isRunning = false
  }

  return (mutation) => {
    const last = waiting.at(-1)
    if (last !== undefined && mutation.key !== undefined && last.mutation.key === mutation.key) {
      last.mutation.onReplaced?.()
      last.mutation = mutation
      return last.promise
    }
    const entry = waitingOf(mutation)
    waiting.push(entry)
    if (!isRunning) void work()
    return entry.promise
  }
}

const waitingOf = <Outcome>(mutation: Mutation<Outcome>): Waiting<Outcome> => {
  const { promise, resolve, reject } = withResolvers<Outcome>()
  const entry: Waiting<Outcome> = { mutation, promise, start: () => entry.mutation.run().then(resolve, reject) }
  return entry
}

/** Promise.withResolvers, which Node 20 does not have. */
const withResolvers = <Value>() => {
  const settle: { resolve: (value: Value) => void; reject: (cause: unknown) => void } = {
    resolve: () => undefined,
    reject: () => undefined,
  }
  const promise = new Promise<Value>((resolve, reject) => Object.assign(settle, { resolve, reject }))
  return { promise, resolve: (value: Value) => settle.resolve(value), reject: (cause: unknown) => settle.reject(cause) }
}
