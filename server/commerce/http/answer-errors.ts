import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '../../../schemas/api/error.ts'
import { isGivenUp } from '../../lib/given-up.ts'
import { failureOf, RETRY_AFTER_S } from '../../lib/unreachable.ts'
import { INCIDENT_HEADER, logDefect } from '../../operations/errors/defects.ts'
import { noteRefusal } from '../../operations/errors/refusals.ts'
import { ApiProblem } from './api-problem.ts'

/** Fastify's own errors with the API's codes and messages. */
const FRAMEWORK_CODES: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'BODY_TOO_LARGE', 'The body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'UNSUPPORTED_MEDIA_TYPE', 'The body has to be JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'BAD_REQUEST', 'The length of the body is not what was announced.'],
}

const NOT_READ: ApiError = { code: 'BAD_REQUEST', message: 'The request could not be read.' }
const OUT_OF_REACH: ApiError = { code: 'SERVER_ERROR', message: 'The shop cannot answer for a moment. Please try again.' }

/** A problem that the shopper cannot mend. Maintenance is somebody's decision. */
const isDefect = ({ status, code }: { readonly status: number; readonly code: string }): boolean => status >= 500 && code !== 'MAINTENANCE'

/** Error handler of the API: one body for every error (EXTRA-03); an unexpected error is logged and not described. */
export const answerErrors = (error: FastifyError | ApiProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof ApiProblem) {
    if (error.retryAfterS !== undefined) void reply.header('retry-after', String(error.retryAfterS))
    const { status, code, body } = error
    if (!isDefect(error)) return reply.code(status).send({ code, ...body } satisfies ApiError)
    const incident = logDefect(request, error, 'The API could not do what it was asked', { code })
    return reply
      .code(status)
      .header(INCIDENT_HEADER, incident)
      .send({ code, ...body, incident } satisfies ApiError)
  }
  const framework = FRAMEWORK_CODES[error.code]
  if (framework !== undefined) return reply.code(framework[0]).send({ code: framework[1], message: framework[2] } satisfies ApiError)
  if (isGivenUp(request)) return reply.code(400).send(NOT_READ)
  const failure = failureOf(error)
  if (failure.status === 503) {
    const incident = logDefect(request, error, 'The API could not reach what it needs')
    return reply
      .code(503)
      .headers({ ...failure.headers, [INCIDENT_HEADER]: incident })
      .send({ ...OUT_OF_REACH, incident })
  }
  const status = error.statusCode ?? 500
  if (status < 500) return reply.code(status).send(NOT_READ)
  const incident = logDefect(request, error, 'The API failed on a request.')
  return reply
    .code(500)
    .header(INCIDENT_HEADER, incident)
    .send({ code: 'SERVER_ERROR', message: 'Something went wrong on our side. Please try again.', incident } satisfies ApiError)
}

/**
 * Notes what was refused, and gives an answer that stands for a failure, such as that of the payment provider, the incident that a thrown
 * one has. Whatever is 503 says when to come back.
 */
export const nameFailure = (request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown => {
  const status = reply.statusCode
  if (status < 400 || !isApiError(answer)) return answer
  if (status === 503 && !reply.hasHeader('retry-after')) void reply.header('retry-after', RETRY_AFTER_S)
  if (status < 500) noteRefusal(request, answer.code)
  if (answer.incident !== undefined || !isDefect({ status, code: answer.code })) return answer
  // Nothing was thrown: no line of the sources is to blame.
  const cause = Object.assign(new Error(answer.code), { stack: '' })
  const incident = logDefect(request, cause, 'The API answered that it failed', { status })
  void reply.header(INCIDENT_HEADER, incident)
  return { ...answer, incident }
}

const isApiError = (answer: unknown): answer is ApiError =>
  typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string' && 'message' in answer
