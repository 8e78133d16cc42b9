import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerErrors } from './answer-errors.ts'
import { parseJson } from './parse-json.ts'
import { notFound } from './problems.ts'

/** What holds for every call of the API: its JSON, its errors, its 404, and that nothing in between keeps an answer. */
export const applyConventions = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => parseJson(body))
  app.setErrorHandler(answerErrors)
  app.setNotFoundHandler(async () => {
    throw notFound('There is no such call.')
  })
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
    reply.header('x-request-id', request.id)
  })
}
