import type { FastifyPluginAsync } from 'fastify'
import type { StorefrontDeps } from '../storefront-deps.ts'
import { llmsText } from './llms-text.ts'
import { originAsked } from '../../lib/link-origin.ts'
import { isOpenToCrawlers } from './is-open-to-crawlers.ts'
import { robotsText } from './robots-text.ts'
import { sitemapRoutes } from './sitemap-routes.ts'

const PLAIN = 'text/plain; charset=utf-8'

/** What crawlers and agents read before pages: `/robots.txt`, `/llms.txt` and sitemaps. */
export const crawlersPlugin: FastifyPluginAsync<StorefrontDeps> = async (app, deps) => {
  const { runtime } = deps
  app.get('/robots.txt', (request, reply) =>
    reply
      .type(PLAIN)
      .send(robotsText({ sites: runtime.sites, origin: originAsked(request, runtime.config), isOpen: isOpenToCrawlers(request, runtime) })),
  )
  app.get('/llms.txt', async (request, reply) => {
    if (!isOpenToCrawlers(request, runtime)) return reply.callNotFound()
    const text = await llmsText({ host: request.hostname, origin: originAsked(request, runtime.config) }, { ...deps, sites: runtime.sites })
    return reply.type(PLAIN).header('cache-control', 'public, max-age=3600').send(text)
  })
  await app.register(sitemapRoutes, deps)
}
