import { setImmediate } from 'node:timers/promises'
import type { ContentLookups, ProductRule, SiteContext } from '../../src/content/advice/advice-input.ts'
import { createSearchClient } from '../../src/clients/search/create-search-client.ts'
import { fetchRequester } from '../../src/clients/search/search-wire.ts'
import { filterClauses } from '../../src/features/listing/filter-expression.ts'
import { knownFilters } from '../../src/features/listing/listing-address.ts'
import { cached } from '../../src/lib/cache.ts'
import { findRedirect } from '../../src/pipeline/match/find-redirect.ts'
import { isPublishedKind, matchRoute, type RouteMatch } from '../../src/pipeline/match/match-route.ts'
import { localeTag } from '../../src/site/locale-tag.ts'
import { textLanguageOf } from '../../src/site/text-language.ts'
import { createProductLookups } from '../catalogue/find-products.ts'
import { readBrands } from '../catalogue/read-brands.ts'
import type { Database } from '../database/database.ts'
import { createTurns } from '../lib/turns.ts'
import type { PageStore } from '../publishing/page-store.ts'
import { createPagesWithWords } from '../publishing/pages-with-words.ts'
import { cacheNavigation, type StorefrontDeps } from './storefront-deps.ts'

interface Deps extends Pick<StorefrontDeps, 'navigation' | 'redirects'> {
  readonly pages: Pick<PageStore, 'has'>
  readonly database: Database
}

/** Whether an address shows a page: by its route, and by the page, product or category behind it. */
export const createHasPage = (deps: Omit<Deps, 'redirects'>): ContentLookups['hasPage'] => {
  const known = { ...deps, productAt: createProductLookups(deps.database).productAt, brandsOf: createBrandsOf(deps) }
  return async (path, context) => isThere(await routeOf(path, context, known), context, known)
}

/** As long as categories are. */
const BRANDS_MS = 5_000

const createBrandsOf = ({ database }: Pick<Deps, 'database'>): ((clientTag: string) => Promise<ReadonlySet<string>>) =>
  cached(async (clientTag: string) => new Set((await readBrands({ database, clientTag })).map(({ tag }) => tag)), { ttl: BRANDS_MS })

const routeOf = async (path: string, { site, language }: SiteContext, { navigation }: Pick<Deps, 'navigation'>): Promise<RouteMatch> =>
  matchRoute(path, site, await navigation({ clientTag: site.clientTag, language: textLanguageOf(localeTag(language, site.code)) }))

/** Whether an address shows a page or redirects to one. */
export const createLeadsSomewhere = (deps: Deps): ContentLookups['leadsSomewhere'] => {
  const hasPage = createHasPage(deps)
  return async (path, context) => {
    if (await hasPage(path, context)) return true
    const redirects = await deps.redirects.get(context.site.siteTag)
    const redirect = findRedirect({ path, query: new URLSearchParams(), redirects, onProblem: () => undefined })
    return redirect !== undefined && redirect !== 'gone'
  }
}

interface Known extends Pick<Deps, 'pages'> {
  readonly productAt: ProductLookups['productAt']
  readonly brandsOf: (clientTag: string) => Promise<ReadonlySet<string>>
}

type ProductLookups = ReturnType<typeof createProductLookups>

const isThere = async (
  { kind, params, path }: RouteMatch,
  { site, language }: SiteContext,
  { pages, productAt, brandsOf }: Known,
): Promise<boolean> => {
  if (kind === 'notFound') return false
  if (kind === 'product') return (await productAt({ clientTag: site.clientTag, idOrSlug: nameIn(params) })) !== undefined
  if (kind === 'brand') return (await brandsOf(site.clientTag)).has((params['brand'] ?? '').toLowerCase())
  if (isPublishedKind(kind)) return isPublished([`landing${path}`, kind], { site, language }, pages)
  return true
}

const nameIn = (params: RouteMatch['params']): string => params['id'] ?? params['slug'] ?? ''

const isPublished = async (keys: readonly string[], { site, language }: SiteContext, pages: Known['pages']): Promise<boolean> =>
  (await Promise.all(keys.map((key) => pages.has({ siteTag: site.siteTag, language, key })))).includes(true)

/** What the shop takes an address for, by its routes, brands and categories. */
export const createKindOf =
  (deps: Pick<Deps, 'navigation'>): ContentLookups['kindOf'] =>
  async (path, context) =>
    (await routeOf(path, context, deps)).kind

/** The product whose page an address shows. */
export const createProductAt = (deps: Pick<Deps, 'navigation' | 'database'>): ContentLookups['productAt'] => {
  const { productAt } = createProductLookups(deps.database)
  return async (path, context) => {
    const { kind, params } = await routeOf(path, context, deps)
    return kind === 'product' ? productAt({ clientTag: context.site.clientTag, idOrSlug: nameIn(params) }) : undefined
  }
}

/** A report asks for the rules of many pages at once, and shoppers search meanwhile. */
const SEARCHES_AT_ONCE = 4

/** Asks the search as the tray of a page does. */
const createHasProducts = ({ config, fetch, log }: StorefrontDeps['runtime']): ContentLookups['hasProducts'] => {
  const inTurn = createTurns(SEARCHES_AT_ONCE)
  const search = async (rule: ProductRule, { site, language }: SiteContext): Promise<boolean> => {
    const client = createSearchClient({
      site,
      language,
      baseUrl: config.ALGOLIA_HOST ?? `${config.origin}/algolia`,
      requester: fetchRequester(fetch),
      report: ({ code, message, details }) => log.warn({ code, details }, message),
    })
    const { clauses, includesOutOfStock } = filterClauses({ country: site.code, selections: [knownFilters(rule)] })
    const { count } = await client.find({ clauses, includesOutOfStock, hitsPerPage: 1 })
    // The embedded search may answer from memory, within this turn of the event loop: others get theirs.
    await setImmediate()
    return count > 0
  }
  return (rule, context) => inTurn(() => search(rule, context))
}

/** The look-ups that advice about pages makes: this shop's routes and catalogue. */
export const createContentLookups = (
  deps: Pick<StorefrontDeps, 'runtime' | 'navigation' | 'redirects'> & { readonly pages: Pick<PageStore, 'get' | 'has'> },
): ContentLookups => {
  const { database } = deps.runtime
  const { soldProducts, soldOutProducts } = createProductLookups(database)
  const known = { ...deps, database, navigation: cacheNavigation(deps.navigation, deps.runtime) }
  return {
    hasPage: createHasPage(known),
    leadsSomewhere: createLeadsSomewhere(known),
    kindOf: createKindOf(known),
    livePageId: async (key, { site, language }) => (await known.pages.get({ siteTag: site.siteTag, language, key }))?.id,
    soldProducts: (ids, site) => soldProducts({ site, ids }),
    soldOutProducts: (ids, site) => soldOutProducts({ site, ids }),
    productAt: createProductAt(known),
    hasProducts: createHasProducts(deps.runtime),
    pagesWithWords: createPagesWithWords(database),
  }
}
