import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config.ts'

/**
 * Headers of every answer of the program: pages and files, the API, vendors' wires, refusals. Browsers neither guess another type than is
 * said nor come back to production without encryption.
 */
export const answerHeaders = ({ id, protocol }: FastifyRequest, { isProduction }: Pick<ServerConfig, 'isProduction'>) => ({
  // Finds the request in the log.
  'x-request-id': id,
  'x-content-type-options': 'nosniff',
  ...(protocol === 'https' && isProduction ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

export const addAnswerHeaders = (app: FastifyInstance, config: Pick<ServerConfig, 'isProduction'>): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(answerHeaders(request, config))
  })
}
