import type { Database } from '../../server/database/database.ts'
import type { Clock } from '../../server/runtime.ts'

/** What every search operation is built from. */
export interface SearchDeps {
  readonly database: Database
  readonly clock: Clock
  /** Contracts 8: search words that ask for a failure; never in production. */
  readonly hasMagicWords: boolean
}
