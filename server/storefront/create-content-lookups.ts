import { and, eq, or } from 'drizzle-orm'
import type { ContentLookups, ProductRule, SiteContext } from '../../src/content/advice/advice-input.ts'
import { createSearchClient } from '../../src/clients/search/create-search-client.ts'
import { fetchRequester } from '../../src/clients/search/search-wire.ts'
import { filterClauses } from '../../src/features/listing/filter-expression.ts'
import { knownFilters } from '../../src/features/listing/listing-address.ts'
import { findRedirect } from '../../src/pipeline/match/find-redirect.ts'
import { isPublishedKind, matchRoute, type RouteMatch } from '../../src/pipeline/match/match-route.ts'
import { localeTag } from '../../src/site/locale-tag.ts'
import { textLanguageOf } from '../../src/site/text-language.ts'
import { readBrands } from '../catalogue/read-brands.ts'
import { soldOutProducts, soldProducts } from '../catalogue/sold-products.ts'
import type { Database } from '../database/database.ts'
import { products } from '../database/schema/catalogue.ts'
import { createPagesWithWords } from '../publishing/pages-with-words.ts'
import { cacheNavigation, type StorefrontDeps } from './storefront-deps.ts'

interface Deps extends Pick<StorefrontDeps, 'navigation' | 'redirects'> {
  readonly pages: Pick<StorefrontDeps['pages'], 'get'>
  readonly database: Database
}

/** Whether an address shows a page: by its route, and by the page, product or category behind it. */
export const createHasPage =
  (deps: Omit<Deps, 'redirects'>): ContentLookups['hasPage'] =>
  async (path, context) =>
    isThere(await routeOf(path, context, deps), context, deps)

const routeOf = async (path: string, { site, language }: SiteContext, { navigation }: Pick<Deps, 'navigation'>): Promise<RouteMatch> =>
  matchRoute(path, site, await navigation({ clientTag: site.clientTag, language: textLanguageOf(localeTag(language, site.code)) }))

/** Whether an address shows a page or redirects to one. */
export const createLeadsSomewhere =
  (deps: Deps): ContentLookups['leadsSomewhere'] =>
  async (path, context) => {
    if (await createHasPage(deps)(path, context)) return true
    const redirects = await deps.redirects.get(context.site.siteTag)
    const redirect = findRedirect({ path, query: new URLSearchParams(), redirects, onProblem: () => undefined })
    return redirect !== undefined && redirect !== 'gone'
  }

const isThere = async (
  { kind, params, path }: RouteMatch,
  { site, language }: SiteContext,
  deps: Omit<Deps, 'redirects'>,
): Promise<boolean> => {
  if (kind === 'notFound') return false
  if (kind === 'product') return hasProduct(params['id'] ?? params['slug'] ?? '', site.clientTag, deps)
  if (kind === 'brand') return hasBrand(params['brand'] ?? '', site.clientTag, deps)
  if (isPublishedKind(kind)) return isPublished([`landing${path}`, kind], { site, language }, deps)
  return true
}

const isPublished = async (keys: readonly string[], { site, language }: SiteContext, { pages }: Pick<Deps, 'pages'>): Promise<boolean> => {
  const found = await Promise.all(keys.map((key) => pages.get({ siteTag: site.siteTag, language, key })))
  return found.some((page) => page !== undefined)
}

const hasProduct = async (idOrSlug: string, clientTag: string, deps: Pick<Deps, 'database'>): Promise<boolean> =>
  (await productOf(idOrSlug, clientTag, deps)) !== undefined

const productOf = async (idOrSlug: string, clientTag: string, { database }: Pick<Deps, 'database'>): Promise<string | undefined> => {
  const wanted = or(eq(products.id, idOrSlug), eq(products.slug, idOrSlug.toLowerCase()))
  const [row] = await database
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.clientTag, clientTag), wanted))
    .limit(1)
  return row?.id
}

const hasBrand = async (tag: string, clientTag: string, { database }: Pick<Deps, 'database'>): Promise<boolean> =>
  (await readBrands({ database, clientTag })).some((brand) => brand.tag === tag.toLowerCase())

/** What the shop takes an address for, by its routes, brands and categories. */
export const createKindOf =
  (deps: Pick<Deps, 'navigation'>): ContentLookups['kindOf'] =>
  async (path, context) =>
    (await routeOf(path, context, deps)).kind

/** The product whose page an address shows. */
export const createProductAt =
  (deps: Pick<Deps, 'navigation' | 'database'>): ContentLookups['productAt'] =>
  async (path, context) => {
    const { kind, params } = await routeOf(path, context, deps)
    return kind === 'product' ? productOf(params['id'] ?? params['slug'] ?? '', context.site.clientTag, deps) : undefined
  }

/** Asks the search as the tray of a page does. */
const createHasProducts =
  ({ config, fetch, log }: StorefrontDeps['runtime']): ContentLookups['hasProducts'] =>
  async (rule: ProductRule, { site, language }) => {
    const client = createSearchClient({
      site,
      language,
      baseUrl: config.ALGOLIA_HOST ?? `${config.origin}/algolia`,
      requester: fetchRequester(fetch),
      report: ({ code, message, details }) => log.warn({ code, details }, message),
    })
    const { clauses, includesOutOfStock } = filterClauses({ country: site.code, selections: [knownFilters(rule)] })
    return (await client.find({ clauses, includesOutOfStock, hitsPerPage: 1 })).count > 0
  }

/** The look-ups that advice about pages makes: this shop's routes and catalogue. */
export const createContentLookups = (deps: Pick<StorefrontDeps, 'runtime' | 'pages' | 'navigation' | 'redirects'>): ContentLookups => {
  const { database } = deps.runtime
  const known = { ...deps, database, navigation: cacheNavigation(deps.navigation, deps.runtime) }
  return {
    hasPage: createHasPage(known),
    leadsSomewhere: createLeadsSomewhere(known),
    kindOf: createKindOf(known),
    livePageId: async (key, { site, language }) => (await known.pages.get({ siteTag: site.siteTag, language, key }))?.id,
    soldProducts: (ids, site) => soldProducts({ database, site, ids }),
    soldOutProducts: (ids, site) => soldOutProducts({ database, site, ids }),
    productAt: createProductAt(known),
    hasProducts: createHasProducts(deps.runtime),
    pagesWithWords: createPagesWithWords(database),
  }
}
