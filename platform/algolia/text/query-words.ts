import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { selectRows } from '../../../server/database/select-rows.ts'
import { editDistance } from './edit-distance.ts'
import { fold } from './fold.ts'
import { tokenise } from './tokenise.ts'

/** A typed word with what else it may mean. */
export interface QueryWord {
  readonly kind: 'word' | 'run'
  readonly text: string
  readonly isPrefix: boolean
  /** Other spellings with how many mistakes lie between. */
  readonly spellings: readonly { readonly word: string; readonly typos: number }[]
}

export interface QueryWordsInput {
  readonly database: Database
  readonly indexName: string
  readonly query: string
  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone'
  /** `false` none, `min` only where the word as typed is unknown, otherwise always. */
  readonly typoTolerance: boolean | 'min' | 'strict'
}

const MAX_WORDS = 20
/** The vendor's defaults for `minWordSizefor1Typo` and `minWordSizefor2Typos`. */
const ONE_TYPO_FROM = 4
const TWO_TYPOS_FROM = 8
const MAX_SPELLINGS = 10

/** The words of a query and their tolerated misspellings; a mistake in the first letter is not tolerated. */
export const queryWords = async ({
  database,
  indexName,
  query,
  queryType,
  typoTolerance,
}: QueryWordsInput): Promise<readonly QueryWord[]> => {
  const tokens = tokenise(fold(query)).slice(0, MAX_WORDS)
  return Promise.all(
    tokens.map(async ({ kind, text }, position) => {
      const isPrefix = queryType === 'prefixAll' || (queryType === 'prefixLast' && position === tokens.length - 1)
      const word = { kind, text, isPrefix, spellings: [] }
      if (kind === 'run' || typoTolerance === false || text.length < ONE_TYPO_FROM) return word
      return { ...word, spellings: await findSpellings({ database, indexName, text, isPrefix, isMinimal: typoTolerance === 'min' }) }
    }),
  )
}

interface SpellingInput {
  readonly database: Database
  readonly indexName: string
  readonly text: string
  readonly isPrefix: boolean
  readonly isMinimal: boolean
}

const findSpellings = async ({ database, indexName, text, isPrefix, isMinimal }: SpellingInput): Promise<QueryWord['spellings']> => {
  const limit = text.length >= TWO_TYPOS_FROM ? 2 : 1
  const candidates = await wordsNear({ database, indexName, text, limit, isPrefix })
  if (isMinimal && candidates.some((word) => (isPrefix ? word.startsWith(text) : word === text))) return []
  return candidates
    .map((word) => ({ word, typos: editDistance(text, word, { isPrefix, limit }) }))
    .filter(({ typos }) => typos > 0 && typos <= limit)
    .sort((a, b) => a.typos - b.typos || a.word.length - b.word.length)
    .slice(0, MAX_SPELLINGS)
}

interface NearInput {
  readonly database: Database
  readonly indexName: string
  readonly text: string
  readonly limit: number
  readonly isPrefix: boolean
}

const wordsNear = async ({ database, indexName, text, limit, isPrefix }: NearInput): Promise<readonly string[]> => {
  const first = [...text][0] ?? ''
  const longest = isPrefix ? 100 : text.length + limit
  const rows = await selectRows<{ word: string }>(
    database,
    sql`select word from search_words where index_name = ${indexName} and word >= ${first} and word < ${`${first}\u{10ffff}`}
      and length(word) between ${text.length - limit} and ${longest}`,
  )
  return rows.map(({ word }) => word)
}
