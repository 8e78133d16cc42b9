import type { FastifyInstance, FastifyRequest } from 'fastify'
import { headerText } from '../commerce/sessions/resolve-scope.ts'
import type { AgentsDeps } from './agents-deps.ts'
import { bodyBytesOf, languageIn, siteOfRequest } from './agent-request.ts'
import { OPERATIONS, type Operation } from './operations.ts'
import { profileIn, readAgent } from './identity/read-agent.ts'
import { hasWhatWasAsked, runOperation } from './run-operation.ts'

/** Every call as an address below the site's: `POST /ucp/gb/checkout-sessions`. */
export const restRoutes = (app: FastifyInstance, deps: AgentsDeps): void => {
  for (const operation of OPERATIONS)
    app.route<{ Params: { readonly id?: string } }>({
      method: operation.method,
      url: operation.path,
      handler: async (request, reply) => {
        const answer = await call(deps, operation, request)
        return reply.code(hasWhatWasAsked(answer) ? operation.status : 200).send(answer)
      },
    })
}

const call = async (
  deps: AgentsDeps,
  operation: Operation,
  request: FastifyRequest<{ Params: { readonly id?: string } }>,
): Promise<object> => {
  const scope = await readAgent(deps, {
    request,
    site: siteOfRequest(request),
    profile: profileIn(request.headers['ucp-agent']),
    body: bodyBytesOf(request),
    language: languageIn(request.body),
    isChange: operation.isChange,
  })
  const { id = '' } = request.params
  return runOperation(deps.commerce, { operation, scope, request, id, body: request.body, key: headerText(request, 'idempotency-key') })
}
