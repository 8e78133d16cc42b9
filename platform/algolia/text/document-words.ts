import { allScalars, scalarsAt, type SearchRecord } from '../record.ts'
import type { IndexSettings } from '../settings.ts'
import { bareAttribute, weightOf, type Weight } from './attribute-weights.ts'
import { fold } from './fold.ts'
import { pairsOf, tokenise, type TextToken } from './tokenise.ts'

/** What is searched of a record: a tsvector literal, and its whole words for the vocabulary. */
export interface DocumentWords {
  readonly vector: string
  readonly vocabulary: ReadonlySet<string>
}

/** PostgreSQL keeps at most this many positions of a word, and no position above the second number. */
const MAX_POSITIONS = 200
const MAX_POSITION = 16_000
/** Words of one attribute are never adjacent to those of another. */
const ATTRIBUTE_GAP = 20

/** Words of the searchable attributes, the first attribute weighing most. Without the setting: of every text. */
export const documentWords = (record: SearchRecord, settings: IndexSettings): DocumentWords => {
  const positions = new Map<string, string[]>()
  const vocabulary = new Set<string>()
  let position = 1
  for (const { text, weight } of searchableTexts(record, settings)) {
    for (const token of tokenise(fold(text))) {
      for (const lexeme of lexemesOf(token)) {
        addPosition(positions, lexeme, `${Math.min(position, MAX_POSITION)}${weight}`)
        if (token.kind === 'run') position += 1
      }
      if (token.kind === 'run') continue
      addWords(token, vocabulary)
      position += 1
    }
    for (const joined of joinedWords(text)) addPosition(positions, joined, `${Math.min(position, MAX_POSITION)}${weight}`)
    position += ATTRIBUTE_GAP
  }
  return { vector: [...positions].map(([lexeme, at]) => `${quoteLexeme(lexeme)}:${at.join(',')}`).join(' '), vocabulary }
}

/** A lexeme inside a tsvector or tsquery literal. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

const searchableTexts = (record: SearchRecord, settings: IndexSettings): readonly { text: string; weight: Weight }[] => {
  const groups = settings.searchableAttributes ?? []
  if (groups.length === 0) return textsOf(allScalars(record), 'A')
  return groups.flatMap((group, rank) => {
    const weight = weightOf(rank)
    return group.split(',').flatMap((attribute) => textsOf(scalarsAt(record, bareAttribute(attribute)), weight))
  })
}

const textsOf = (scalars: readonly { value: unknown }[], weight: Weight): { text: string; weight: Weight }[] =>
  scalars.flatMap(({ value }) => (typeof value === 'boolean' ? [] : [{ text: String(value), weight }]))

const lexemesOf = (token: TextToken): readonly string[] => {
  if (token.kind === 'run') return pairsOf(token.text)
  const bare = withoutArticle(token.text)
  return bare === undefined ? [token.text] : [token.text, bare]
}

/** `t-shirt` is also found as `tshirt`. */
const joinedWords = (text: string): readonly string[] =>
  [...fold(text).matchAll(/\p{L}+(?:-\p{L}+)+/gu)].map((match) => match[0].replaceAll('-', ''))

const addPosition = (positions: Map<string, string[]>, lexeme: string, position: string): void => {
  const known = positions.get(lexeme)
  if (known === undefined) positions.set(lexeme, [position])
  else if (known.length < MAX_POSITIONS) known.push(position)
}

const MAX_VOCABULARY_LETTERS = 40
const addWords = (token: TextToken, vocabulary: Set<string>): void => {
  for (const word of lexemesOf(token)) if (!isUnlisted(word)) vocabulary.add(word)
}

/** Whether a word is searched without being in the vocabulary: nobody misspells sizes and codes by a letter. */
export const isUnlisted = (word: string): boolean => word.length > MAX_VOCABULARY_LETTERS || /\p{N}/u.test(word)

/** Conjunction, preposition and article that Arabic writes joined to the noun. */
const JOINED = /^(?:و|ف)?(?:بال|كال|لل|ال)(?=\p{L}{3})/u

/** An Arabic word without what is joined to its beginning, when something is. */
const withoutArticle = (word: string): string | undefined => {
  const bare = word.replace(JOINED, '')
  return bare === word ? undefined : bare
}
