import { fold } from '../../search-wire/text/fold.ts'
import { otherNumber } from '../../search-wire/text/plurals.ts'
import { pairsOf, tokenise, type TextToken } from '../../search-wire/text/tokenise.ts'

/**
 * What the engine gets to match words by: folded, pairs of letters for scripts without spaces, and each word in its other number too. The
 * engine divides text by one language for each field and knows no plurals by query, where a site has several languages in one record.
 */
export const searchedTexts = (texts: readonly string[], pluralLanguages: readonly string[]): readonly string[] => {
  const tokens = texts.map((text) => tokenise(fold(text)))
  const plain = tokens.map((each) => each.flatMap(wordsOf).join(' ')).filter((text) => text !== '')
  const words = new Set(tokens.flat().flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])))
  const others = new Set([...words].flatMap((word) => otherNumber(word, pluralLanguages)).filter((word) => !words.has(word)))
  return others.size === 0 ? plain : [...plain, [...others].join(' ')]
}

const wordsOf = ({ kind, text }: TextToken): readonly string[] => (kind === 'run' ? pairsOf(text) : [text])

/** Typed words, or those of a synonym, in the same form. The last letter of a run stands alone in records only, for who types that letter. */
export const askedText = (tokens: readonly Pick<TextToken, 'kind' | 'text'>[]): string =>
  tokens
    .flatMap(({ kind, text }) => {
      if (kind === 'word') return [text]
      const pairs = pairsOf(text)
      return pairs.length > 1 ? pairs.slice(0, -1) : pairs
    })
    .join(' ')
