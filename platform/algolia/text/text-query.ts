import { quoteLexeme } from './document-words.ts'
import { pairsOf } from './tokenise.ts'
import type { QueryWord } from './query-words.ts'

/** A query as two tsquery literals: what matches, and what matches without any mistake. Undefined for no words. */
export const textQuery = (words: readonly QueryWord[]): { readonly tolerant: string; readonly exact: string } | undefined => {
  if (words.length === 0) return undefined
  return { tolerant: words.map(tolerantTerm).join(' & '), exact: words.map(exactTerm).join(' & ') }
}

const exactTerm = (word: QueryWord): string => {
  if (word.kind === 'run') return runTerm(word.text)
  return word.isPrefix ? `${quoteLexeme(word.text)}:*` : quoteLexeme(word.text)
}

const tolerantTerm = (word: QueryWord): string => {
  if (word.spellings.length === 0) return exactTerm(word)
  return `(${[exactTerm(word), ...word.spellings.map((spelling) => quoteLexeme(spelling.word))].join(' | ')})`
}

/** Letters in this order side by side; one letter alone is the beginning of a pair. */
const runTerm = (run: string): string => {
  const pairs = pairsOf(run)
  if (pairs.length === 1) return `${quoteLexeme(run)}:*`
  return `(${pairs.slice(0, -1).map(quoteLexeme).join(' <-> ')})`
}
