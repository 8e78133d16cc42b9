import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answerProduct } from '../catalogue/answer-product.ts'
import { listFilters } from '../catalogue/list-filters.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { detectCountry } from '../context/detect-country.ts'
import { readFormSchema } from '../forms/read-form-schema.ts'
import { readInput } from '../http/read-input.ts'
import { siteScopeOf } from '../http/request-scope.ts'
import { listCampaigns } from '../merchant/campaigns.ts'
import { listTerritories } from '../territory/territories.ts'

const productParams = z.object({ id: z.string().min(1).max(200) })
const formParams = z.object({ country: z.string().max(8), type: z.string().max(32) })

/** What the shop tells anybody: no session, nothing personal. */
export const openRoutes = (app: FastifyInstance, { runtime }: CommerceDeps): void => {
  const product = answerProduct(runtime)
  app.get('/country-detection', async (request, reply) => {
    reply.header('cache-control', 'private, max-age=3600')
    return detectCountry({ headers: request.headers, isProxyTrusted: runtime.config.TRUST_PROXY })
  })
  app.get('/product/s/:id', async (request, reply) => {
    const { id } = readInput(productParams, request.params)
    const answer = await product({ ...siteScopeOf(request), idOrSlug: id })
    // Fastify would send null as no body at all; the shop reads a JSON null (EXTRA-03).
    return answer === null ? reply.type('application/json').serializer(String).send('null') : answer
  })
  app.get('/filters/s/ALL', (request) => listFilters(runtime)(siteScopeOf(request)))
  // The same for everybody: who only looks around needs no session for it.
  app.get('/cart/promotions', async (request) => listCampaigns(siteScopeOf(request)))
  app.get('/territory', async (request) => listTerritories(siteScopeOf(request)))
  app.get('/validation/:country/:type', async (request) =>
    readFormSchema({ ...readInput(formParams, request.params), query: request.query, language: siteScopeOf(request).language }),
  )
}
