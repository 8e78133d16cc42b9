import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../../../schemas/api/product.ts'
import { listFilters } from '../../catalogue/list-filters.ts'
import { readProduct } from '../../catalogue/read-product.ts'
import type { Runtime } from '../../runtime.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { isBehindProxy } from '../../operations/trust-proxy.ts'
import { detectCountry } from '../http/detect-country.ts'
import { readFormSchema } from '../forms/read-form-schema.ts'
import { readInput } from '../http/read-input.ts'
import { type SiteScope, siteScopeOf } from '../http/request-scope.ts'
import { listCampaigns } from '../merchant/campaigns.ts'
import { listTerritories } from '../forms/territories.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { serverError } from '../http/problems.ts'

const productParams = z.object({ id: z.string().min(1).max(200) })
const formParams = z.object({ country: z.string().max(8), type: z.string().max(32) })

/** Public reads: no session, nothing personal. */
export const openRoutes = (app: FastifyInstance, { runtime }: CommerceDeps): void => {
  const product = answerProduct(runtime)
  app.get('/country-detection', async (request, reply) => {
    reply.header('cache-control', 'private, max-age=3600')
    return detectCountry({ headers: request.headers, isProxyTrusted: isBehindProxy(runtime.config.TRUST_PROXY) })
  })
  app.get('/product/s/:id', async (request, reply) => {
    const { id } = readInput(productParams, request.params)
    const answer = await product({ ...siteScopeOf(request), idOrSlug: id })
    // Fastify would send null as no body at all; the shop reads a JSON null (EXTRA-03).
    return answer === null ? reply.type('application/json').serializer(String).send('null') : answer
  })
  app.get('/filters/s/ALL', (request) => listFilters(runtime)(siteScopeOf(request)))
  // The same for everybody: browsing needs no session.
  app.get('/cart/promotions', async (request) => listCampaigns(siteScopeOf(request)))
  app.get('/territory', async (request) => listTerritories(siteScopeOf(request)))
  app.get('/validation/:country/:type', async (request) =>
    readFormSchema({ ...readInput(formParams, request.params), query: request.query, language: siteScopeOf(request).language }),
  )
}

const SLOW_MS = 5_000
const FAILURES_OF_900503 = 2

interface ProductInput extends SiteScope {
  readonly idOrSlug: string
}

/** Answers `GET /api/product/s/{id}`: the product, null, or 404 NOT_FOUND (EXTRA-03). Demo products that fail do so outside production. */
const answerProduct = ({ database, config }: Pick<Runtime, 'database' | 'config'>) => {
  let failures = 0
  const misbehave = async (id: string): Promise<'none' | undefined> => {
    if (config.isProduction) return undefined
    if (id === '900404') throw productNotFound()
    if (id === '900500') throw serverError()
    if (id === '900408') await pause(SLOW_MS)
    if (id === '900503') {
      failures = (failures + 1) % (FAILURES_OF_900503 + 1)
      if (failures !== 0) throw serverError(503)
    }
    return id === '900900' ? 'none' : undefined
  }
  return async ({ idOrSlug, site, language }: ProductInput): Promise<Product | null> => {
    if ((await misbehave(idOrSlug)) === 'none') return null
    const product = await readProduct({ database, site, language, idOrSlug })
    if (product === undefined) throw productNotFound()
    return product
  }
}

const productNotFound = (): ApiProblem => new ApiProblem(404, 'NOT_FOUND', { message: 'Product not found', result: 'NOT_FOUND' })
