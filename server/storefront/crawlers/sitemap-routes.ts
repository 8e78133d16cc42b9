import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { siteOrigin } from '../../../src/site/site-origin.ts'
import { encodedStream } from '../../lib/encoded-stream.ts'
import { chooseEncoding } from '../encode-body.ts'
import type { StorefrontDeps } from '../storefront-deps.ts'
import { originAsked } from '../../lib/link-origin.ts'
import { countMaps, entriesOf } from './sitemap-entries.ts'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'

const XML = 'application/xml; charset=utf-8'

/** `/sitemap.xml` and the maps of each site, in all its languages: as many as its products need. */
export const sitemapRoutes: FastifyPluginAsync<StorefrontDeps> = async (app, { runtime, ...stores }) => {
  const { sites } = runtime
  const deps = { ...stores, sites }
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originAsked(request, runtime.config)
    const addresses = await Promise.all(sites.map(async (site) => mapAddresses(site, await countMaps(site, deps), origin)))
    return reply.type(XML).send(sitemapIndex(addresses.flat()))
  })
  for (const site of sites) {
    const send = async (map: number, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const entries = await entriesOf(site, map, deps)
      if (entries === undefined) return reply.callNotFound()
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== undefined) void reply.header('content-encoding', encoding)
      return reply
        .type(XML)
        .headers({ 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' })
        .send(encodedStream(urlSet({ site, entries, origin: originAsked(request, runtime.config) }), encoding))
    }
    app.get(`/sitemap-${site.siteTag}.xml`, (request, reply) => send(1, request, reply))
    app.get<{ Params: { readonly map: string } }>(`/sitemap-${site.siteTag}-:map(^\\d{1,6}).xml`, (request, reply) =>
      send(Number(request.params.map), request, reply),
    )
  }
}

const mapAddresses = (site: SiteConfig, maps: number, origin: string): readonly string[] =>
  Array.from({ length: maps }, (_, index) => {
    const number = index === 0 ? '' : `-${index + 1}`
    return `${siteOrigin(site, origin)}/sitemap-${site.siteTag}${number}.xml`
  })
