import type { FastifyError, FastifyInstance } from 'fastify'
import { isUnreachable } from '../lib/unreachable.ts'

const RETRY_AFTER_S = '5'

/**
 * The answer to an unexpected error where a part of the program has no handler of its own. The framework's would send the error's
 * message, and that of a failed query holds the query and its values. Must be called before any plugin is registered.
 */
export const answerDefects = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The framework's own refusals: a body that is too large, or not of the type announced.
    if ((error.statusCode ?? 500) < 500) return reply.send(error)
    request.log.error({ err: error }, 'A request failed')
    const isOut = isUnreachable(error)
    void reply.headers({ 'cache-control': 'no-store', ...(isOut ? { 'retry-after': RETRY_AFTER_S } : {}) })
    return reply.code(isOut ? 503 : 500).send({ code: 'SERVER_ERROR', message: 'Something went wrong on our side. Please try again.' })
  })
}
