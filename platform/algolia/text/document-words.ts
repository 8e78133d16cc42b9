import { allScalars, scalarsAt, type SearchRecord } from '../record.ts'
import type { IndexSettings } from '../settings.ts'
import { bareAttribute, weightOf, WEIGHTS } from './attribute-weights.ts'
import { fold } from './fold.ts'
import { pairsOf, tokenise, type TextToken } from './tokenise.ts'

/** What is searched of a record. */
export interface DocumentWords {
  /** Where each word stands: `position * 4 + weight`, in reading order. */
  readonly places: ReadonlyMap<string, readonly number[]>
  /** The whole words that typing errors are corrected to. */
  readonly vocabulary: ReadonlySet<string>
}

/** Positions have fourteen bits in memory. Words after that are found, and are no part of phrases. */
export const MAX_POSITION = 16_000
/** Words of one attribute are never adjacent to those of another. */
const ATTRIBUTE_GAP = 20

/** Words of the searchable attributes, the first attribute weighing most. Without the setting: of every text. */
export const documentWords = (record: SearchRecord, settings: IndexSettings): DocumentWords => {
  const places = new Map<string, number[]>()
  const vocabulary = new Set<string>()
  let position = 1
  for (const { text, weight } of searchableTexts(record, settings)) {
    const folded = fold(text)
    const add = (lexeme: string): void => addPlace(places, lexeme, Math.min(position, MAX_POSITION) * WEIGHTS + weight)
    for (const token of tokenise(folded)) {
      for (const lexeme of lexemesOf(token)) {
        add(lexeme)
        if (token.kind === 'run') position += 1
        else if (!vocabulary.has(lexeme) && !isUnlisted(lexeme)) vocabulary.add(lexeme)
      }
      if (token.kind === 'word') position += 1
    }
    for (const joined of joinedWords(folded)) add(joined)
    position += ATTRIBUTE_GAP
  }
  return { places, vocabulary }
}

const searchableTexts = (record: SearchRecord, settings: IndexSettings): readonly { text: string; weight: number }[] => {
  const groups = settings.searchableAttributes ?? []
  if (groups.length === 0) return textsOf(allScalars(record), 0)
  return groups.flatMap((group, rank) => {
    const weight = weightOf(rank)
    return group.split(',').flatMap((attribute) => textsOf(scalarsAt(record, bareAttribute(attribute)), weight))
  })
}

const textsOf = (scalars: readonly { value: unknown }[], weight: number): { text: string; weight: number }[] =>
  scalars.flatMap(({ value }) => (typeof value === 'boolean' ? [] : [{ text: String(value), weight }]))

const lexemesOf = (token: TextToken): readonly string[] => {
  if (token.kind === 'run') return pairsOf(token.text)
  const bare = withoutArticle(token.text)
  return bare === undefined ? [token.text] : [token.text, bare]
}

const HYPHENATED = /\p{L}+(?:-\p{L}+)+/gu

/** `t-shirt` is also found as `tshirt`. */
const joinedWords = (folded: string): readonly string[] =>
  folded.includes('-') ? [...folded.matchAll(HYPHENATED)].map((match) => match[0].replaceAll('-', '')) : []

const addPlace = (places: Map<string, number[]>, lexeme: string, place: number): void => {
  const known = places.get(lexeme)
  if (known === undefined) places.set(lexeme, [place])
  else known.push(place)
}

const MAX_VOCABULARY_LETTERS = 40

/** Whether a word is searched without being in the vocabulary: nobody misspells sizes and codes by a letter. */
export const isUnlisted = (word: string): boolean => word.length > MAX_VOCABULARY_LETTERS || /\p{N}/u.test(word)

/** Conjunction, preposition and article that Arabic writes joined to the noun. */
const JOINED = /^(?:و|ف)?(?:بال|كال|لل|ال)(?=\p{L}{3})/u

/** Most words are known to be none of these by their first letter. */
const FIRST_ARABIC = '\u0600'

/** An Arabic word without what is joined to its beginning, when something is. */
const withoutArticle = (word: string): string | undefined => {
  if (word < FIRST_ARABIC) return undefined
  const bare = word.replace(JOINED, '')
  return bare === word ? undefined : bare
}
