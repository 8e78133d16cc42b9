import type { Vocabulary } from './vocabulary.ts'

/** Shorter endings are in words that mean something else. */
const SHORTEST_PART = 3

interface Pair {
  readonly word: string
  readonly typed: string
}

/**
 * Compounds, which Dutch and German write as one word with what it is at its end: for `jurk` the words of the index that end in it
 * (`wikkeljurk`), and for a `plooijurk` that no record has, what it ends in, and what else does. `words` are each as it was typed, then
 * in singular and plural; the answer is in their order.
 */
export const compoundsOf = (vocabulary: Vocabulary, words: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const pairs = endingAlike(vocabulary, words)
  return words.map(([asTyped, ...numbers]) => {
    const isWhole = (form: string | undefined): boolean => pairs.some(({ word }) => word === form)
    // A plural made by rule may be the end of a word it has nothing to do with: `vas` of `vazen`, in `canvas`.
    const forms = [asTyped, ...numbers.filter(isWhole)]
    const compounds = pairs.filter(({ word, typed }) => forms.includes(typed) && word.length > typed.length).map(({ word }) => word)
    if (compounds.length > 0 || forms.some(isWhole)) return compounds
    const heads = pairs.filter(({ word, typed }) => [asTyped, ...numbers].includes(typed) && word.length < typed.length)
    const longest = Math.max(...heads.map(({ word }) => word.length))
    const head = heads.filter(({ word }) => word.length === longest).map(({ word }) => word)
    const others = endingAlike(vocabulary, [head])
    return [...new Set([...head, ...others.filter(({ word, typed }) => word.length > typed.length).map(({ word }) => word)])]
  })
}

/** Words of the index that a typed one ends in, or that end in it. */
const endingAlike = (vocabulary: Vocabulary, words: readonly (readonly string[])[]): readonly Pair[] => {
  const all = [...new Set(words.flat())].filter((word) => word.length >= SHORTEST_PART)
  if (all.length === 0) return []
  const pairs: Pair[] = []
  for (const word of vocabulary.all())
    if (word.length >= SHORTEST_PART) for (const typed of all) if (isEndingOrSame(word, typed)) pairs.push({ word, typed })
  return pairs
}

const isEndingOrSame = (word: string, typed: string): boolean =>
  word === typed ||
  (word.length >= typed.length + SHORTEST_PART && word.endsWith(typed)) ||
  (typed.length >= word.length + SHORTEST_PART && typed.endsWith(word))
