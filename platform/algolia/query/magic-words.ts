import { setTimeout as wait } from 'node:timers/promises'
import { AlgoliaError, indexMissing } from '../algolia-error.ts'
import type { SearchParameters } from './search-parameters.ts'

const SLOW_MS = 3_000

/**
 * Search words that ask for an outcome (contracts 8). Answers changed parameters and data of a rule, waits, or refuses.
 */
export const playMagicWord = async (
  indexName: string,
  parameters: SearchParameters,
): Promise<{ readonly parameters: SearchParameters; readonly userData: readonly unknown[] }> => {
  const word = (parameters.query ?? '').trim().toLowerCase()
  if (word === 'searchfail') throw new AlgoliaError(500, 'Internal server error')
  if (word === 'noindex') throw indexMissing(indexName)
  if (word === 'gotosale') return { parameters, userData: [{ redirect: '/sale' }] }
  if (word === 'empty') return { parameters: { ...parameters, numericFilters: ['_nothing=1'] }, userData: [] }
  if (word === 'searchslow') {
    await wait(SLOW_MS)
    return { parameters: { ...parameters, query: '' }, userData: [] }
  }
  return { parameters, userData: [] }
}
