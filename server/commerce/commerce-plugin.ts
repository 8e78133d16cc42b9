import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { CommerceNeeds } from './commerce-needs.ts'
import { ApiProblem } from './http/api-problem.ts'
import { applyConventions } from './http/error-conventions.ts'
import { guardAddress, guardChange } from './http/guard-request.ts'
import { parseJson } from './http/parse-json.ts'
import { scopeDecorators } from './http/request-scope.ts'
import { requireAnyOpen, requireNamedSiteOpen, requireOpen } from './http/require-open.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { cartRoutes } from './routes/cart-routes.ts'
import { checkoutRoutes } from './routes/checkout-routes.ts'
import { machineRoutes } from './routes/machine-routes.ts'
import { openRoutes } from './routes/open-routes.ts'
import { shopperRoutes } from './routes/shopper-routes.ts'
import { ticketRoutes } from './routes/ticket-routes.ts'
import { requireAccount, requireSession, resolveSite } from './sessions/resolve-scope.ts'
import { sessionRoutes, sessionStartRoutes } from './sessions/session-routes.ts'

/** The shop API of the specification (product.md 7, contracts 10), below `/api` and `/atmos/v1`. */
export const commercePlugin: FastifyPluginAsync<CommerceNeeds> = async (app, needs) => {
  for (const name of scopeDecorators) app.decorateRequest(name, undefined)
  await app.register(async (api) => registerApi(api, needs), { prefix: '/api', logSerializers: { req: withoutQuery } })
  await app.register(async (api) => registerCustomisation(api, needs), { prefix: '/atmos/v1' })
}

/** Each group adds its own condition: a site, a script of ours, a session, a signed-in user. */
const registerApi = async (api: FastifyInstance, needs: CommerceNeeds): Promise<void> => {
  applyConventions(api)
  api.addHook('onRequest', guardAddress)
  api.addHook('onRequest', resolveSite(needs))
  await api.register(async (machines) => {
    machines.addHook('onRequest', requireAnyOpen(needs.platform))
    // A beacon cannot say that it is JSON without asking for permission first.
    machines.addContentTypeParser('text/plain', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => parseJson(body))
    machineRoutes(machines, needs)
  })
  await api.register(async (scripted) => {
    scripted.addHook('onRequest', requireNamedSiteOpen(needs.platform))
    scripted.addHook('onRequest', guardChange)
    openRoutes(scripted, needs)
    sessionStartRoutes(scripted, needs)
    await scripted.register(async (shopping) => {
      shopping.addHook('onRequest', requireSession(needs))
      shopping.addHook('onRequest', requireOpen(needs.platform))
      sessionRoutes(shopping, needs)
      cartRoutes(shopping, needs)
      checkoutRoutes(shopping, needs)
      shopperRoutes(shopping, needs)
      await shopping.register(async (tickets) => ticketRoutes(tickets, needs))
      await shopping.register(async (account) => {
        account.addHook('onRequest', requireAccount(needs))
        accountRoutes(account, needs)
      })
    })
  })
}

/** Previews of personalised products are not part of the embedded platform yet; the answer says so instead of pretending. */
const registerCustomisation = async (api: FastifyInstance, needs: CommerceNeeds): Promise<void> => {
  applyConventions(api)
  api.addHook('onRequest', guardAddress)
  api.addHook('onRequest', resolveSite(needs))
  api.addHook('onRequest', guardChange)
  api.post('/products/:productId/customise', async () => {
    throw new ApiProblem(501, 'NOT_IMPLEMENTED', { message: 'POST /atmos/v1/products/{productId}/customise is not implemented.' })
  })
}

/** Addresses and e-mails travel in queries of some calls; the access log keeps the path only (EMAIL-14). */
const withoutQuery = ({ method, url }: FastifyRequest): string => `${method} ${url.split('?', 1)[0] ?? ''}`
