import { z } from 'zod'
import { createSearchClient, type SearchClient } from '../../../src/clients/search/create-search-client.ts'
import { anyOf, facetConditions } from '../../../src/clients/search/filter-value.ts'
import { fetchRequester } from '../../../src/clients/search/search-wire.ts'
import { isoToMajor } from '../../commerce/money.ts'
import { readProduct } from '../../catalogue/read-product.ts'
import { readVariantsForCart } from '../../catalogue/read-variants-for-cart.ts'
import type { CommerceDeps } from '../../commerce/commerce-deps.ts'
import type { AgentScope } from '../agent-scope.ts'
import { AgentProblem } from '../agent-problem.ts'
import { context } from '../bags/bag-request.ts'
import { noSuch } from '../bags/no-such.ts'
import { envelope } from '../protocol/envelope.ts'
import { readAgentInput } from '../read-agent-input.ts'
import { narrowVariants } from './narrow-variants.ts'
import { toCatalogueProduct, type CatalogueProduct, type CatalogueVariant } from './to-catalogue-product.ts'

/** A call about products, however it came. */
interface CatalogueCall {
  readonly scope: AgentScope
  readonly body: unknown
}

const MOST_WORDS = 200
const MOST_HITS = 25
const USUAL_HITS = 10
/** As far as a search leads (INDEX-01); who wants everything takes a feed. */
const MOST_PAGES = 40
export const MOST_IDS = 25

const filters = z.object({
  categories: z.array(z.string().max(200)).max(20).optional(),
  price: z.object({ min: z.int().min(0).optional(), max: z.int().min(0).optional() }).optional(),
})
type Filters = z.infer<typeof filters>

export const searchRequest = z.object({
  query: z.string().max(MOST_WORDS).optional(),
  filters: filters.optional(),
  context,
  pagination: z.object({ cursor: z.string().max(20).optional(), limit: z.int().min(1).optional() }).optional(),
})

export const lookUpRequest = z.object({ ids: z.array(z.string().min(1).max(200)).min(1), filters: filters.optional(), context })

const selectedOption = z.object({ name: z.string().max(100), label: z.string().max(200) })
export const productRequest = z.object({
  id: z.string().min(1).max(200),
  selected: z.array(selectedOption).max(10).optional(),
  preferences: z.array(z.string().max(100)).max(10).optional(),
  context,
})

const SEARCH = 'dev.ucp.shopping.catalog.search'
const LOOK_UP = 'dev.ucp.shopping.catalog.lookup'

/** Products by words, category and price: what a shopper's own search finds, as a page of products with their variants. */
export const searchCatalogue = async (deps: CommerceDeps, { scope, body }: CatalogueCall): Promise<object> => {
  const { query = '', filters: wanted, pagination = {} } = readAgentInput(searchRequest, body)
  if (query.trim() === '' && wanted === undefined)
    throw new AgentProblem(400, 'invalid_request', 'A search needs words (query) or filters.')
  const page = pageOf(pagination.cursor)
  const limit = Math.min(pagination.limit ?? USUAL_HITS, MOST_HITS)
  const { hits, count } = await searchClient(deps, scope).find({
    query,
    clauses: clausesOf(wanted, scope),
    page,
    hitsPerPage: limit,
    mayMissWords: true,
  })
  const products = await productsOf(
    deps,
    scope,
    hits.map(({ productId }) => productId),
  )
  const hasNext = page * limit < count && page < MOST_PAGES
  return {
    ucp: envelope(scope, SEARCH),
    // A list shows one variant a product: all of them are in the answer for that product.
    products: products.map((product) => ({ ...product, variants: product.variants.slice(0, 1) })),
    pagination: { has_next_page: hasNext, total_count: count, ...(hasNext ? { cursor: `p${page + 1}` } : {}) },
    messages: [],
  }
}

/** Products by their ids, skus or handles, each with the variants that were asked for, or with its first. */
export const lookUpCatalogue = async (deps: CommerceDeps, { scope, body }: CatalogueCall): Promise<object> => {
  const { ids, filters: wanted } = readAgentInput(lookUpRequest, body)
  const unique = [...new Set(ids)]
  if (unique.length > MOST_IDS) throw new AgentProblem(400, 'request_too_large', `At most ${MOST_IDS} ids can be looked up at once.`)
  const bySku = await skusOf(deps, scope, unique)
  const named = unique.map((id) => ({ id, productId: bySku.get(id) ?? id }))
  const products = await productsOf(deps, scope, [...new Set(named.map(({ productId }) => productId))])
  return {
    ucp: envelope(scope, LOOK_UP),
    products: products.flatMap((product) => {
      const variants = correlated(product, named).filter(({ price }) => isWithin(price.amount, wanted?.price))
      return variants.length === 0 ? [] : [{ ...product, variants }]
    }),
    messages: [],
  }
}

