import { allScalars, scalarsAt, type SearchRecord } from '../../../server/search-wire/record.ts'
import type { IndexSettings } from '../../../server/search-wire/settings.ts'
import { bareAttribute, weightOf, WEIGHTS } from './attribute-weights.ts'
import { fold } from '../../../server/search-wire/text/fold.ts'
import { pairsOf, tokenise, type TextToken } from '../../../server/search-wire/text/tokenise.ts'

/** What is searched of a record: its words in reading order. The three lists are of one length. */
export interface DocumentWords {
  readonly texts: readonly string[]
  /** Where each stands: `position * 4 + weight`. */
  readonly places: readonly number[]
  /** Whether it may be a word that typing errors are corrected to: no pair of letters, nothing joined. */
  readonly areWhole: readonly boolean[]
}

/** Positions have fourteen bits in memory. Words after that are found, and are no part of phrases. */
export const MAX_POSITION = 16_000
/** Words of one attribute are never adjacent to those of another. */
const ATTRIBUTE_GAP = 20

/** Words of the searchable attributes, the first attribute weighing most. Without the setting: of every text. */
export const documentWords = (record: SearchRecord, settings: IndexSettings): DocumentWords => {
  const words = { texts: new Array<string>(), places: new Array<number>(), areWhole: new Array<boolean>() }
  let position = 1
  for (const { text, weight } of searchableTexts(record, settings)) {
    const folded = fold(text)
    const add = (lexeme: string, isWhole: boolean): void => {
      words.texts.push(lexeme)
      words.places.push(Math.min(position, MAX_POSITION) * WEIGHTS + weight)
      words.areWhole.push(isWhole)
    }
    for (const token of tokenise(folded)) {
      for (const lexeme of lexemesOf(token)) {
        add(lexeme, token.kind === 'word')
        if (token.kind === 'run') position += 1
      }
      if (token.kind === 'word') position += 1
    }
    for (const joined of joinedWords(folded)) add(joined, false)
    position += ATTRIBUTE_GAP
  }
  return words
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
