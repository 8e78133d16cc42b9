import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'

/** Requests that Vite answers: its own modules, and our sources. */
const SOURCE = /^\/(?:@|node_modules\/|(?:src|block-registry|schemas|themes)\/[^?]*\.(?:tsx?|scss|css|svg|json\?import|js))/

/** Development: passes requests for source files to Vite. An onRequest hook. */
export const serveSources =
  (vite: ViteDevServer) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (!SOURCE.test(request.url)) return done()
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404
      reply.raw.end()
    })
  }
