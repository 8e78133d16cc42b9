/**
 * What `work` makes of each item, in the order of the items, up to `width` of them under way at once. The next item is read when the
 * oldest is done, so a file is never further ahead of the database than that.
 */
export const inOrder = async function* <Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = []
  for await (const item of items) {
    const result = work(item)
    // The result is awaited later, in its turn; until then a rejection must not count as unhandled.
    result.catch(() => undefined)
    running.push(result)
    const oldest = running.length >= width ? running.shift() : undefined
    if (oldest !== undefined) yield await oldest
  }
  for (const result of running) yield await result
}
