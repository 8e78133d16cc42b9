import type { Phrase } from './synonyms.ts'
import { pairsOf } from '../../../server/search-wire/text/tokenise.ts'
import type { QueryWord } from './query-words.ts'

/** A word that a record must have at a distance from the first of its term. */
export interface Step {
  readonly text: string
  /** Whether any word that begins with it will do. */
  readonly isPrefix: boolean
  readonly offset: number
}

/** Words that must stand side by side; mostly one. */
export type Term = readonly Step[]

/** A typed word as what a record may have in its place. */
export interface WordTerms {
  /** Without any mistake; another number and a synonym are none. */
  readonly exact: readonly Term[]
  readonly misspelt: readonly Term[]
  readonly isOptional: boolean
}

export const wordTerms = (word: QueryWord): WordTerms => ({
  exact: exactTerms(word),
  misspelt: word.spellings.map((spelling) => [wholeWord(spelling.word)]),
  isOptional: word.isOptional,
})

/** A phrase that stands for several words is a term of each of them: a record that has it has all of them. */
const exactTerms = ({ kind, text, isPrefix, numbers, synonyms }: QueryWord): readonly Term[] => {
  const phrases = synonyms.map(phraseTerm)
  if (kind === 'run') return [runTerm(text), ...phrases]
  return [[{ text, isPrefix, offset: 0 }], ...numbers.map((number) => [wholeWord(number)]), ...phrases]
}

const wholeWord = (text: string, offset = 0): Step => ({ text, isPrefix: false, offset })

/** Letters in this order side by side; one letter alone is the beginning of a pair. */
const runTerm = (run: string): Term => {
  const pairs = pairsOf(run)
  return pairs.length === 1 ? [{ text: run, isPrefix: true, offset: 0 }] : pairs.slice(0, -1).map((pair, at) => wholeWord(pair, at))
}

const phraseTerm = (phrase: Phrase): Term => {
  const steps: Step[] = []
  let start = 0
  for (const { kind, text } of phrase) {
    const own = kind === 'run' ? runTerm(text) : [wholeWord(text)]
    for (const step of own) steps.push({ ...step, offset: start + step.offset })
    // Each letter of a run has a position, the last one too, which no pair of the term is at.
    start += kind === 'run' ? [...text].length : 1
  }
  return steps
}
