import type { SearchParameters } from '../../search-wire/search-parameters.ts'
import { fold } from '../../search-wire/text/fold.ts'
import { STOP_WORD_LANGUAGES } from '../../search-wire/text/stop-words.ts'
import { tokenise, type TextToken } from '../../search-wire/text/tokenise.ts'
import { divided, withoutStopWords } from '../../search-wire/text/typed-text.ts'
import { synonymTypes } from '../index/synonym-items.ts'
import type { EngineIndex } from '../index/definitions.ts'

const MAX_WORDS = 20

/** The typed words that are looked for: told apart, folded, without the small ones of the languages that a query names. */
export const askedWords = ({ synonyms }: Pick<EngineIndex, 'synonyms'>, parameters: SearchParameters): readonly TextToken[] => {
  const { query, queryLanguages = [], queryType = 'prefixLast', removeStopWords = false } = parameters
  const typed = query ?? ''
  const known = new Set(synonyms.flatMap((synonym) => synonymTypes(synonym).typed.map(fold)))
  const text = divided(typed, { languages: queryLanguages, isSynonym: (word) => known.has(word) })
  const tokens = tokenise(fold(text)).slice(0, MAX_WORDS)
  return withoutStopWords(tokens, { query: typed, queryType, languages: stopWordLanguages(removeStopWords, queryLanguages) })
}

const stopWordLanguages = (given: boolean | readonly string[], ofQuery: readonly string[]): readonly string[] => {
  if (given === false) return []
  if (given !== true) return given
  return ofQuery.length === 0 ? STOP_WORD_LANGUAGES : ofQuery
}
