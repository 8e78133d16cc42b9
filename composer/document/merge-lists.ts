import type { Json } from '../../schemas/page.ts'
import { isLink } from '../../src/content/cms-entry.ts'

/**
 * Three versions of one list of links in one: what either of two people added or took out is added or taken out, and where one of them
 * changed the order, that is the order. Undefined where both did, or where a list is something else. Pure.
 */
export const mergeLists = (base: Json | undefined, mine: Json | undefined, theirs: Json | undefined): Json | undefined => {
  const [was, own, other] = [idsOf(base), idsOf(mine), idsOf(theirs)]
  if (was === undefined || own === undefined || other === undefined) return undefined
  const isOrdered = (list: readonly string[]): boolean => {
    const kept = was.filter((item) => list.includes(item))
    return list.filter((item) => was.includes(item)).every((item, index) => item === kept[index])
  }
  if (isOrdered(other)) return toJson(join(was, own, other))
  return isOrdered(own) ? toJson(join(was, other, own)) : undefined
}

/** `leading` with what `following`, whose order is that of before, added and took out. */
const join = (was: readonly string[], leading: readonly string[], following: readonly string[]): readonly string[] => {
  const list = leading.filter((item) => !was.includes(item) || following.includes(item))
  for (const [index, item] of following.entries()) {
    if (was.includes(item) || list.includes(item)) continue
    // After the one it was put behind, or the nearest before that is still there.
    const before = following.slice(0, index).findLast((each) => list.includes(each))
    list.splice(before === undefined ? 0 : list.indexOf(before) + 1, 0, item)
  }
  return list
}

/** The links of a list as text; no value is an empty list. Undefined for other values, and where one is in it twice. */
const idsOf = (value: Json | undefined): readonly string[] | undefined => {
  const list = value === undefined ? [] : value
  if (!Array.isArray(list) || !list.every((item: Json) => isLink(item))) return undefined
  const ids = list.map((item) => JSON.stringify(item))
  return new Set(ids).size === ids.length ? ids : undefined
}

const toJson = (items: readonly string[]): Json => items.map((item): Json => JSON.parse(item) as Json)
