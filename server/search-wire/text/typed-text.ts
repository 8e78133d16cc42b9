import { fold } from './fold.ts'
import { isStopWord } from './stop-words.ts'
import type { TextToken } from './tokenise.ts'

interface Speech {
  /** In which words that are written without spaces are told apart. */
  readonly languages: readonly string[]
  /** Whether a folded text is one word that the index has synonyms for. */
  readonly isSynonym: (word: string) => boolean
}

/** Japanese, Chinese and Thai as words with spaces between, without the particles: a record need not have them side by side. */
export const divided = (query: string, { languages, isSynonym }: Speech): string => {
  const language = languages.find((each) => UNSPACED_LANGUAGES.has(each))
  if (language === undefined || !UNSPACED.test(query)) return query
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(query)].map(({ segment }) => segment)
  return joinKnown(segments, isSynonym)
    .filter((segment) => !PARTICLE.test(segment))
    .join(' ')
}

const MAX_JOINED = 4

/** What dictionaries of a language take apart may be a word of the shop: the longest that its synonyms have stays one. */
const joinKnown = (segments: readonly string[], isSynonym: Speech['isSynonym']): readonly string[] => {
  const [first, ...others] = segments
  if (first === undefined) return []
  for (let length = Math.min(MAX_JOINED, segments.length); length > 1; length -= 1) {
    const joined = segments.slice(0, length).join('')
    if (isSynonym(fold(joined))) return [joined, ...joinKnown(segments.slice(length), isSynonym)]
  }
  return [first, ...joinKnown(others, isSynonym)]
}

const UNSPACED_LANGUAGES = new Set(['ja', 'zh', 'th'])
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const PARTICLE = /^[のをにはがとでへもや的与與和]$/

interface StopWordOptions {
  readonly query: string
  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone'
  readonly languages: readonly string[]
}

/** Without stop words, as long as other words remain. The last word stays while it may still grow. */
export const withoutStopWords = (tokens: readonly TextToken[], { query, queryType, languages }: StopWordOptions): readonly TextToken[] => {
  const mayGrow = queryType !== 'prefixNone' && !/\s$/.test(query)
  const left = tokens.filter(({ text }, position) => (mayGrow && position === tokens.length - 1) || !isStopWord(text, languages))
  return left.length === 0 ? tokens : left
}