/** One product with what can be chosen of it, and the variants that fit what was chosen so far. */
export const getCatalogueProduct = async (deps: CommerceDeps, { scope, body }: CatalogueCall): Promise<object> => {
  const { id, selected = [], preferences = [] } = readAgentInput(productRequest, body)
  const productId = (await skusOf(deps, scope, [id])).get(id)
  const [product] = await productsOf(deps, scope, [productId ?? id])
  if (product === undefined) return noSuch(scope)
  const sku = productId === undefined ? undefined : id
  return { ucp: envelope(scope, LOOK_UP), product: narrowVariants(product, { sku, selected, preferences }), messages: [] }
}

interface Named {
  readonly id: string
  readonly productId: string
}

/** The variants that ids led to, and by which: a sku to its own, a product to the one shown first. */
const correlated = ({ id, handle, variants }: CatalogueProduct, named: readonly Named[]): readonly CatalogueVariant[] => {
  const asked = named.filter(({ productId }) => productId === id || productId === handle)
  return variants.flatMap((variant, index) => {
    const exact = asked.filter((each) => each.id === variant.id).map((each) => ({ id: each.id, match: 'exact' }))
    const featured =
      index === 0 ? asked.filter((each) => each.id === id || each.id === handle).map((each) => ({ id: each.id, match: 'featured' })) : []
    const inputs = [...exact, ...featured]
    return inputs.length === 0 ? [] : [{ ...variant, inputs }]
  })
}

/** The product of each id that is a sku of the site. */
const skusOf = async (
  { runtime }: CommerceDeps,
  { site, language }: AgentScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const variants = await readVariantsForCart({ database: runtime.database, site, language, skus: ids })
  return new Map([...variants].map(([sku, { productId }]) => [sku, productId]))
}

/** In the order of the ids, each once; those that are not sold on the site are left out. */
const productsOf = async ({ runtime }: CommerceDeps, scope: AgentScope, ids: readonly string[]): Promise<readonly CatalogueProduct[]> => {
  const { database } = runtime
  const { site, language } = scope
  const products = await Promise.all(ids.map((idOrSlug) => readProduct({ database, site, language, idOrSlug })))
  const found = new Map(products.flatMap((product) => (product === undefined ? [] : [[product.id, product] as const])))
  return [...found.values()].flatMap((product) => {
    const shown = product.isDiscontinued ? undefined : toCatalogueProduct(product, scope)
    return shown === undefined || shown.variants.length === 0 ? [] : [shown]
  })
}

/** Conditions in the search's filter language. */
const clausesOf = (wanted: Filters | undefined, { site }: AgentScope): readonly string[] => {
  const { categories = [], price: { min, max } = {} } = wanted ?? {}
  const conditions = facetConditions('categories', categories)
  const price = `price.${site.code}.sale`
  const major = (amount: number): number => isoToMajor(amount, site.currency.code)
  return [
    ...(conditions.length === 0 ? [] : [anyOf(conditions)]),
    ...(min === undefined ? [] : [`${price} >= ${major(min)}`]),
    ...(max === undefined ? [] : [`${price} <= ${major(max)}`]),
  ]
}

const isWithin = (amount: number, { min = 0, max = Infinity }: NonNullable<Filters['price']> = {}): boolean =>
  amount >= min && amount <= max

const pageOf = (cursor: string | undefined): number => {
  if (cursor === undefined) return 1
  const page = /^p([1-9]\d{0,2})$/.exec(cursor)?.[1]
  if (page === undefined || Number(page) > MOST_PAGES) throw new AgentProblem(400, 'invalid_request', 'This cursor is none of an answer.')
  return Number(page)
}

const searchClient = ({ runtime }: CommerceDeps, { site, language }: AgentScope): SearchClient =>
  createSearchClient({
    site,
    language,
    baseUrl: runtime.config.ALGOLIA_HOST ?? `${runtime.config.origin}/algolia`,
    requester: fetchRequester(runtime.fetch),
    report: ({ code, message, details }) => runtime.log.warn({ code, details }, message),
  })
