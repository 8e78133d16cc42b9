import type { Vocabulary } from '../text/vocabulary.ts'
import { firstLetter, type MemoryIndex } from './memory-index.ts'

/** The words that an index in memory lists. Words stay after their records until the index is built anew. */
export const indexVocabulary = ({ words, wordsByLetter }: Pick<MemoryIndex, 'words' | 'wordsByLetter'>): Vocabulary => ({
  has: (word) => words.get(word)?.isListed === true,
  beginningLike: (word) => (wordsByLetter.get(firstLetter(word)) ?? []).filter(({ isListed }) => isListed).map(({ text }) => text),
  all: function* () {
    for (const { text, isListed } of words.values()) if (isListed) yield text
  },
})
