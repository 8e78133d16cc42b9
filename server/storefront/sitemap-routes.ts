import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
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

/** `/robots.txt`, `/sitemap.xml` and the maps of each site, in all its languages: as many as its products need. */
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
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request)
    const maps = await Promise.all(runtime.sites.map(async (site) => mapsOf(site, await lengthOf(site, deps), origin)))
    const entries = maps.flat().map((address) => markup`<sitemap><loc>${address}</loc></sitemap>`)
    return reply.type(XML).send(markup`${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">${entries}</sitemapindex>`.text)
  })
  for (const site of runtime.sites) {
    const send = async (map: number, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const paths = await pathsOf(site, map, deps)
      if (paths.length === 0) return reply.callNotFound()
      const origin = siteOrigin(site, originOf(request))
      return reply
        .type(XML)
        .header('cache-control', 'public, max-age=3600')
        .send(urlSet(origin, site, paths).text)
    }
    app.get(`/sitemap-${site.siteTag}.xml`, (request, reply) => send(1, request, reply))
    app.get<{ Params: { readonly map: string } }>(`/sitemap-${site.siteTag}-:map(^\\d{1,6}).xml`, (request, reply) =>
      send(Number(request.params.map), request, reply),
    )
  }
}

const XML = 'application/xml; charset=utf-8'
const DECLARATION = markup`<?xml version="1.0" encoding="UTF-8"?>`
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Of one map. The protocol allows 50,000; to write as many in one go holds up whoever else waits for this process. */
const MAX_URLS = 10_000

/** Each path is in a map in every language. */
const pathsPerMap = ({ languages }: SiteConfig): number => Math.floor(MAX_URLS / languages.length)

const mapsOf = (site: SiteConfig, length: number, origin: string): readonly string[] =>
  Array.from({ length: Math.ceil(length / pathsPerMap(site)) }, (_, index) => {
    const number = index === 0 ? '' : `-${index + 1}`
    return `${siteOrigin(site, origin)}/sitemap-${site.siteTag}${number}.xml`
  })

const lengthOf = async (site: SiteConfig, deps: StorefrontDeps): Promise<number> => {
  const [pages, products] = await Promise.all([pagePathsOf(site, deps), deps.productPaths.count(site.clientTag)])
  return pages.length + products
}

/** Paths of a map, counted from 1: first all pages, then all products. */
const pathsOf = async (site: SiteConfig, map: number, deps: StorefrontDeps): Promise<readonly string[]> => {
  const [start, end] = [(map - 1) * pathsPerMap(site), map * pathsPerMap(site)]
  const pages = await pagePathsOf(site, deps)
  const [offset, limit] = [Math.max(0, start - pages.length), end - Math.max(start, pages.length)]
  const products = limit <= 0 ? [] : await deps.productPaths.list({ clientTag: site.clientTag, offset, limit })
  return [...pages.slice(start, end), ...products]
}

const pagePathsOf = async (site: SiteConfig, { navigation, pages }: StorefrontDeps): Promise<readonly string[]> => {
  const [tree, published] = await Promise.all([
    navigation({ clientTag: site.clientTag, language: textLanguageOf(localeTag(site.defaultLanguage, site.code)) }),
    pages.listPaths({ siteTag: site.siteTag, language: site.defaultLanguage, isForCrawlers: true }),
  ])
  // A page at the address of a route or of a category is never shown.
  const landings = published.filter((path) => isPublishedKind(matchRoute(path, site, tree).kind))
  return ['/', `/${site.navigation.brandsPath}`, ...landings, ...treePaths(tree)]
}

const treePaths = (nodes: readonly NavigationNode[]): readonly string[] =>
  nodes.filter((node) => node.hide !== true).flatMap((node) => [node.path, ...treePaths(node.children)])

const urlSet = (origin: string, site: SiteConfig, paths: readonly string[]): Markup => {
  const urls = site.languages.flatMap((language) => {
    const start = `${origin}${basePathOf(site, language)}`
    return paths.map((path) => markup`<url><loc>${start}${path}</loc></url>`)
  })
  return markup`${DECLARATION}<urlset xmlns="${NAMESPACE}">${urls}</urlset>`
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
