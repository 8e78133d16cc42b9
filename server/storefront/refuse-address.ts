import type { FastifyReply, FastifyRequest, FastifyError } from 'fastify'
import type { ApiError } from '../../schemas/api/error.ts'
import type { ServerConfig } from '../config.ts'
import { answerHeaders } from '../operations/answer-headers.ts'
import { errorPage } from './error-page.tsx'

const API = /^\/(?:api|atmos)\//

const REFUSALS = {
  400: { code: 'BAD_ADDRESS', heading: 'This address cannot be read' },
  421: { code: 'UNKNOWN_HOST', heading: 'There is no shop at this address' },
  414: { code: 'URI_TOO_LONG', heading: 'This address is too long' },
} as const

/** Answers a malformed address with an error page, and below the API with the API's error body (EXTRA-03). */
export const refuseAddress = (
  { id, raw: { url = '' } }: Pick<FastifyRequest, 'id' | 'raw'>,
  reply: FastifyReply,
  status: keyof typeof REFUSALS,
): FastifyReply => {
  const { code, heading } = REFUSALS[status]
  void reply.code(status).headers({ 'cache-control': 'no-store', 'x-request-id': id })
  if (API.test(url)) return reply.send({ code, message: `${heading}.` } satisfies ApiError)
  return reply.type('text/html; charset=utf-8').send(errorPage({ heading, text: 'Please check the link you followed.' }))
}

/** For Fastify's `frameworkErrors`: addresses that its router cannot decode, or whose segments are too long. No hook runs for them. */
export const pageFrameworkErrors =
  (config: Pick<ServerConfig, 'isProduction'>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void refuseAddress(request, reply.headers(answerHeaders(request, config)), error.statusCode === 414 ? 414 : 400)
  }
