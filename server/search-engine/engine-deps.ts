import type { Runtime } from '../runtime.ts'
import type { CallEngine } from './call-engine.ts'
import type { Definitions } from './index/definitions.ts'

/** What every operation is built from. */
export interface EngineDeps extends Pick<Runtime, 'database' | 'clock'> {
  readonly callEngine: CallEngine
  readonly definitions: Definitions
}
