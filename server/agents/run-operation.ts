import type { FastifyRequest } from 'fastify'
import { ApiProblem } from '../commerce/http/api-problem.ts'
import type { CommerceDeps } from '../commerce/commerce-deps.ts'
import type { AgentScope } from './agent-scope.ts'
import { AgentProblem } from './agent-problem.ts'
import { shopAddress } from './bags/answer-bag.ts'
import type { Operation } from './operations.ts'
import { refusal } from './protocol/envelope.ts'
import { errorMessage } from './protocol/messages.ts'

interface Call {
  readonly operation: Operation
  readonly scope: AgentScope
  readonly request: FastifyRequest
  readonly id: string
  readonly body: unknown
  readonly key: string | undefined
}

const MOST_KEY = 64

/** Carries out a call, whichever way it came, and writes who called and what became of it to the log. */
export const runOperation = async (deps: CommerceDeps, call: Call): Promise<object> => {
  const { operation, scope, request, key } = call
  const facts = {
    event: 'agentCall',
    agent: scope.agent,
    isVerified: scope.isVerified,
    operation: operation.tool,
    site: scope.site.siteTag,
  }
  try {
    if (key !== undefined && (key.length > MOST_KEY || !/^[\w-]{8,}$/.test(key)))
      throw new AgentProblem(400, 'invalid_request', 'An idempotency key is a UUID.')
    const answer = Object.hasOwn(scope.agreed, operation.capability) ? await operation.run(deps, call) : notAgreed(call)
    request.log.info({ ...facts, outcome: outcomeOf(answer) }, 'An agent called')
    return answer
  } catch (problem) {
    const known =
      problem instanceof AgentProblem
        ? problem
        : problem instanceof ApiProblem && problem.status < 500
          ? asAgentProblem(problem)
          : undefined
    request.log.info({ ...facts, outcome: known?.code ?? 'failed' }, 'An agent called')
    throw known ?? problem
  }
}

const outcomeOf = (answer: object): string => {
  const { status } = answer as { readonly status?: unknown }
  return typeof status === 'string' ? status : hasWhatWasAsked(answer) ? 'answered' : 'refused'
}

/** Whether an answer has what was asked for, and not only messages that say why there is none. */
export const hasWhatWasAsked = (answer: object): boolean =>
  !('ucp' in answer && typeof answer.ucp === 'object' && answer.ucp !== null && 'status' in answer.ucp && answer.ucp.status === 'error')

/** What the shop's API refuses and no call has a message for. */
const asAgentProblem = ({ status, code, message, retryAfterS }: ApiProblem): AgentProblem =>
  new AgentProblem(status === 422 ? 400 : status, code.toLowerCase(), message, retryAfterS)

const notAgreed = ({ operation, scope }: Call): object =>
  refusal(
    [
      errorMessage({
        code: 'capabilities_incompatible',
        content: `The shop and the platform have not both ${operation.capability} in one version.`,
        severity: 'unrecoverable',
      }),
    ],
    shopAddress(scope, ''),
  )
