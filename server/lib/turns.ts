/** Runs work, or lets it wait until it is its turn. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs work, `width` of it at once, the rest in the order it came. */
export const createTurns = (width: number): Turns => {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
