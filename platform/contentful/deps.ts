import type { Database } from '../../server/database/database.ts'
import type { Runtime } from '../../server/runtime.ts'
import type { FileStore } from './files/file-store.ts'
import type { ReadSettings, Settings } from './storage/settings.ts'

/** What the content platform takes of the program that it is part of; one that is a program of its own has no more. */
export type ContentfulRuntime = Pick<Runtime, 'config' | 'database' | 'clock' | 'ids' | 'log' | 'fetch'>

/** What every operation of the emulated content platform is built from. */
export interface Deps {
  readonly runtime: ContentfulRuntime
  readonly database: Database
  /** Asks an address that an author of content wrote: a webhook's, a file's. */
  readonly fetchForeign: typeof fetch
  readonly now: () => number
  /** The one space and environment that exist here. */
  readonly spaceId: string
  readonly environmentId: string
  readonly readSettings: ReadSettings
  readonly files: FileStore
  /** Locales, content types and webhooks, read once for a request or transaction. */
  readonly settings: () => Promise<Settings>
  /** Notifies the webhook courier that there may be calls to make. */
  readonly wakeCourier: () => void
  /** Notifies the scheduler that a scheduled action is new or has another time. */
  readonly wakeScheduler: () => void
}
