import type { FastifyPluginAsync } from 'fastify'
import { reviewsScript } from './reviews-script.ts'

interface Options {
  /** Products that have sample reviews. */
  readonly productIds: readonly string[]
}

/** The loaders of both review services, mounted at `/reviews`: scripts that render reviews into the elements their blocks provide. */
export const reviewsEmulator: FastifyPluginAsync<Options> = async (app, { productIds }) => {
  app.get('/deployments/:clientName/:siteId/:environment/:locale/bv.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(reviewsScript({ selector: '[data-bv-show="reviews"]', productIds })),
  )
  app.get('/yotpo/:appKey/widget.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(reviewsScript({ selector: '.yotpo', productIds })),
  )
  app.setNotFoundHandler((request, reply) =>
    reply.code(501).send({ error: `${request.method} ${request.url} is not part of the embedded review services.` }),
  )
}
