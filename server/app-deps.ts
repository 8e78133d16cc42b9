import type { AdjustableClock } from './clock.ts'
import type { ServerConfig } from './config.ts'
import type { DatabaseHandle } from './database/database.ts'
import type { Extension } from './extension.ts'
import type { Readiness } from './operations/readiness.ts'

/** What a start gives to the program. */
export interface AppDeps {
  readonly config: ServerConfig
  readonly extensions: readonly Extension[]
  readonly handle: DatabaseHandle
  readonly clock: AdjustableClock
  readonly readiness: Readiness
  readonly buildId: string
  /** Sources through Vite instead of the build. */
  readonly isDevelopment: boolean
}
