/**
 * Runs `work` one batch at a time; what is added while a batch runs waits for the next and goes together. The promise settles
 * with the batch that holds the item, so that a caller can tell its own caller the truth.
 */
export const createBatchQueue = <Item>(work: (items: readonly Item[]) => Promise<void>): ((items: readonly Item[]) => Promise<void>) => {
  let waiting: Item[] = []
  let next: Promise<void> | undefined
  let running: Promise<void> = Promise.resolve()
  const start = async (before: Promise<void>): Promise<void> => {
    // The batch before answers for itself; its failure must not keep this one from running.
    await before.catch(() => undefined)
    const items = waiting
    waiting = []
    next = undefined
    await work(items)
  }
  return (items) => {
    waiting.push(...items)
    next ??= running = start(running)
    return next
  }
}
