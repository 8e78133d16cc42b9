import type { BlockData } from '../load/run-plan.ts'
import type { TreeItem } from './tree.ts'

/** Data of the blocks that hydrate; what the others showed is in the HTML already. */
export const withoutStaticData = (data: BlockData, items: readonly TreeItem[]): BlockData => {
  const ids = idsOf(items)
  return Object.fromEntries(Object.entries(data).filter(([id]) => ids.has(id)))
}

const idsOf = (items: readonly TreeItem[], found = new Set<string>()): ReadonlySet<string> => {
  for (const item of items) {
    if (typeof item === 'number') continue
    found.add(item.id)
    for (const slot of Object.values(item.slots ?? {})) idsOf(slot, found)
  }
  return found
}
