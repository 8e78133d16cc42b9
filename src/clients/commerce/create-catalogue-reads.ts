import type { Product } from '../../../schemas/api/product.ts'
import { newIncident } from '../../lib/incident-of.ts'
import type { ReportSink } from '../../lib/report.ts'
import { differenceOf } from '../answer-example.ts'
import { PRODUCT } from './answers.ts'
import { apiAddress, requestHeaders } from './api-request.ts'
import type { CommerceSite } from './commerce-client.ts'

/** A missing product is an answer, an outage is not (EXTRA-03). Status 0: no answer at all. */
export type ProductRead =
  | { readonly outcome: 'found'; readonly product: Product }
  | { readonly outcome: 'notFound'; readonly cause: string }
  | { readonly outcome: 'failed'; readonly status: number; readonly incident: string }

/** What loaders read of the catalogue, with no session: on the server, and in the browser before a cart exists. */
export interface CatalogueReads {
  readonly getProduct: (idOrSlug: string) => Promise<ProductRead>
}

interface Deps {
  readonly baseUrl: string
  readonly site: CommerceSite
  readonly language: string
  readonly fetch: typeof fetch
  readonly report?: ReportSink
}

const TIMEOUT_MS = 10_000

/** Never throws: every failure is an outcome, logged once here (PDP-16 to PDP-19). */
export const createCatalogueReads = ({ report, ...deps }: Deps): CatalogueReads => ({
  getProduct: async (idOrSlug) => {
    const read = await readProduct(deps, idOrSlug)
    const who = `(ProductId: ${idOrSlug}, Language: ${deps.language})`
    if (read.outcome === 'notFound')
      report?.({ code: 'productNotFound', message: `Product not found ${who}`, details: { cause: read.cause } })
    if (read.outcome === 'failed')
      report?.({
        code: 'productFailed',
        message: `Product could not be read ${who}`,
        details: { status: read.status, incident: read.incident },
      })
    return read
  },
})

const readProduct = async (deps: Deps, idOrSlug: string): Promise<ProductRead> => {
  const call = { method: 'GET', path: `/api/product/s/${encodeURIComponent(idOrSlug)}` } as const
  const headers = requestHeaders({ site: deps.site, accessToken: undefined, sessionId: undefined }, call)
  try {
    const response = await deps.fetch(apiAddress(deps, call), { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status === 404) return NO_PRODUCT
    if (!response.ok) return failed(response.status, response.headers.get('x-incident') ?? undefined)
    return outcomeOf(await response.json())
  } catch {
    return failed(0)
  }
}

const NO_PRODUCT: ProductRead = { outcome: 'notFound', cause: 'No product found' }

const failed = (status: number, incident = newIncident()): ProductRead => ({ outcome: 'failed', status, incident })

const outcomeOf = (body: unknown): ProductRead => {
  if (body === null || isNotFound(body)) return NO_PRODUCT
  if (differenceOf(body, PRODUCT) !== undefined) return failed(200)
  // Like a product in all that pages would fail without.
  const product = body as Product
  return hasOwnVariant(product) ? { outcome: 'found', product } : { outcome: 'notFound', cause: 'No group product found' }
}

/** A group of colors without one of the product itself has nothing of it to show or sell; the others are products of their own. */
const hasOwnVariant = ({ options }: Product): boolean => options.some((group) => group.path === undefined && group.options.length > 0)

const isNotFound = (body: unknown): boolean => typeof body === 'object' && body !== null && 'result' in body && body.result === 'NOT_FOUND'
