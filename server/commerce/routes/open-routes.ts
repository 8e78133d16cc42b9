import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Product } from '../../../schemas/api/product.ts'
import { listFilters } from '../../catalogue/list-filters.ts'
import { readProduct } from '../../catalogue/read-product.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { isBehindProxy } from '../../operations/trust-proxy.ts'
import { detectCountry } from '../http/detect-country.ts'
import { readFormSchema } from '../forms/read-form-schema.ts'
import { readInput } from '../http/read-input.ts'
import { siteScopeOf } from '../http/request-scope.ts'
import { queryText } from '../sessions/resolve-scope.ts'
import { listCampaigns } from '../merchant/campaigns.ts'
import { listTerritories } from '../forms/territories.ts'
import { ApiProblem } from '../http/api-problem.ts'
import type { Answer } from './answers.ts'

export const productParams = z.object({ id: z.string().min(1).max(200) })
export const formParams = z.object({ country: z.string().max(8), type: z.string().max(32) })

/** Public reads: no session, nothing personal. */
export const openRoutes = (app: FastifyInstance, { runtime }: CommerceDeps): void => {
  app.get<Answer<'GET /api/country-detection'>>('/country-detection', async (request, reply) => {
    reply.header('cache-control', 'private, max-age=3600')
    const pretended = runtime.config.isProduction ? undefined : queryText(request, 'detectCountry')
    return detectCountry({ headers: request.headers, isProxyTrusted: isBehindProxy(runtime.config.TRUST_PROXY), pretended })
  })
  app.get<Answer<'GET /api/openapi.json'>>('/openapi.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    // Few ask; a shop that nobody asks does not hold it.
    return (await import('../../../docs/api/openapi.json', { with: { type: 'json' } })).default
  })
  app.get<Answer<'GET /api/product/s/:id'>>('/product/s/:id', async (request): Promise<Product> => {
    const { id } = readInput(productParams, request.params)
    const product = await readProduct({ ...siteScopeOf(request), database: runtime.database, idOrSlug: id })
    if (product === undefined) throw new ApiProblem(404, 'NOT_FOUND', { message: 'Product not found', result: 'NOT_FOUND' })
    return product
  })
  app.get<Answer<'GET /api/filters/s/ALL'>>('/filters/s/ALL', (request) => listFilters(runtime, siteScopeOf(request)))
  // The same for everybody: browsing needs no session.
  app.get<Answer<'GET /api/cart/promotions'>>('/cart/promotions', async (request) => listCampaigns(siteScopeOf(request)))
  app.get<Answer<'GET /api/territory'>>('/territory', async (request) => listTerritories(siteScopeOf(request)))
  app.get<Answer<'GET /api/validation/:country/:type'>>('/validation/:country/:type', async (request) =>
    readFormSchema({ ...readInput(formParams, request.params), query: request.query, language: siteScopeOf(request).language }),
  )
}
