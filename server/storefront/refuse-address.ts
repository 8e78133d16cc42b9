import type { FastifyReply, FastifyRequest, FastifyError } from 'fastify'
import type { ApiError } from '../../schemas/api/error.ts'
import type { ServerConfig } from '../config.ts'
import { answerHeaders } from '../operations/answer-headers.ts'
import { brandOf } from '../operations/plain-pages/brand.tsx'
import { ERROR_STYLE_HASH, errorPage, spokenLanguage } from '../operations/plain-pages/error-page.tsx'

const API = /^\/(?:api|atmos)\//

/** Such a page has nothing but its own rules, typefaces and icon. */
const POLICY = `default-src 'none'; style-src ${ERROR_STYLE_HASH}; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`

const REFUSALS = {
  400: { code: 'BAD_ADDRESS', error: 'address', message: 'This address cannot be read.' },
  421: { code: 'UNKNOWN_HOST', error: 'host', message: 'There is no shop at this address.' },
  414: { code: 'URI_TOO_LONG', error: 'length', message: 'This address is too long.' },
} as const

/** Answers a malformed address with an error page, and below the API with the API's error body (EXTRA-03). */
export const refuseAddress = (
  { id, raw: { url = '', headers } }: Pick<FastifyRequest, 'id' | 'raw'>,
  reply: FastifyReply,
  status: keyof typeof REFUSALS,
): FastifyReply => {
  const { code, error, message } = REFUSALS[status]
  void reply.code(status).headers({ 'cache-control': 'no-store', 'x-request-id': id })
  if (API.test(url)) return reply.send({ code, message } satisfies ApiError)
  const language = spokenLanguage(headers['accept-language'])
  return reply
    .headers({ 'content-security-policy': POLICY, 'content-language': language })
    .type('text/html; charset=utf-8')
    .send(errorPage({ language, brand: brandOf(undefined), error }))
}

/** For Fastify's `frameworkErrors`: addresses that its router cannot decode, or whose segments are too long. No hook runs for them. */
export const pageFrameworkErrors =
  (config: Pick<ServerConfig, 'isProduction'>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void refuseAddress(request, reply.headers(answerHeaders(request, config)), error.statusCode === 414 ? 414 : 400)
  }
