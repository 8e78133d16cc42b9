import type { Call } from '../call.ts'
import { encodePosition, type Cursor, type Position } from '../query/cursor.ts'
import { arrayOf } from '../render/array.ts'

interface Paging {
  readonly skip: number
  readonly limit: number
  readonly cursor?: Cursor
}

interface Page<Item> {
  readonly items: readonly Item[]
  /** The collection around the rendered items: counted, or with the addresses of the pages beside it. */
  readonly envelope: (documents: readonly object[]) => object
}

/** One page of what a query found, by numbers or by cursor, whichever it asks for. */
export const pageOf = <Item>(
  found: readonly Item[],
  { idOf, paging, call }: { readonly idOf: (item: Item) => string; readonly paging: Paging; readonly call: Pick<Call, 'path' | 'query'> },
): Page<Item> => {
  const { skip, limit, cursor } = paging
  if (cursor === undefined) {
    const items = found.slice(skip, skip + limit)
    return { items, envelope: (documents) => arrayOf(documents, { total: found.length, skip, limit }) }
  }
  const positionOf = (index: number): Position | undefined => {
    const item = found[index]
    return item === undefined ? undefined : { id: idOf(item), index }
  }
  const start = startOf(cursor, limit, (id) => found.findIndex((item) => idOf(item) === id))
  const end = Math.min(start + limit, found.length)
  const pages = {
    ...pageLink(call, 'pageNext', end < found.length ? positionOf(end - 1) : undefined),
    ...pageLink(call, 'pagePrev', start > 0 ? positionOf(start) : undefined),
  }
  return { items: found.slice(start, end), envelope: (items) => ({ sys: { type: 'Array' }, limit, items, pages }) }
}

/** After the last item seen, or a page before the first one. What is gone has left its index to the item behind it. */
const startOf = ({ next, prev }: Cursor, limit: number, indexOf: (id: string) => number): number => {
  if (next !== undefined) return indexOf(next.id) === -1 ? next.index : indexOf(next.id) + 1
  if (prev === undefined) return 0
  const end = indexOf(prev.id) === -1 ? prev.index : indexOf(prev.id)
  return Math.max(0, end - limit)
}

const LINK_NAMES = { pageNext: 'next', pagePrev: 'prev' } as const

/** The same query with another token, and never with the reader's key. */
const pageLink = ({ path, query }: Pick<Call, 'path' | 'query'>, name: 'pageNext' | 'pagePrev', position: Position | undefined) => {
  if (position === undefined) return {}
  const { pageNext: _next, pagePrev: _prev, access_token: _key, ...otherParameters } = query
  const [pathname = ''] = path.split('?')
  return { [LINK_NAMES[name]]: `${pathname}?${new URLSearchParams({ ...otherParameters, [name]: encodePosition(position) }).toString()}` }
}
