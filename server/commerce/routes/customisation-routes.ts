import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { CommerceDeps } from '../commerce-deps.ts'
import { customiseProduct } from '../customisation/customise-product.ts'
import { createPreviews } from '../customisation/create-previews.ts'
import { guardAddress, guardChange } from '../http/guard-request.ts'
import { notFound } from '../http/problems.ts'
import { IMMUTABLE } from '../../lib/immutable.ts'
import { readInput } from '../http/read-input.ts'
import { siteScopeOf } from '../http/request-scope.ts'
import { resolveSite } from '../sessions/resolve-scope.ts'
import { requireNamedSiteOpen } from '../http/require-open.ts'
import type { Answer } from './answers.ts'

export const customisedParams = z.object({ productId: z.string().min(1).max(100) })
export const previewParams = z.object({ '*': z.string().max(4_000) })

/** The product API: a preview of choices, and the picture that shows it (CALL-35). */
export const customisationRoutes = async (app: FastifyInstance, deps: CommerceDeps): Promise<void> => {
  app.addHook('onRequest', guardAddress)
  await app.register(async (asked) => {
    asked.addHook('onRequest', resolveSite(deps))
    asked.addHook('onRequest', requireNamedSiteOpen(deps.runtime))
    asked.addHook('onRequest', guardChange)
    asked.post<Answer<'POST /atmos/v1/products/:productId/customise'>>('/products/:productId/customise', (request) =>
      customiseProduct(deps, siteScopeOf(request), {
        productId: readInput(customisedParams, request.params).productId,
        address: request.ip,
        input: request.body,
      }),
    )
  })
  const previewOf = createPreviews(deps)
  // Not a parameter, whose length the router limits: the name holds the words.
  app.get('/previews/*', async (request, reply) => {
    const preview = await previewOf(readInput(previewParams, request.params)['*'])
    if (preview === undefined) throw notFound('There is no such picture.')
    return reply
      .headers({
        // What an address shows is in the address. A drawing without its picture is a makeshift.
        'cache-control': preview.isWhole ? IMMUTABLE : 'no-store',
        // Opened by itself it is a document of this host: it may do nothing.
        'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
      })
      .type('image/svg+xml; charset=utf-8')
      .send(preview.svg)
  })
}
