import { cleanText } from './clean-text.ts'

const LONGEST_TAG = 100
const MOST_TAGS = 100

/** The words of lists with commas by which a product is to be found, each once. Longer ones are texts and no tags. */
export const readTags = (cells: readonly string[]): readonly string[] => {
  const tags = cells.flatMap((cell) => cell.split(/[,،、，]/)).map(cleanText)
  return [...new Set(tags)].filter((tag) => tag !== '' && tag.length <= LONGEST_TAG).slice(0, MOST_TAGS)
}
