import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './encode-body.ts'
import type { CachedAnswer } from './page-cache.ts'

const etags = new WeakMap<CachedAnswer, string>()

/** Sends an answer in the best coding the request takes, or 304 where the browser has it. */
export const sendAnswer = async (request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer): Promise<FastifyReply> => {
  void reply.code(answer.status).headers(answer.headers).header('vary', 'Accept-Encoding')
  if (answer.isCacheable && answer.status === 200) {
    const etag = etagOf(answer)
    void reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const encoded = encoding === undefined ? undefined : await answer.encode(encoding)
  if (encoding === undefined || encoded === undefined) return reply.send(answer.body)
  return reply.header('content-encoding', encoding).send(encoded)
}

/** Weak: the same page in another coding is the same page. */
const etagOf = (answer: CachedAnswer): string => {
  const known = etags.get(answer)
  if (known !== undefined) return known
  const etag = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`
  etags.set(answer, etag)
  return etag
}
