import type { FastifyError, FastifyInstance } from 'fastify'
import { failureOf } from '../lib/unreachable.ts'
import { INCIDENT_HEADER, logDefect } from './errors/defects.ts'

/**
 * The answer to an unexpected error where a part of the program has no handler of its own. The framework's would send the error's
 * message, and that of a failed query holds the query and its values.
 */
export const answerDefects = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The framework's own refusals: a body that is too large, or not of the type announced.
    if ((error.statusCode ?? 500) < 500) return reply.send(error)
    const incident = logDefect(request, error, 'A request failed')
    const { status, headers } = failureOf(error)
    void reply.headers({ 'cache-control': 'no-store', [INCIDENT_HEADER]: incident, ...headers })
    return reply.code(status).send({ code: 'SERVER_ERROR', message: 'Something went wrong on our side. Please try again.', incident })
  })
}
