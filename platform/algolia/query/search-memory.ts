import type { Database } from '../../../server/database/connect.ts'
import type { Answer } from './answer.ts'
import type { FoundIndex } from './found-index.ts'

/** What one process remembers of one database: index definitions for a moment, answers until their index changes. */
export interface SearchMemory {
  readonly indexes: Map<string, { readonly index: FoundIndex; readonly at: number }>
  readonly answers: Map<string, Promise<Answer>>
}

/** Some hundreds of pages of hits; at about 100 kB each this stays below 50 MB. */
export const MAX_REMEMBERED_ANSWERS = 400

const memories = new WeakMap<Database, SearchMemory>()

export const searchMemory = (database: Database): SearchMemory => {
  const known = memories.get(database)
  if (known !== undefined) return known
  const memory: SearchMemory = { indexes: new Map(), answers: new Map() }
  memories.set(database, memory)
  return memory
}

/** Called after a write of this process, so that its next query reads the new revision. */
export const forgetIndexes = (database: Database): void => {
  searchMemory(database).indexes.clear()
}
