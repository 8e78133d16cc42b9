import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorPage } from './error-page.ts'

const MAX_ADDRESS_CHARACTERS = 8000

/** 414 for addresses no page of ours can have. An onRequest hook. */
export const refuseLongAddress = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
  if (request.url.length <= MAX_ADDRESS_CHARACTERS) return undefined
  return reply
    .code(414)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(errorPage({ heading: 'This address is too long', text: 'Please check the link you followed.' }))
}
