import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuseStreams, sendWebResponse, toWebRequest } from '../../lib/mcp/mcp-exchange.ts'
import type { AgentsDeps } from '../agents-deps.ts'
import type { AgentScope } from '../agent-scope.ts'
import { AgentProblem, rpcCodeOf } from '../agent-problem.ts'
import { bodyBytesOf, languageIn, siteOfRequest } from '../agent-request.ts'
import { OPERATIONS, type Operation } from '../operations.ts'
import { profileIn, readAgent } from '../identity/read-agent.ts'
import { capabilitiesOf } from '../protocol/capabilities.ts'
import { runOperation } from '../run-operation.ts'
import { defined } from '../../../src/lib/defined.ts'

const toolCall = z.object({
  id: z.union([z.string().max(200), z.number()]).nullish(),
  method: z.literal('tools/call'),
  params: z.object({ name: z.string().max(100), arguments: z.record(z.string(), z.unknown()).default({}) }),
})
type ToolCall = z.infer<typeof toolCall>

const meta = z.object({
  'ucp-agent': z.object({ profile: z.string().max(500) }).optional(),
  'idempotency-key': z.string().max(100).optional(),
})

/** Every call as a tool of the Model Context Protocol, at one address of a site: `POST /ucp/gb/mcp`. */
export const mcpRoute = (app: FastifyInstance, deps: AgentsDeps): void => {
  app.post('/mcp', async (request, reply) => {
    const called = toolCall.safeParse(request.body).data
    try {
      return await answer(deps, { request, reply, called })
    } catch (problem) {
      if (!(problem instanceof AgentProblem)) throw problem
      if (problem.retryAfterS !== undefined) void reply.header('retry-after', String(problem.retryAfterS))
      // JSON-RPC has its own form of an error; the status says the same to whoever is in between. Wrong arguments are the model's, not
      // the connection's: it is told so that it can mend them.
      const rpcCode = rpcCodeOf(problem)
      const { status, code, message, retryAfterS } = problem
      const data = { code, content: message, ...defined({ retry_after: retryAfterS }) }
      return reply
        .code(rpcCode === INVALID_PARAMS ? 200 : status)
        .send({ jsonrpc: '2.0', id: called?.id ?? null, error: { code: rpcCode, message, data } })
    }
  })
  refuseStreams(app, '/mcp')
}

const INVALID_PARAMS = -32602

interface Called {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Undefined where the request calls no tool: it asks what there is. */
  readonly called: ToolCall | undefined
}

const answer = async (deps: AgentsDeps, { request, reply, called }: Called): Promise<FastifyReply> => {
  const operation = OPERATIONS.find(({ tool }) => tool === called?.params.name)
  const scope = called && operation && (await scopeOf(deps, { request, operation, args: called.params.arguments }))
  // Few shops are called by agents; those that nobody calls do not hold the protocol's library.
  const { answerMcp } = await import('./answer-mcp.ts')
  const failures: unknown[] = []
  const answered = await answerMcp({
    request: toWebRequest(request),
    body: request.body,
    capabilities: new Set(Object.keys(capabilitiesOf(siteOfRequest(request)))),
    run: async (tool, args) => {
      if (scope === undefined) throw new Error('A tool was called whose caller was not read.')
      return run(deps, { request, operation: tool, scope, args }).catch((problem: unknown) => {
        failures.push(problem)
        throw problem
      })
    },
  })
  // What the shop could not do is answered as every failure of it: with a status, and a line in the log.
  for (const failure of failures) throw failure
  return sendWebResponse(reply, answered)
}

interface Tool {
  readonly request: FastifyRequest
  readonly operation: Operation
  readonly args: Readonly<Record<string, unknown>>
}

const scopeOf = (deps: AgentsDeps, { request, operation, args }: Tool): Promise<AgentScope> =>
  readAgent(deps, {
    request,
    site: siteOfRequest(request),
    profile: meta.safeParse(args['meta']).data?.['ucp-agent']?.profile ?? profileIn(request.headers['ucp-agent']),
    body: bodyBytesOf(request),
    language: operation.body === undefined ? undefined : languageIn(args[operation.body.name]),
    isChange: operation.isChange,
  })

const MOST_ID = 200

const run = async (deps: AgentsDeps, { request, operation, args, scope }: Tool & { readonly scope: AgentScope }): Promise<object> => {
  const id = typeof args['id'] === 'string' ? args['id'].slice(0, MOST_ID) : ''
  const key = meta.safeParse(args['meta']).data?.['idempotency-key']
  const body = operation.body === undefined ? undefined : args[operation.body.name]
  return runOperation(deps.commerce, { operation, scope, request, id, body, key })
}
