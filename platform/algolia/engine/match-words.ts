import { WEIGHTS } from '../text/attribute-weights.ts'
import type { Step, Term, WordTerms } from '../text/text-query.ts'
import type { Mask } from './mask.ts'
import { firstLetter, PLACES, type IndexedWord, type MemoryIndex } from './memory-index.ts'

/** What the words of a query are to each record, by ordinal. */
export interface WordMatch {
  readonly matched: Mask
  /** Whether it has them without a mistake. */
  readonly isExact: Mask
  /** More where they are in attributes that weigh more. */
  readonly rank: Float64Array
  /** How many of the optional words it has; undefined where none is optional. */
  readonly wordsFound: Uint8Array | undefined
}

/** How much a word in the first, second, third and any later searchable attribute counts, by its level: 0 is nowhere. */
const LEVEL_RANKS = [0, 0.02, 0.1, 0.4, 1]

/**
 * Which records have the words. Where every word is optional, a record has at least one of them. `allowed` are the weights, a bit
 * for each, that words may have. Undefined for no words.
 */
export const matchWords = (index: MemoryIndex, words: readonly WordTerms[], allowed: number): WordMatch | undefined => {
  if (words.length === 0) return undefined
  const levels = words.map((word) => wordLevels(index, word, allowed))
  const required = levels.filter(({ isOptional }) => !isOptional)
  const optional = levels.filter(({ isOptional }) => isOptional)
  const counted = required.length === 0 ? optional : required
  const enough = required.length === 0 ? 1 : required.length
  const size = index.live.length
  const match = { matched: new Uint8Array(size), isExact: new Uint8Array(size), rank: new Float64Array(size) }
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    let [found, exact, rank] = [0, 0, 0]
    for (const word of counted) {
      const level = word.tolerant[ordinal] ?? 0
      if (level > 0) found += 1
      if ((word.exact[ordinal] ?? 0) > 0) exact += 1
      rank += LEVEL_RANKS[level] ?? 0
    }
    if (found < enough) continue
    match.matched[ordinal] = 1
    match.isExact[ordinal] = exact >= enough ? 1 : 0
    match.rank[ordinal] = rank
  }
  return { ...match, wordsFound: optional.length === 0 ? undefined : howMany(optional, size) }
}

/** By ordinal the level of the best attribute that has a word: 0 nowhere, 4 in the first. */
interface WordLevels {
  readonly exact: Uint8Array
  readonly tolerant: Uint8Array
  readonly isOptional: boolean
}

const wordLevels = (index: MemoryIndex, { exact, misspelt, isOptional }: WordTerms, allowed: number): WordLevels => {
  const levels = new Uint8Array(index.live.length)
  for (const term of exact) markTerm(index, { term, allowed }, levels)
  if (misspelt.length === 0) return { exact: levels, tolerant: levels, isOptional }
  const tolerant = levels.slice()
  for (const term of misspelt) markTerm(index, { term, allowed }, tolerant)
  return { exact: levels, tolerant, isOptional }
}

interface AllowedTerm {
  readonly term: Term
  readonly allowed: number
}

const markTerm = (index: MemoryIndex, { term, allowed }: AllowedTerm, levels: Uint8Array): void => {
  const [first, ...others] = term
  if (first === undefined) return
  if (others.length === 0) for (const { places } of wordsOf(index, first)) markPlaces(places, allowed, levels)
  else markPlaces(sideBySide(index, { term, allowed }), allowed, levels)
}

const wordsOf = (index: MemoryIndex, { text, isPrefix }: Step): readonly IndexedWord[] => {
  if (isPrefix) return (index.wordsByLetter.get(firstLetter(text)) ?? []).filter((word) => word.text.startsWith(text))
  const word = index.words.get(text)
  return word === undefined ? [] : [word]
}

const markPlaces = (places: readonly number[], allowed: number, levels: Uint8Array): void => {
  for (const place of places) {
    const weight = place % WEIGHTS
    if ((allowed & (1 << weight)) === 0) continue
    const ordinal = Math.floor(place / PLACES)
    const level = WEIGHTS - weight
    if ((levels[ordinal] ?? 0) < level) levels[ordinal] = level
  }
}

/** Places of the last word of a term wherever all of its words are at their distances. */
const sideBySide = (index: MemoryIndex, { term, allowed }: AllowedTerm): readonly number[] =>
  term.reduce((before: readonly number[], step, at) => {
    const here = placesOf(index, step, allowed)
    return at === 0 ? here : following(before, here, step.offset - (term[at - 1]?.offset ?? 0))
  }, [])

/** Where a word is, growing. */
const placesOf = (index: MemoryIndex, step: Step, allowed: number): readonly number[] => {
  const [only, ...others] = wordsOf(index, step).map(({ places }) => places.filter((place) => (allowed & (1 << (place % WEIGHTS))) !== 0))
  return others.length === 0 ? (only ?? []) : [only ?? [], ...others].flat().sort((a, b) => a - b)
}

/** Of some places those that have one of `before` at a distance before them. */
const following = (before: readonly number[], places: readonly number[], distance: number): readonly number[] => {
  const found: number[] = []
  let at = 0
  for (const place of places) {
    const wanted = Math.floor(place / WEIGHTS) - distance
    while (at < before.length && Math.floor((before[at] ?? Infinity) / WEIGHTS) < wanted) at += 1
    if (Math.floor((before[at] ?? Infinity) / WEIGHTS) === wanted) found.push(place)
  }
  return found
}

const howMany = (optional: readonly WordLevels[], size: number): Uint8Array => {
  const found = new Uint8Array(size)
  for (const { tolerant } of optional)
    for (let ordinal = 0; ordinal < size; ordinal += 1) if ((tolerant[ordinal] ?? 0) > 0) found[ordinal] = (found[ordinal] ?? 0) + 1
  return found
}
