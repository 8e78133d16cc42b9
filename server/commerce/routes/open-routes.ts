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

const productParams = z.object({ id: z.string().min(1).max(200) })
const formParams = z.object({ country: z.string().max(8), type: z.string().max(32) })

/** Public reads: no session, nothing personal. */
export const openRoutes = (app: FastifyInstance, { runtime }: CommerceDeps): void => {
  app.get('/country-detection', async (request, reply) => {
    reply.header('cache-control', 'private, max-age=3600')
    const pretended = runtime.config.isProduction ? undefined : queryText(request, 'detectCountry')
    return detectCountry({ headers: request.headers, isProxyTrusted: isBehindProxy(runtime.config.TRUST_PROXY), pretended })
  })
  app.get('/product/s/:id', async (request): Promise<Product> => {
    const { id } = readInput(productParams, request.params)
    const product = await readProduct({ ...siteScopeOf(request), database: runtime.database, idOrSlug: id })
    if (product === undefined) throw new ApiProblem(404, 'NOT_FOUND', { message: 'Product not found', result: 'NOT_FOUND' })
    return product
  })
  app.get('/filters/s/ALL', (request) => listFilters(runtime)(siteScopeOf(request)))
  // The same for everybody: browsing needs no session.
  app.get('/cart/promotions', async (request) => listCampaigns(siteScopeOf(request)))
  app.get('/territory', async (request) => listTerritories(siteScopeOf(request)))
  app.get('/validation/:country/:type', async (request) =>
    readFormSchema({ ...readInput(formParams, request.params), query: request.query, language: siteScopeOf(request).language }),
  )
}
