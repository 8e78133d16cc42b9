import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { markup, type Markup } from '../../src/lib/markup.ts'
import { isPublishedKind, matchRoute } from '../../src/pipeline/match/match-route.ts'
import { basePathOf } from '../../src/site/base-path.ts'
import type { NavigationNode } from '../../src/site/navigation.ts'
import { isPreviewHost } from '../../src/site/preview-mode.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { siteOrigin } from '../../src/site/site-origin.ts'
import { localeTag } from '../../src/site/locale-tag.ts'
import { textLanguageOf } from '../../src/site/text-language.ts'
import { publicOriginOf } from '../lib/link-origin.ts'
import type { StorefrontDeps } from './storefront-deps.ts'

/** `/robots.txt`, `/sitemap.xml` and one map a site, in all its languages. */
export const sitemapRoutes: FastifyPluginAsync<StorefrontDeps> = async (app, deps) => {
  const { runtime } = deps
  const originOf = ({ protocol, host }: FastifyRequest): string => publicOriginOf(runtime.config) ?? `${protocol}://${host}`
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(
      robotsText({
        sites: runtime.sites,
        origin: originOf(request),
        isOpen:
          runtime.config.APP_ENV !== 'staging' &&
          (runtime.config.isProduction || runtime.config.STAGING_PASSWORD === undefined) &&
          !isPreviewHost(request.hostname),
      }),
    ),
  )
  app.get('/sitemap.xml', (request, reply) => {
    const origin = originOf(request)
    const entries = runtime.sites.map(
      (site) => markup`<sitemap><loc>${siteOrigin(site, origin)}/sitemap-${site.siteTag}.xml</loc></sitemap>`,
    )
    return reply.type(XML).send(markup`${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">${entries}</sitemapindex>`.text)
  })
  for (const site of runtime.sites) {
    app.get(`/sitemap-${site.siteTag}.xml`, async (request, reply) => {
      const paths = await pathsOf(site, deps)
      const origin = siteOrigin(site, originOf(request))
      return reply
        .type(XML)
        .header('cache-control', 'public, max-age=3600')
        .send(urlSet(origin, site, paths).text)
    })
  }
}

const XML = 'application/xml; charset=utf-8'
const DECLARATION = markup`<?xml version="1.0" encoding="UTF-8"?>`
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** The limit of one map by the protocol. */
const MAX_URLS = 50_000

const pathsOf = async (site: SiteConfig, { navigation, pages, productPaths }: StorefrontDeps): Promise<readonly string[]> => {
  const [tree, products, published] = await Promise.all([
    navigation({ clientTag: site.clientTag, language: textLanguageOf(localeTag(site.defaultLanguage, site.code)) }),
    productPaths(site.clientTag),
    pages.listPaths({ siteTag: site.siteTag, language: site.defaultLanguage, isForCrawlers: true }),
  ])
  // A page at the address of a route or of a category is never shown.
  const landings = published.filter((path) => isPublishedKind(matchRoute(path, site, tree).kind))
  return ['/', `/${site.navigation.brandsPath}`, ...landings, ...treePaths(tree), ...products]
}

const treePaths = (nodes: readonly NavigationNode[]): readonly string[] =>
  nodes.filter((node) => node.hide !== true).flatMap((node) => [node.path, ...treePaths(node.children)])

const urlSet = (origin: string, site: SiteConfig, paths: readonly string[]): Markup => {
  const urls = site.languages.flatMap((language) => {
    const start = `${origin}${basePathOf(site, language)}`
    return paths.map((path) => markup`<url><loc>${start}${path}</loc></url>`)
  })
  return markup`${DECLARATION}<urlset xmlns="${NAMESPACE}">${urls.slice(0, MAX_URLS)}</urlset>`
}

interface Options {
  readonly sites: readonly SiteConfig[]
  readonly origin: string
  /** False on staging and preview: nothing is to be crawled. */
  readonly isOpen: boolean
}

/** Personal pages, and endless combinations of filters. */
const PRIVATE = ['/account', '/checkout', '/complete', '/orders', '/redirect', '/recreateCart', '/tracking', '/search']

export const robotsText = ({ sites, origin, isOpen }: Options): string => {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n'
  const prefixes = sites.flatMap((site) => site.languages.map((language) => basePathOf(site, language)))
  const rules = ['/api/', ...prefixes.flatMap((prefix) => PRIVATE.map((path) => `${prefix}${path}`))].map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${[...new Set(rules)].join('\n')}\nSitemap: ${origin}/sitemap.xml\n`
}
