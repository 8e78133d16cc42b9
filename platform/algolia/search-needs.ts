import type { Database } from '../../server/database/connect.ts'
import type { Clock } from '../../server/platform.ts'

/** What every search operation is built from. */
export interface SearchNeeds {
  readonly database: Database
  readonly clock: Clock
  /** Contracts 8: search words that ask for a failure; never in production. */
  readonly hasMagicWords: boolean
}
