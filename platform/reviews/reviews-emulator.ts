import type { FastifyPluginAsync } from 'fastify'
import { reviewsScript } from './reviews-script.ts'

/** The loaders of both review services, mounted at `/reviews`: scripts that render reviews into the elements their blocks provide. */
export const reviewsEmulator: FastifyPluginAsync = async (app) => {
  app.get('/deployments/:clientName/:siteId/:environment/:locale/bv.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(reviewsScript('[data-bv-show="reviews"]')),
  )
  app.get('/yotpo/:appKey/widget.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=300').send(reviewsScript('.yotpo')),
  )
  app.setNotFoundHandler((request, reply) =>
    reply.code(501).send({ error: `${request.method} ${request.url} is not part of the embedded review services.` }),
  )
}
