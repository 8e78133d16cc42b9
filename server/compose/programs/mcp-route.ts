import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { COMPOSE_MCP } from '../../../schemas/api/compose-programs.ts'
import { isPreviewHost } from '../../../src/site/preview-mode.ts'
import { refuseStreams, sendWebResponse, toWebRequest } from '../../lib/mcp/mcp-exchange.ts'
import { Refusal } from '../refusal.ts'
import { say } from '../sentence.ts'
import type { Program, ProgramKeys } from './program-keys.ts'
import type { ProgramDeps } from './tools/tool.ts'

/** A patch of a hundred operations with long texts. */
const BODY_BYTES = 1_000_000

/** Whether a request is one of a program, which has a key and no cookie. */
export const isProgramRequest = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === COMPOSE_MCP

/** Who asks by a key. Throws a `Refusal` for nobody's key, and for a page of another origin. */
export const admitProgram = async (keys: ProgramKeys, request: FastifyRequest, reply: FastifyReply): Promise<Program> => {
  const { headers, hostname, protocol, host } = request
  if (!isPreviewHost(hostname)) throw new Refusal(404, 'NOT_FOUND', say('noComposer'))
  // Programs name no origin. A browser does, and no page but the composer's own has anything to ask here.
  if (headers.origin !== undefined && headers.origin !== `${protocol}://${host}`) throw new Refusal(403, 'FORBIDDEN', say('otherOrigin'))
  const program = await keys.read(headers.authorization)
  if (program !== undefined) return program
  void reply.header('www-authenticate', `Bearer realm="composer"${headers.authorization === undefined ? '' : ', error="invalid_token"'}`)
  throw new Refusal(401, 'KEY', say('keyWrong'))
}

/** `COMPOSE_MCP`: the Model Context Protocol over Streamable HTTP, without sessions. */
export const registerMcp = (app: FastifyInstance, deps: ProgramDeps, programOf: (request: FastifyRequest) => Program | undefined): void => {
  app.post(COMPOSE_MCP, { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const program = programOf(request)
    if (program === undefined) throw new Refusal(401, 'KEY', say('keyWrong'))
    // With the first call: a start is not slower by it, and a shop without programs never loads it.
    const { serveMcp } = await import('./serve-mcp.ts')
    return sendWebResponse(reply, await serveMcp({ request, program, deps }, toWebRequest(request), request.body))
  })
  refuseStreams(app, COMPOSE_MCP)
}
