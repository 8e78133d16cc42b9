import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerErrors, nameFailure } from './answer-errors.ts'
import { parseJson } from './parse-json.ts'
import { notFound } from './problems.ts'

/** Conventions of every call of the API: its JSON parser, its errors, and an error for an unknown path. */
export const applyConventions = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => parseJson(body))
  answerLikeTheApi(app)
  // A route, since the storefront answers every other unmatched address with a page.
  app.all('/*', async () => {
    throw notFound('There is no such call.')
  })
}

/** The API's errors, the id that finds a request in the log, and no caching of answers on the way. */
export const answerLikeTheApi = (app: FastifyInstance): void => {
  app.setErrorHandler(answerErrors)
  app.addHook('preSerialization', async (request, reply, answer) => nameFailure(request, reply, answer))
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
    reply.headers({ 'x-request-id': request.id, 'cross-origin-resource-policy': 'same-origin' })
  })
}
