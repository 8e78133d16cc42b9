import type { FastifyReply, FastifyRequest } from 'fastify'
import { firstOf } from './data-site.ts'

/** How long a data file may be kept: content changes any time, themes only with a build (EXTRA-06). */
export type Lifetime = 'content' | 'build'

const CACHE_CONTROL: Readonly<Record<Lifetime, string>> = {
  content: 'public, max-age=60',
  build: 'public, max-age=31536000, immutable',
}

/** Answers JSON; undefined is the data files' not-found form. Only the current build id may be cached. */
export const sendData = (
  request: FastifyRequest,
  reply: FastifyReply,
  { data, lifetime, buildId }: { readonly data: unknown; readonly lifetime: Lifetime; readonly buildId: string },
): FastifyReply => {
  if (data === undefined) return reply.code(404).header('cache-control', 'no-cache').send({ result: 'NOT_FOUND' })
  const isCurrent = firstOf(request.query, 'cb') === buildId
  return reply.header('cache-control', isCurrent ? CACHE_CONTROL[lifetime] : 'no-cache').send(data)
}
