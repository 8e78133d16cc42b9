import { quoteLexeme } from './document-words.ts'
import { pairsOf } from './tokenise.ts'
import type { QueryWord } from './query-words.ts'
import type { Phrase } from './synonyms.ts'

/** A query as tsquery literals. */
export interface TextQuery {
  /** What matches. */
  readonly tolerant: string
  /** What matches without any mistake; another number and a synonym are none. */
  readonly exact: string
  /** Each optional word by itself, for how many of them a record has. */
  readonly optional: readonly string[]
  /** The marks of the attributes that words match in; none for all. */
  readonly weights: string
}

/**
 * Undefined for no words. Where every word is optional, a record has at least one of them. With `weights`, words match only in the
 * attributes that have these.
 */
export const textQuery = (words: readonly QueryWord[], weights = ''): TextQuery | undefined => {
  if (words.length === 0) return undefined
  const { exactTerms, lexeme } = termsIn(weights)
  const exactTerm = (word: QueryWord): string => anyOf(exactTerms(word))
  const tolerantTerm = (word: QueryWord): string => anyOf([...exactTerms(word), ...word.spellings.map((spelling) => lexeme(spelling.word))])
  const required = words.filter(({ isOptional }) => !isOptional)
  const joined = (term: (word: QueryWord) => string): string =>
    required.length === 0 ? words.map(term).join(' | ') : required.map(term).join(' & ')
  return {
    tolerant: joined(tolerantTerm),
    exact: joined(exactTerm),
    optional: words.filter(({ isOptional }) => isOptional).map(tolerantTerm),
    weights,
  }
}

const anyOf = (terms: readonly string[]): string => (terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' | ')})`)

/** The last letter of a run is a position of its own, which its pairs do not reach. */
const gapAfter = ({ kind, text }: Phrase[number]): string => (kind === 'run' && [...text].length > 1 ? ' <2> ' : ' <-> ')

/** How words become terms that match in attributes of some weights; in all of them without any. */
const termsIn = (weights: string) => {
  const lexeme = (word: string): string => `${quoteLexeme(word)}${weights === '' ? '' : `:${weights}`}`
  const prefix = (word: string): string => `${quoteLexeme(word)}:*${weights}`

  /** Letters in this order side by side; one letter alone is the beginning of a pair. */
  const runTerm = (run: string): string => {
    const pairs = pairsOf(run)
    return pairs.length === 1 ? prefix(run) : `(${pairs.slice(0, -1).map(lexeme).join(' <-> ')})`
  }

  const phraseTerm = (phrase: Phrase): string =>
    `(${phrase.map((token, at) => `${token.kind === 'run' ? runTerm(token.text) : lexeme(token.text)}${at < phrase.length - 1 ? gapAfter(token) : ''}`).join('')})`

  /** A phrase that stands for several words is a term of each of them: a record that has it has all of them. */
  const exactTerms = ({ kind, text, isPrefix, numbers, synonyms }: QueryWord): readonly string[] => {
    if (kind === 'run') return [runTerm(text), ...synonyms.map(phraseTerm)]
    return [isPrefix ? prefix(text) : lexeme(text), ...numbers.map(lexeme), ...synonyms.map(phraseTerm)]
  }

  return { exactTerms, lexeme }
}
