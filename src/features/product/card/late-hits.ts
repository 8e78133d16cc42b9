import type { Hit } from '../../../clients/search/hit.ts'

/** What cards show that the browser drew first, by their item in the list: no page data has it. */
const hits = new WeakMap<Element, Hit>()

export const rememberHit = (item: Element, hit: Hit): void => void hits.set(item, hit)

/** The product of a card that the browser drew first, with its place in its row from 1: answers by id are in an order of their own. */
export const lateHitOf = (card: Element): Hit | undefined => {
  const item = card.parentElement
  const hit = item === null ? undefined : hits.get(item)
  if (item === null || hit === undefined) return undefined
  return { ...hit, offsettedPosition: [...(item.parentElement?.children ?? [])].indexOf(item) + 1 }
}
