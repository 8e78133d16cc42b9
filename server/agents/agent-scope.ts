import type { SiteScope } from '../commerce/http/request-scope.ts'
import type { Capabilities } from './protocol/capabilities.ts'

/** Who calls, for which site, and what both can do. */
export interface AgentScope extends SiteScope {
  /** Address of the platform's profile: its name in logs and limits. */
  readonly agent: string
  /** It has signed the request with a key of its profile. */
  readonly isVerified: boolean
  readonly agreed: Capabilities
  /** Scheme, host and port that the platform called. */
  readonly origin: string
}
