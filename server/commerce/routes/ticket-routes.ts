import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { sessionScopeOf } from '../http/request-scope.ts'
import { readFormData } from '../tickets/read-form-data.ts'
import { sendTicket } from '../tickets/send-ticket.ts'

/** The files together, the form's texts, and what multipart adds; beyond it the answer is 413. */
const BODY_LIMIT_BYTES = 20_000_000 + 100_000

/** Messages to customer care: the one call that takes files. */
export const ticketRoutes = (app: FastifyInstance, deps: CommerceDeps): void => {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    async (request: FastifyRequest, body: Buffer) => readFormData(body, request.headers['content-type']),
  )
  app.post('/v2/tickets', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    if (!(request.body instanceof FormData))
      throw new ApiProblem(415, 'UNSUPPORTED_MEDIA_TYPE', { message: 'A ticket is sent as multipart/form-data.' })
    const { status, body } = await sendTicket(deps, sessionScopeOf(request), request.body)
    return reply.code(status).send(body)
  })
}
