import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { selectRows } from '../../../server/database/select-rows.ts'
import { textArray } from '../filters/filter-sql.ts'

/** Shorter endings are in words that mean something else. */
const SHORTEST_PART = 3

interface Input {
  readonly database: Database
  readonly indexName: string
  /** Each typed word as it was typed, then in singular and plural. */
  readonly words: readonly (readonly string[])[]
}

interface Pair {
  readonly word: string
  readonly typed: string
}

/**
 * Compounds, which Dutch and German write as one word with what it is at its end: for `jurk` the words of the index that end in it
 * (`wikkeljurk`), and for a `plooijurk` that no record has, what it ends in, and what else does. In the order of the words.
 */
export const compoundsOf = async (input: Input): Promise<readonly (readonly string[])[]> => {
  const pairs = await endingAlike(input)
  return Promise.all(
    input.words.map(async ([asTyped, ...numbers]) => {
      const isWhole = (form: string | undefined): boolean => pairs.some(({ word }) => word === form)
      // A plural made by rule may be the end of a word it has nothing to do with: `vas` of `vazen`, in `canvas`.
      const forms = [asTyped, ...numbers.filter(isWhole)]
      const compounds = pairs.filter(({ word, typed }) => forms.includes(typed) && word.length > typed.length).map(({ word }) => word)
      if (compounds.length > 0 || forms.some(isWhole)) return compounds
      const heads = pairs.filter(({ word, typed }) => [asTyped, ...numbers].includes(typed) && word.length < typed.length)
      const longest = Math.max(...heads.map(({ word }) => word.length))
      const head = heads.filter(({ word }) => word.length === longest).map(({ word }) => word)
      const others = head.length === 0 ? [] : await endingAlike({ ...input, words: [head] })
      return [...new Set([...head, ...others.filter(({ word, typed }) => word.length > typed.length).map(({ word }) => word)])]
    }),
  )
}

/** Words of the index that a typed one ends in, or that end in it. */
const endingAlike = async ({ database, indexName, words }: Input): Promise<readonly Pair[]> => {
  const all = [...new Set(words.flat())].filter((word) => word.length >= SHORTEST_PART)
  if (all.length === 0) return []
  return selectRows<Pair>(
    database,
    sql`select word, typed from search_words, unnest(${textArray(all)}) as typed
      where index_name = ${indexName} and length(word) >= ${SHORTEST_PART} and (
        word = typed
        or (length(word) >= length(typed) + ${SHORTEST_PART} and right(word, length(typed)) = typed)
        or (length(typed) >= length(word) + ${SHORTEST_PART} and right(typed, length(word)) = word))`,
  )
}
