import type { CommerceDeps } from '../commerce/commerce-deps.ts'
import type { Runtime } from '../runtime.ts'
import type { ReadProfile } from './identity/read-profile.ts'

/** What the calls of agents are built from. */
export interface AgentsDeps {
  readonly runtime: Runtime
  readonly commerce: CommerceDeps
  readonly readProfile: ReadProfile
}
