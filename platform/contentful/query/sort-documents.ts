import type { EntityQuery, Filter, SortKey } from './entity-query.ts'
import { distanceInKm, isPoint, readPoint } from './geography.ts'
import type { Searchable } from './searchable.ts'

/** The vendor's order where none is asked for. */
const NEWEST_FIRST: readonly SortKey[] = [{ path: ['sys', 'updatedAt'], isDescending: true }]

/** A stable sort by the paths in turn; what has no value comes last. */
export const sortDocuments = <Item extends Searchable>(
  items: readonly Item[],
  { order, filters }: Pick<EntityQuery, 'order' | 'filters'>,
): readonly Item[] => {
  const near = filters.find(({ operator }) => operator === 'near')
  if (near !== undefined && order.length === 0) return sortByDistance(items, near)
  const keys = order.length === 0 ? NEWEST_FIRST : order
  const rows = items.map((item) => ({ item, values: keys.map(({ path }) => item.valuesAt(path)[0]) }))
  rows.sort((one, other) => {
    for (const [index, key] of keys.entries()) {
      const difference = compare(one.values[index], other.values[index], key.isDescending)
      if (difference !== 0) return difference
    }
    return 0
  })
  return rows.map(({ item }) => item)
}

const sortByDistance = <Item extends Searchable>(items: readonly Item[], { path, operand }: Filter): readonly Item[] => {
  const centre = readPoint(operand)
  const rows = items.map((item) => ({
    item,
    distance: Math.min(...item.valuesAt(path).map((value) => (isPoint(value) ? distanceInKm(centre, value) : Number.POSITIVE_INFINITY))),
  }))
  return rows.sort((one, other) => one.distance - other.distance).map(({ item }) => item)
}

const compare = (one: unknown, other: unknown, isDescending: boolean): number => {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
  const difference = typeof one === 'number' && typeof other === 'number' ? one - other : compareText(String(one), String(other))
  return isDescending ? -difference : difference
}

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
