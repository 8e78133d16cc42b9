import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Requests that are being answered. */
export interface OpenRequests {
  /** Resolves once every request is answered. */
  readonly finished: () => Promise<void>
}

/**
 * Follows requests until they are answered, those of the process to itself too. Connections do not tell: a client that gives up
 * closes its own, and the handler goes on with what it was doing.
 */
export const followRequests = (app: FastifyInstance): OpenRequests => {
  const open = new Set<FastifyRequest>()
  const waiting: (() => void)[] = []
  const end = (request: FastifyRequest): void => {
    open.delete(request)
    if (open.size === 0) for (const resolve of waiting.splice(0)) resolve()
  }
  app.addHook('onRequest', async (request, reply) => {
    open.add(request)
    // An answer that its handler writes by itself, such as a feed, passes no hook.
    reply.raw.once('close', () => {
      if (reply.sent || reply.raw.headersSent) end(request)
    })
  })
  // Not onResponse: nothing is responded to a client that left.
  app.addHook('onSend', async (request) => end(request))
  return {
    finished: () => (open.size === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),
  }
}
