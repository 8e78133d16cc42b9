import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '../../schemas/api/error.ts'
import { errorPage } from './error-page.ts'

const API = /^\/(?:api|atmos)\//

/** For Fastify's `frameworkErrors`: an address that cannot be decoded gets a page, and from the API an error of the API's (EXTRA-03). */
export const pageFrameworkErrors = (error: FastifyError, { raw: { url = '' } }: FastifyRequest, reply: FastifyReply): void => {
  const isTooLong = error.statusCode === 414
  void reply.code(isTooLong ? 414 : 400).header('cache-control', 'no-store')
  if (API.test(url)) {
    void reply.send({ code: isTooLong ? 'URI_TOO_LONG' : 'BAD_ADDRESS', message: 'This address cannot be read.' } satisfies ApiError)
    return
  }
  void reply
    .header('content-type', 'text/html; charset=utf-8')
    .send(errorPage({ heading: 'This address cannot be read', text: 'Please check the link you followed.' }))
}
