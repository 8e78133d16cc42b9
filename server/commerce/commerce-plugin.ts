import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { CommerceDeps } from './commerce-deps.ts'
import { applyConventions } from './http/error-conventions.ts'
import { guardAddress, guardChange } from './http/guard-request.ts'
import { parseJson } from './http/parse-json.ts'
import { scopeDecorators } from './http/request-scope.ts'
import { requireAnyOpen, requireNamedSiteOpen, requireOpen } from './http/require-open.ts'
import { plainForms } from './plain-forms/plain-forms.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { cartRoutes } from './routes/cart-routes.ts'
import { checkoutRoutes } from './routes/checkout-routes.ts'
import { customisationRoutes } from './routes/customisation-routes.ts'
import { machineRoutes } from './routes/machine-routes.ts'
import { openRoutes } from './routes/open-routes.ts'
import { shopperRoutes } from './routes/shopper-routes.ts'
import { ticketRoutes } from './routes/ticket-routes.ts'
import { requireAccount, requireSession, resolveSite } from './sessions/resolve-scope.ts'
import { sessionRoutes, sessionStartRoutes } from './sessions/session-routes.ts'

/** The shop API of the specification (product.md 7, contracts 10), below `/api` and `/atmos/v1`, and below `/forms` what works without a script. */
export const commercePlugin: FastifyPluginAsync<CommerceDeps> = async (app, deps) => {
  for (const name of scopeDecorators) app.decorateRequest(name, undefined)
  await app.register(async (api) => registerApi(api, deps), { prefix: '/api', logSerializers: { req: withoutQuery } })
  await app.register(async (forms) => plainForms(forms, deps), { prefix: '/forms', logSerializers: { req: withoutQuery } })
  await app.register(
    async (api) => {
      applyConventions(api)
      await customisationRoutes(api, deps)
    },
    { prefix: '/atmos/v1' },
  )
}

/** Each group of routes adds its own condition: a site, a request by our script, a session, a signed-in user. */
const registerApi = async (api: FastifyInstance, deps: CommerceDeps): Promise<void> => {
  applyConventions(api)
  api.addHook('onRequest', guardAddress)
  api.addHook('onRequest', resolveSite(deps))
  await api.register(async (machines) => {
    machines.addHook('onRequest', requireAnyOpen(deps.runtime))
    // A beacon with a JSON content type would need a CORS preflight; it comes as text/plain.
    machines.addContentTypeParser('text/plain', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => parseJson(body))
    machineRoutes(machines, deps)
  })
  await api.register(async (scripted) => {
    scripted.addHook('onRequest', requireNamedSiteOpen(deps.runtime))
    scripted.addHook('onRequest', guardChange)
    openRoutes(scripted, deps)
    sessionStartRoutes(scripted, deps)
    await scripted.register(async (shopping) => {
      shopping.addHook('onRequest', requireSession(deps))
      shopping.addHook('onRequest', requireOpen(deps.runtime))
      sessionRoutes(shopping, deps)
      cartRoutes(shopping, deps)
      checkoutRoutes(shopping, deps)
      shopperRoutes(shopping, deps)
      await shopping.register(async (tickets) => ticketRoutes(tickets, deps))
      await shopping.register(async (account) => {
        account.addHook('onRequest', requireAccount(deps))
        accountRoutes(account, deps)
      })
    })
  })
}

/** Addresses and e-mails travel in queries of some calls; the access log has the path only (EMAIL-14). */
const withoutQuery = ({ method, url }: FastifyRequest): string => `${method} ${url.split('?', 1)[0] ?? ''}`
