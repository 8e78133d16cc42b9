import { AlgoliaError } from '../algolia-error.ts'
import { NUMBER_OPERATORS, type Filter, type NumberOperator } from './filter.ts'
import { filterTokens, type FilterToken } from './filter-tokens.ts'

/**
 * The `filters` grammar: AND of OR groups, NOT before a condition, OR binding tighter than AND. Refuses what the vendor
 * refuses: AND inside OR, NOT before a group, and facets mixed with numbers in one OR.
 */
export const parseFilters = (filters: string): Filter | undefined => {
  if (filters.trim() === '') return undefined
  const reader = createReader(filterTokens(filters), filters)
  const parsed = readAll(reader)
  if (reader.peek() !== undefined) reader.refuse('Unexpected end of the expression')
  return parsed
}

/** Groups and NOTs in each other; a shop's own filters have two. */
const MAX_DEPTH = 50

interface Reader {
  readonly peek: () => FilterToken | undefined
  readonly next: () => FilterToken | undefined
  readonly takeWord: (word: string) => boolean
  /** Reads what is one level deeper, if that is not too deep. */
  readonly within: <Read>(read: () => Read) => Read
  readonly refuse: (reason: string) => never
}

const createReader = (tokens: readonly FilterToken[], filters: string): Reader => {
  let at = 0
  let depth = 0
  return {
    peek: () => tokens[at],
    next: () => tokens[at++],
    takeWord: (word) => {
      const token = tokens[at]
      const isTaken = token?.kind === 'text' && !token.isQuoted && token.text.toUpperCase() === word
      if (isTaken) at += 1
      return isTaken
    },
    within: (read) => {
      depth += 1
      if (depth > MAX_DEPTH) throw new AlgoliaError(400, 'filters: Too many groups in each other')
      const result = read()
      depth -= 1
      return result
    },
    refuse: (reason) => {
      throw new AlgoliaError(400, `filters: ${reason} in ${filters}`)
    },
  }
}

const readAll = (reader: Reader): Filter => {
  const of = [readAny(reader)]
  while (reader.takeWord('AND')) of.push(readAny(reader))
  return one('and', of)
}

const readAny = (reader: Reader): Filter => {
  const of = [readOne(reader)]
  while (reader.takeWord('OR')) of.push(readOne(reader))
  if (of.length === 1) return one('or', of)
  const leaves = of.flatMap((filter) => (filter.kind === 'or' ? filter.of : [filter]))
  if (leaves.some((leaf) => leaf.kind === 'and')) reader.refuse('filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed')
  if (new Set(leaves.map(typeOf)).size > 1) reader.refuse('Different types are not allowed in the same OR')
  return { kind: 'or', of: leaves }
}

const readOne = (reader: Reader): Filter => {
  if (reader.takeWord('NOT')) {
    const negated = reader.within(() => readOne(reader))
    if (negated.kind === 'and' || negated.kind === 'or') reader.refuse('NOT before a group is not allowed')
    return { kind: 'not', of: negated }
  }
  if (reader.peek()?.kind !== 'open') return readCondition(reader)
  reader.next()
  const group = reader.within(() => readAll(reader))
  if (reader.next()?.kind !== 'close') reader.refuse('Missing closing parenthesis')
  return group
}

const readCondition = (reader: Reader): Filter => {
  const name = readText(reader)
  const mark = reader.peek()
  if (mark?.kind === 'colon') return readColon(reader, name.text)
  if (mark?.kind !== 'operator') return { kind: 'facet', attribute: '_tags', ...scored(name) }
  reader.next()
  const operator = NUMBER_OPERATORS.find((known) => known === mark.text) ?? reader.refuse('Unknown operator')
  return numberFilter(reader, name.text, operator)
}

const readColon = (reader: Reader, attribute: string): Filter => {
  reader.next()
  const value = readText(reader)
  if (!reader.takeWord('TO')) return { kind: 'facet', attribute, ...scored(value, scoreAfter(reader)) }
  return { kind: 'range', attribute, from: readNumber(reader, value.text), to: readNumber(reader, readText(reader).text) }
}

const numberFilter = (reader: Reader, attribute: string, operator: NumberOperator): Filter => ({
  kind: 'number',
  attribute,
  operator,
  value: readNumber(reader, readText(reader).text),
})

const readText = (reader: Reader): FilterToken => {
  const token = reader.next()
  return token?.kind === 'text' ? token : reader.refuse('A name or a value is missing')
}

const readNumber = (reader: Reader, text: string): number => {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) ? reader.refuse(`${text} is not a number`) : value
}

const SCORE = /^(?<value>.*)<score=(?<score>\d+)>$/su

/** `value<score=3>`: a match counts 3 instead of 1. */
const scored = ({ text, isQuoted }: FilterToken, scoreNext?: number): { value: string; score: number } => {
  const groups = isQuoted ? undefined : SCORE.exec(text)?.groups
  return { value: groups?.['value'] ?? text, score: scoreNext ?? Number(groups?.['score'] ?? 1) }
}

/** The score of a quoted value follows it: `"a b"<score=3>`. */
const scoreAfter = (reader: Reader): number | undefined => {
  if (reader.peek()?.text !== '<') return undefined
  reader.next()
  if (!reader.takeWord('SCORE')) reader.refuse('A score is missing')
  reader.next()
  const score = readNumber(reader, readText(reader).text)
  reader.next()
  return score
}

const one = (kind: 'and' | 'or', of: readonly Filter[]): Filter => (of.length === 1 && of[0] !== undefined ? of[0] : { kind, of })

const typeOf = (filter: Filter): string => {
  if (filter.kind === 'not') return typeOf(filter.of)
  return filter.kind === 'range' ? 'number' : filter.kind
}
