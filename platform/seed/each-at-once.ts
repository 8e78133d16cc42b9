/** Does `work` for every item, so many at a time; stops at the first failure and throws it. */
export const eachAtOnce = async <Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<void>): Promise<void> => {
  const queue = items.values()
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
