import { AlgoliaError } from '../algolia-error.ts'
import { NUMBER_OPERATORS, type Filter } from './filter.ts'

/** `facetFilters`, `numericFilters` and `optionalFilters`: a text, or a list that means AND, with lists in it that mean OR. */
export type FilterList = string | readonly FilterListItem[]
export type FilterListItem = string | readonly FilterListItem[]

/** `["a:1", ["b:2", "c:-3"]]`; a minus before the value, or before the whole, means NOT. */
export const parseFacetFilters = (list: FilterList): Filter => parseList(list, facetLeaf)

/** `["price>=100", ["a=1", "b:1 TO 5"]]`. */
export const parseNumericFilters = (list: FilterList): Filter => parseList(list, numericLeaf)

/** The groups of `optionalFilters`: each group's best match counts. */
export const parseOptionalFilters = (list: FilterList): readonly (readonly Filter[])[] =>
  (typeof list === 'string' ? list.split(',') : list).map((item) => leavesOf(item).map(facetLeaf))

const parseList = (list: FilterList, leaf: (text: string) => Filter): Filter => ({
  kind: 'and',
  of: (typeof list === 'string' ? list.split(',') : list).map((item) =>
    typeof item === 'string' ? leaf(item) : { kind: 'or' as const, of: leavesOf(item).map(leaf) },
  ),
})

const leavesOf = (item: FilterListItem): readonly string[] => (typeof item === 'string' ? [item] : item.flatMap(leavesOf))

const SCORE = /<score=(\d+)>$/

const facetLeaf = (text: string): Filter => {
  const colon = text.indexOf(':')
  const attribute = colon < 0 ? '_tags' : text.slice(0, colon)
  const raw = (colon < 0 ? text : text.slice(colon + 1)).trim()
  const score = Number(SCORE.exec(raw)?.[1] ?? 1)
  const value = raw.replace(SCORE, '')
  const isNegative = value.startsWith('-') || attribute.startsWith('-')
  const facet = {
    kind: 'facet',
    attribute: attribute.replace(/^-/, ''),
    value: unquote(value.replace(/^\\?-/, (mark) => (mark === '\\-' ? '-' : ''))),
    score,
  } as const
  return isNegative ? { kind: 'not', of: facet } : facet
}

const unquote = (value: string): string => /^"(?<inside>.*)"$/su.exec(value)?.groups?.['inside']?.replaceAll('\\"', '"') ?? value

const COMPARISON = /^(?<attribute>[^<>=!:]+)(?<operator><=|>=|!=|=|<|>)(?<value>[^<>=!]+)$/u
const RANGE = /^(?<attribute>[^<>=!]+):(?<from>\S+) TO (?<to>\S+)$/u

const numericLeaf = (text: string): Filter => {
  const range = RANGE.exec(text.trim())?.groups
  if (range !== undefined) {
    return { kind: 'range', attribute: trimmed(range['attribute']), from: numberIn(range['from'], text), to: numberIn(range['to'], text) }
  }
  const comparison = COMPARISON.exec(text.trim())?.groups
  const operator = NUMBER_OPERATORS.find((known) => known === comparison?.['operator'])
  if (operator === undefined) throw new AlgoliaError(400, `Invalid syntax for numeric condition: ${text}`)
  return { kind: 'number', attribute: trimmed(comparison?.['attribute']), operator, value: numberIn(comparison?.['value'], text) }
}

const trimmed = (text: string | undefined): string => (text ?? '').trim()

const numberIn = (text: string | undefined, whole: string): number => {
  const value = Number(text)
  if (text === undefined || text.trim() === '' || !Number.isFinite(value))
    throw new AlgoliaError(400, `Invalid syntax for numeric condition: ${whole}`)
  return value
}
