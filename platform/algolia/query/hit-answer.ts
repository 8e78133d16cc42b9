import { isObject, scalarsAt, type SearchRecord } from '../record.ts'
import { highlight, type HighlightTags } from '../text/highlight.ts'
import type { QueryWord } from '../text/query-words.ts'

export interface HitOptions {
  readonly retrieve: readonly string[] | undefined
  /** Attributes to highlight; empty for none. */
  readonly highlighted: readonly string[]
  readonly tags: HighlightTags
  readonly words: readonly QueryWord[]
}

/** A record as a hit: the attributes asked for, with the places that matched. */
export const hitAnswer = (record: SearchRecord, options: HitOptions): Readonly<Record<string, unknown>> => ({
  ...retrieved(record, options.retrieve),
  objectID: record.objectID,
  ...(options.highlighted.length === 0 ? {} : { _highlightResult: highlights(record, options) }),
})

/** Attributes by name or path (`price.GB`); `*` is all, `-name` leaves one out. */
export const retrieved = (record: SearchRecord, wanted: readonly string[] | undefined): Readonly<Record<string, unknown>> => {
  if (wanted === undefined) return record
  const left = new Set(wanted.filter((name) => name.startsWith('-')).map((name) => name.slice(1)))
  if (wanted.includes('*')) return Object.fromEntries(Object.entries(record).filter(([name]) => !left.has(name)))
  const chosen = picked(record, wantedTree(wanted))
  return isObject(chosen) ? chosen : {}
}

/** Wanted names as a tree; a name without branches is wanted whole. */
type Wanted = Map<string, Wanted>

const wantedTree = (paths: readonly string[]): Wanted => {
  const tree: Wanted = new Map()
  for (const path of paths) {
    let level = tree
    for (const step of path.split('.')) {
      const next: Wanted = level.get(step) ?? new Map()
      level.set(step, next)
      level = next
    }
  }
  return tree
}

/** Lists keep their length: each of their objects gives what is wanted of it. */
const picked = (value: unknown, wanted: Wanted): unknown => {
  if (wanted.size === 0) return value
  if (Array.isArray(value)) return value.map((item) => picked(item, wanted))
  if (!isObject(value)) return value
  return Object.fromEntries([...wanted].flatMap(([name, below]) => (name in value ? [[name, picked(value[name], below)]] : [])))
}

const highlights = (record: SearchRecord, { highlighted, words, tags }: HitOptions): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    highlighted.flatMap((attribute) => {
      const texts = scalarsAt(record, attribute).filter((scalar) => scalar.path === attribute)
      const marked = texts.map(({ value }) => highlight(String(value), words, tags))
      return marked.length === 0 ? [] : [[attribute, marked.length === 1 && !Array.isArray(record[attribute]) ? marked[0] : marked]]
    }),
  )
