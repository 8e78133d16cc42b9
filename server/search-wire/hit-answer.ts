import { isObject, scalarsAt, type SearchRecord } from './record.ts'
import { highlight, type HighlightTags, type MarkingWord } from './text/highlight.ts'

export interface HitOptions {
  readonly retrieve: readonly string[] | undefined
  /** Attributes to highlight; empty for none. */
  readonly highlighted: readonly string[]
  readonly tags: HighlightTags
  readonly words: readonly MarkingWord[]
}

/** A record as a hit: the attributes asked for, with what matched highlighted. */
export const hitAnswer = (record: SearchRecord, options: HitOptions): Readonly<Record<string, unknown>> => ({
  ...retrieved(record, options.retrieve),
  objectID: record.objectID,
  ...(options.highlighted.length === 0 ? {} : { _highlightResult: highlights(record, options) }),
})

/** Attributes by name or path (`price.GB`); `*` is all, `-name` leaves one out. */
export const retrieved = (record: SearchRecord, requested: readonly string[] | undefined): Readonly<Record<string, unknown>> => {
  if (requested === undefined) return record
  const left = new Set(requested.filter((name) => name.startsWith('-')).map((name) => name.slice(1)))
  if (requested.includes('*')) return Object.fromEntries(Object.entries(record).filter(([name]) => !left.has(name)))
  const chosen = picked(record, requestedTree(requested))
  return isObject(chosen) ? chosen : {}
}

/** Requested names as a tree; a name without branches is given whole. */
type Requested = Map<string, Requested>

const requestedTree = (paths: readonly string[]): Requested => {
  const tree: Requested = new Map()
  for (const path of paths) {
    let level = tree
    for (const step of path.split('.')) {
      const next: Requested = level.get(step) ?? new Map()
      level.set(step, next)
      level = next
    }
  }
  return tree
}

/** Lists keep their length: each of their objects gives what is requested of it. */
const picked = (value: unknown, requested: Requested): unknown => {
  if (requested.size === 0) return value
  if (Array.isArray(value)) return value.map((item) => picked(item, requested))
  if (!isObject(value)) return value
  return Object.fromEntries([...requested].flatMap(([name, below]) => (name in value ? [[name, picked(value[name], below)]] : [])))
}

const highlights = (record: SearchRecord, { highlighted, words, tags }: HitOptions): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    highlighted.flatMap((attribute) => {
      const texts = scalarsAt(record, attribute).filter((scalar) => scalar.path === attribute)
      const marked = texts.map(({ value }) => highlight(String(value), words, tags))
      return marked.length === 0 ? [] : [[attribute, marked.length === 1 && !Array.isArray(record[attribute]) ? marked[0] : marked]]
    }),
  )
