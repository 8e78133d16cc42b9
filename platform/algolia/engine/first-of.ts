/** The first `count` of some items in an order, without putting all of them into it. */
export const firstOf = <Item>(items: Iterable<Item>, count: number, compare: (one: Item, other: Item) => number): readonly Item[] => {
  if (count === 0) return []
  let kept: Item[] = []
  let last: Item | undefined
  for (const item of items) {
    if (last !== undefined && compare(item, last) >= 0) continue
    kept.push(item)
    if (kept.length < 2 * count) continue
    kept = kept.sort(compare).slice(0, count)
    last = kept.at(-1)
  }
  return kept.sort(compare).slice(0, count)
}
