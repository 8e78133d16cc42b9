/**
 * What keeps a call of an agent from being carried out at all: who calls cannot be learned, is refused, or comes too often. Anything that
 * is about products, bags and orders is no such problem: it is an answer with messages.
 */
export class AgentProblem extends Error {
  constructor(
    /** Of HTTP. */
    readonly status: number,
    /** A code of the protocol. */
    readonly code: string,
    message: string,
    /** Seconds after which the call may be repeated. */
    readonly retryAfterS?: number,
  ) {
    super(message)
  }
}

/** The number that JSON-RPC has for a problem (UCP, "Error codes"). */
export const rpcCodeOf = ({ status, code }: AgentProblem): number => {
  if (DISCOVERY.has(code)) return -32001
  if (code === 'digest_mismatch' || code === 'algorithm_unsupported') return -32600
  if (code === 'invalid_request' || code === 'request_too_large') return -32602
  return status === 500 ? -32603 : -32000
}

const DISCOVERY: ReadonlySet<string> = new Set(['invalid_profile_url', 'profile_unreachable', 'profile_malformed', 'version_unsupported'])
