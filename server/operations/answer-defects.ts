import type { FastifyError, FastifyInstance } from 'fastify'
import { eventOf, failureOf } from '../lib/unreachable.ts'

/**
 * The answer to an unexpected error where a part of the program has no handler of its own. The framework's would send the error's
 * message, and that of a failed query holds the query and its values. Must be called before any plugin is registered.
 */
export const answerDefects = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The framework's own refusals: a body that is too large, or not of the type announced.
    if ((error.statusCode ?? 500) < 500) return reply.send(error)
    request.log.error({ ...eventOf(error), err: error }, 'A request failed')
    const { status, headers } = failureOf(error)
    void reply.headers({ 'cache-control': 'no-store', ...headers })
    return reply.code(status).send({ code: 'SERVER_ERROR', message: 'Something went wrong on our side. Please try again.' })
  })
}
