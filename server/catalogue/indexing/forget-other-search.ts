import type { Database } from '../../database/database.ts'
import { indexedRecords, indexStates } from '../../database/schema/catalogue.ts'
import { readIndexState, saveIndexState } from './index-state.ts'

/** Where the search is that the notes about what it holds are about. */
const NOTED = '#search'

/**
 * What was sent is noted, so that only what differs is sent again. The notes are true of one search alone: where another one answers now,
 * they would leave it empty. An installation from before it was noted where the search is had no engine of its own.
 */
export const forgetOtherSearch = async (database: Database, { searchedAt, isEngine }: SearchPlace): Promise<void> => {
  const noted = (await readIndexState(database, NOTED))?.settingsHash
  if (noted === searchedAt) return
  if (noted !== undefined || isEngine)
    await database.transaction(async (transaction) => {
      await transaction.delete(indexedRecords)
      await transaction.delete(indexStates)
    })
  await saveIndexState({ database, indexName: NOTED, revision: 0, settingsHash: searchedAt })
}

export interface SearchPlace {
  /** An address, or that the search is embedded. */
  readonly searchedAt: string
  readonly isEngine: boolean
}
