import { isUnlisted } from './document-words.ts'
import { compoundsOf } from './compounds.ts'
import { fold } from '../../../server/search-wire/text/fold.ts'
import { otherNumber } from '../../../server/search-wire/text/plurals.ts'
import { divided, withoutStopWords } from '../../../server/search-wire/text/typed-text.ts'
import type { Phrase, Synonyms } from './synonyms.ts'
import { tokenise, type TextToken } from '../../../server/search-wire/text/tokenise.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A typed word with what else it may mean. */
export interface QueryWord {
  readonly kind: 'word' | 'run'
  readonly text: string
  readonly isPrefix: boolean
  /** Other spellings with how many mistakes lie between. */
  readonly spellings: readonly { readonly word: string; readonly typos: number }[]
  /** The same word in singular or plural, and compounds of it. */
  readonly numbers: readonly string[]
  /** What the word, or a group of words that it belongs to, is also called: words side by side. */
  readonly synonyms: readonly Phrase[]
  /** Records without it are found too, after those that have it. */
  readonly isOptional: boolean
}

export interface QueryWordsInput {
  readonly vocabulary: Vocabulary
  readonly query: string
  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone'
  /** `false` none, `min` only where the word as typed is unknown, otherwise always. */
  readonly typoTolerance: boolean | 'min' | 'strict'
  readonly synonyms: Synonyms
  /** Languages whose plurals, whose stop words, and in which words that are written without spaces are told apart. */
  readonly pluralLanguages: readonly string[]
  readonly stopWordLanguages: readonly string[]
  readonly queryLanguages: readonly string[]
  /** Whether words that are written as one are told apart. */
  readonly hasCompounds: boolean
  readonly optionalWords: readonly string[]
}

const MAX_WORDS = 20
/** The vendor's defaults for `minWordSizefor1Typo` and `minWordSizefor2Typos`. */
const ONE_TYPO_FROM = 4
const TWO_TYPOS_FROM = 8
const MAX_SPELLINGS = 10

/** The words of a query and what else each may mean; a mistake in the first letter is not tolerated. */
export const queryWords = (input: QueryWordsInput): readonly QueryWord[] => {
  const { vocabulary, query, queryType, typoTolerance, pluralLanguages } = input
  const divide = (words: string): string =>
    divided(words, { languages: input.queryLanguages, isSynonym: (word) => isOneWord(input.synonyms, word) })
  const tokens = withoutStopWords(tokenise(fold(divide(query))).slice(0, MAX_WORDS), {
    query,
    queryType,
    languages: input.stopWordLanguages,
  })
  const numbers = tokens.map(({ kind, text }) => (kind === 'run' ? [] : otherNumber(text, pluralLanguages)))
  const synonyms = synonymsOf(tokens, numbers, input)
  const optional = new Set(input.optionalWords.flatMap((words) => tokenise(fold(divide(words)))).map(({ text }) => text))
  const forms = tokens.map(({ kind, text }, at) => (kind === 'run' ? [] : [text, ...(numbers[at] ?? [])]))
  const compounds = input.hasCompounds ? compoundsOf(vocabulary, forms) : []
  // Words that no record has would be looked for for nothing. Those with a digit are not listed and may be there.
  const isIndexed = (word: string): boolean => vocabulary.has(word) || isUnlisted(word)
  return tokens.map(({ kind, text }, position) => {
    const isPrefix = queryType === 'prefixAll' || (queryType === 'prefixLast' && position === tokens.length - 1)
    const same = [...(numbers[position] ?? []).filter(isIndexed), ...(compounds[position] ?? [])]
    const others = (synonyms[position] ?? []).filter((phrase) => phrase.every((each) => each.kind === 'run' || isIndexed(each.text)))
    const word = { kind, text, isPrefix, spellings: [], numbers: same, synonyms: others, isOptional: optional.has(text) }
    if (kind === 'run' || typoTolerance === false || text.length < ONE_TYPO_FROM) return word
    // A word that is a synonym of another is no mistake.
    if (typoTolerance === 'min' && others.length > 0) return word
    const known = typoTolerance === 'min' ? same : undefined
    return { ...word, spellings: findSpellings({ vocabulary, text, isPrefix, known }) }
  })
}

const isOneWord = (synonyms: Synonyms, word: string): boolean => synonyms.get(word)?.some(({ typed }) => typed.length === 1) === true

