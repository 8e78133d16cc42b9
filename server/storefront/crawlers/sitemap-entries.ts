import { isPublishedKind, matchRoute } from '../../../src/pipeline/match/match-route.ts'
import type { NavigationNode } from '../../../src/site/navigation.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { textLanguageOf } from '../../../src/site/text-language.ts'
import type { StorefrontDeps } from '../storefront-deps.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

type Deps = Pick<StorefrontDeps, 'navigation' | 'pages' | 'productPaths'> & { readonly sites: readonly SiteConfig[] }

/** Of one map. The protocol allows 50,000 addresses and 50 MB. */
const MAX_URLS = 10_000
/** Of one map, some 7 MB: each address names its page in every language of the client. */
const MAX_LINKS = 50_000

/** Each path is in a map in every language, and there with every language of every site of the client. */
const pathsPerMap = (site: SiteConfig, { sites }: Deps): number => {
  const links = familyOf(site, sites).reduce((total, { languages }) => total + languages.length, 1)
  return Math.max(1, Math.floor(Math.min(MAX_URLS, MAX_LINKS / links) / site.languages.length))
}

const familyOf = ({ clientName }: SiteConfig, sites: readonly SiteConfig[]): readonly SiteConfig[] =>
  sites.filter((other) => other.clientName === clientName)

/** How many maps a site needs. */
export const countMaps = async (site: SiteConfig, deps: Deps): Promise<number> => {
  const [pages, products] = await Promise.all([pagePathsOf(site, deps), deps.productPaths.count(site.clientTag)])
  return Math.ceil((pages.all.length + products) / pathsPerMap(site, deps))
}

/** What is in a map, counted from 1: first all pages, then all products that the site sells. Undefined where there is no such map. */
export const entriesOf = async (site: SiteConfig, map: number, deps: Deps): Promise<readonly SitemapEntry[] | undefined> => {
  const [start, end] = [(map - 1) * pathsPerMap(site, deps), map * pathsPerMap(site, deps)]
  const pages = await pagePathsOf(site, deps)
  const [offset, limit] = [Math.max(0, start - pages.all.length), end - Math.max(start, pages.all.length)]
  const products = limit <= 0 ? [] : await deps.productPaths.list({ clientTag: site.clientTag, offset, limit })
  const paths = pages.all.slice(start, end)
  if (paths.length + products.length === 0) return undefined
  const family = familyOf(site, deps.sites)
  const published = await publishedOn(family, paths.some((path) => pages.landings.has(path)) ? deps : undefined)
  return [
    ...paths.map((path) => ({
      path,
      // Catalogue and navigation are the client's: only what merchandisers publish at an address differs between its sites.
      sites: pages.landings.has(path) ? family.filter((other) => other === site || published.get(other)?.has(path) === true) : family,
    })),
    ...products
      .filter(({ countries }) => countries.includes(site.code))
      .map(({ path, countries, pictures }) => ({ path, pictures, sites: family.filter(({ code }) => countries.includes(code)) })),
  ]
}

const publishedOn = async (family: readonly SiteConfig[], deps: Deps | undefined): Promise<ReadonlyMap<SiteConfig, ReadonlySet<string>>> =>
  new Map(
    deps === undefined ? [] : await Promise.all(family.map(async (other) => [other, new Set(await listLandings(other, deps))] as const)),
  )

const listLandings = (site: SiteConfig, { pages }: Deps): Promise<readonly string[]> =>
  pages.listPaths({ siteTag: site.siteTag, language: site.defaultLanguage, isForCrawlers: true })

const pagePathsOf = async (
  site: SiteConfig,
  deps: Deps,
): Promise<{ readonly all: readonly string[]; readonly landings: ReadonlySet<string> }> => {
  const [tree, published] = await Promise.all([
    deps.navigation({ clientTag: site.clientTag, language: textLanguageOf(localeTag(site.defaultLanguage, site.code)) }),
    listLandings(site, deps),
  ])
  // A page at the address of a route or of a category is never shown.
  const landings = published.filter((path) => isPublishedKind(matchRoute(path, site, tree).kind))
  return { all: ['/', `/${site.navigation.brandsPath}`, ...landings, ...treePaths(tree)], landings: new Set(landings) }
}

const treePaths = (nodes: readonly NavigationNode[]): readonly string[] =>
  nodes.filter((node) => node.hide !== true).flatMap((node) => [node.path, ...treePaths(node.children)])
