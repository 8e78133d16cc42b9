import type { FastifyPluginAsync } from 'fastify'
import type { NavigationNode } from '../../src/site/navigation.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { basePathOf } from '../../src/site/base-path.ts'
import { isPreviewHost } from '../../src/site/preview-mode.ts'
import { siteOrigin } from '../../src/site/site-origin.ts'
import { escapeHtml } from '../../src/lib/escape-html.ts'
import { robotsText } from './robots-text.ts'
import type { StorefrontDeps } from './storefront-deps.ts'

/** `/robots.txt`, `/sitemap.xml` and one map a site, in all its languages. */
export const sitemapRoutes: FastifyPluginAsync<StorefrontDeps> = async (app, deps) => {
  const { runtime } = deps
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(
      robotsText({
        sites: runtime.sites,
        origin: `${request.protocol}://${request.host}`,
        isOpen:
          runtime.config.APP_ENV !== 'staging' &&
          (runtime.config.isProduction || runtime.config.STAGING_PASSWORD === undefined) &&
          !isPreviewHost(request.hostname),
      }),
    ),
  )
  app.get('/sitemap.xml', (request, reply) => {
    const origin = `${request.protocol}://${request.host}`
    const entries = runtime.sites.map(
      (site) => `<sitemap><loc>${escapeHtml(`${siteOrigin(site, origin)}/sitemap-${site.siteTag}.xml`)}</loc></sitemap>`,
    )
    return reply.type(XML).send(`${DECLARATION}<sitemapindex ${NAMESPACE}>${entries.join('')}</sitemapindex>`)
  })
  for (const site of runtime.sites) {
    app.get(`/sitemap-${site.siteTag}.xml`, async (request, reply) => {
      const paths = await pathsOf(site, deps)
      const origin = siteOrigin(site, `${request.protocol}://${request.host}`)
      return reply
        .type(XML)
        .header('cache-control', 'public, max-age=3600')
        .send(urlSet(origin, site, paths))
    })
  }
}

const XML = 'application/xml; charset=utf-8'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
/** The limit of one map by the protocol. */
const MAX_URLS = 50_000

const pathsOf = async (site: SiteConfig, { navigation, productPaths }: StorefrontDeps): Promise<readonly string[]> => {
  const [tree, products] = await Promise.all([
    navigation({ clientTag: site.clientTag, language: site.defaultLanguage }),
    productPaths(site.clientTag),
  ])
  return ['/', `/${site.navigation.brandsPath}`, ...site.landingPages, ...treePaths(tree), ...products]
}

const treePaths = (nodes: readonly NavigationNode[]): readonly string[] =>
  nodes.filter((node) => node.hide !== true).flatMap((node) => [node.path, ...treePaths(node.children)])

const urlSet = (origin: string, site: SiteConfig, paths: readonly string[]): string => {
  const urls = site.languages.flatMap((language) =>
    paths.map((path) => `<url><loc>${escapeHtml(`${origin}${basePathOf(site, language)}${path}`)}</loc></url>`),
  )
  return `${DECLARATION}<urlset ${NAMESPACE}>${urls.slice(0, MAX_URLS).join('')}</urlset>`
}
