import type { AgentScope } from '../agent-scope.ts'
import { relevantTo, VERSION } from './capabilities.ts'
import type { AgentMessage } from './messages.ts'
import { defined } from '../../../src/lib/defined.ts'

/** What every answer says of the protocol: the version, and which of the agreed capabilities it is by. */
export const envelope = ({ agreed }: Pick<AgentScope, 'agreed'>, root: string) => ({
  version: VERSION,
  status: 'success' as const,
  capabilities: relevantTo(root, agreed),
})

/** An answer without what was asked for: there is no such thing, or it could not be made. */
export const refusal = (messages: readonly AgentMessage[], continueAddress?: string): object => ({
  ucp: { version: VERSION, status: 'error' },
  messages,
  ...defined({ continue_url: continueAddress }),
})
