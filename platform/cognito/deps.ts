import type { Runtime } from '../../server/runtime.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

/** What an operation is built from. */
export interface CognitoDeps extends Runtime {
  readonly keys: SigningKeys
  readonly pool: Pool
  readonly sleep: (ms: number) => Promise<void>
  /** Scheme, host and port that the request came to. */
  readonly asked?: string
}

/** The one user pool that is embedded, as the sites name it. */
export interface Pool {
  /** `eu-west-1_demo`. */
  readonly id: string
  /** What the protocol hashes: the id without its region. */
  readonly name: string
  readonly clientIds: readonly string[]
  /** `iss` of its tokens, and where its keys are. */
  readonly issuer: string
}

/** An operation that answers a request's body. */
export type Operation = (deps: CognitoDeps) => (body: unknown) => Promise<object>