/** Of each word, the phrases that may stand for it or for a group of words around it. */
const synonymsOf = (
  tokens: readonly TextToken[],
  numbers: readonly (readonly string[])[],
  { synonyms, pluralLanguages }: Pick<QueryWordsInput, 'synonyms' | 'pluralLanguages'>,
): readonly (readonly Phrase[])[] => {
  const found = tokens.map((): Phrase[] => [])
  if (synonyms.size === 0) return found
  const isTyped = (word: string, position: number): boolean => tokens[position]?.text === word || numbers[position]?.includes(word) === true
  for (const [start, token] of tokens.entries()) {
    for (const { typed, meant } of [token.text, ...(numbers[start] ?? [])].flatMap((form) => synonyms.get(form) ?? [])) {
      if (!typed.every((word, offset) => isTyped(word, start + offset))) continue
      const phrases = meant.flatMap((phrase) => [phrase, ...inOtherNumber(phrase, pluralLanguages)])
      for (let position = start; position < start + typed.length; position += 1) found[position]?.push(...phrases)
    }
  }
  return found
}

const inOtherNumber = (phrase: Phrase, languages: readonly string[]): readonly Phrase[] => {
  const [only, ...more] = phrase
  if (only === undefined || more.length > 0 || only.kind === 'run') return []
  return otherNumber(only.text, languages).map((text) => [{ kind: 'word', text }])
}

interface SpellingInput {
  readonly vocabulary: Vocabulary
  readonly text: string
  readonly isPrefix: boolean
  /** Forms of the word that are no mistake, where only unknown words are corrected. */
  readonly known: readonly string[] | undefined
}

const findSpellings = ({ vocabulary, text, isPrefix, known }: SpellingInput): QueryWord['spellings'] => {
  const limit = text.length >= TWO_TYPOS_FROM ? 2 : 1
  const candidates = wordsNear(vocabulary, { text, limit, isPrefix })
  const isKnown = (word: string): boolean => (isPrefix ? word.startsWith(text) : word === text) || known?.includes(word) === true
  if (known !== undefined && candidates.some(isKnown)) return []
  return candidates
    .map((word) => ({ word, typos: editDistance(text, word, { isPrefix, limit }) }))
    .filter(({ typos }) => typos > 0 && typos <= limit)
    .sort((a, b) => a.typos - b.typos || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_SPELLINGS)
}

interface NearInput {
  readonly text: string
  readonly limit: number
  readonly isPrefix: boolean
}

/** What a plural adds at most. */
const LONGEST_ENDING = 2

const wordsNear = (vocabulary: Vocabulary, { text, limit, isPrefix }: NearInput): readonly string[] => {
  const shortest = text.length - Math.max(limit, LONGEST_ENDING)
  const longest = isPrefix ? Infinity : text.length + Math.max(limit, LONGEST_ENDING)
  return vocabulary.beginningLike(text).filter(({ length }) => length >= shortest && length <= longest)
}

/**
 * Typing mistakes between a word and what was meant: letters added, left out, replaced, or two neighbours swapped.
 * With `isPrefix`, between `typed` and the nearest beginning of `meant`. Above `limit` the answer is only "more".
 */
export const editDistance = (typed: string, meant: string, { isPrefix, limit }: { isPrefix: boolean; limit: number }): number => {
  if (Math.abs(typed.length - meant.length) > limit && !(isPrefix && meant.length > typed.length)) return limit + 1
  const width = isPrefix ? Math.min(meant.length, typed.length + limit) : meant.length
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = nextRow({ typed, meant, row, width, last, beforeLast })
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(limit + 1, ...(isPrefix ? last : last.slice(width)))
}

interface RowInput {
  readonly typed: string
  readonly meant: string
  readonly row: number
  readonly width: number
  readonly last: readonly number[]
  readonly beforeLast: readonly number[]
}

const nextRow = ({ typed, meant, row, width, last, beforeLast }: RowInput): number[] => {
  const current = [row]
  for (let column = 1; column <= width; column += 1) {
    const isSame = typed[row - 1] === meant[column - 1]
    const replaced = at(last, column - 1) + (isSame ? 0 : 1)
    const changed = Math.min(at(last, column) + 1, at(current, column - 1) + 1, replaced)
    const isSwap = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
    current.push(isSwap && row > 1 && column > 1 ? Math.min(changed, at(beforeLast, column - 2) + 1) : changed)
  }
  return current
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY
