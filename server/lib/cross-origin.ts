import type { FastifyInstance } from 'fastify'

interface Options {
  readonly methods: string
  /** Headers of requests where a browser does not name them. */
  readonly headers: string
  /** Headers of answers that scripts may read. */
  readonly exposed: string
}

const DAY_SECONDS = 86_400

/** Lets pages of any origin call a vendor's stand-in, as the vendors let them; their keys say who may do what. */
export const allowOrigins = (app: FastifyInstance, { methods, headers, exposed }: Options): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': exposed })
    if (request.method !== 'OPTIONS') return
    reply.headers({
      'access-control-allow-methods': methods,
      'access-control-allow-headers': String(request.headers['access-control-request-headers'] ?? headers),
      'access-control-max-age': String(DAY_SECONDS),
    })
    await reply.code(200).send()
  })
}
