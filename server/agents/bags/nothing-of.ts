import type { AgentScope } from '../agent-scope.ts'
import { AgentProblem } from '../agent-problem.ts'
import { refusal } from '../protocol/envelope.ts'
import type { AgentMessage } from '../protocol/messages.ts'
import { shopAddress } from './answer-bag.ts'
import type { LineItem } from './bag-request.ts'

/** 400 for a bag that is begun with nothing. */
export const requireLines = (lines: readonly LineItem[]): void => {
  if (lines.length === 0)
    throw new AgentProblem(400, 'invalid_request', 'The request is not complete or not right. $.line_items: name at least one item.')
}

/** Nothing of what was asked for can be had, so nothing was begun. */
export const nothingOf = (scope: AgentScope, said: readonly AgentMessage[]): object =>
  refusal(
    said.map((message) => (message.type === 'error' ? { ...message, severity: 'unrecoverable' } : message)),
    shopAddress(scope, ''),
  )
