import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { answerErrors } from '../commerce/http/answer-errors.ts'
import { ApiProblem } from '../commerce/http/api-problem.ts'
import type { CommerceDeps } from '../commerce/commerce-deps.ts'
import { guardAddress } from '../commerce/http/guard-request.ts'
import { parseJson } from '../commerce/http/parse-json.ts'
import { scopeDecorators } from '../commerce/http/request-scope.ts'
import { originAsked } from '../lib/link-origin.ts'
import { agentDecorators, setBodyBytes, setSite } from './agent-request.ts'
import { AgentProblem } from './agent-problem.ts'
import { continueForms } from './handover/continue-forms.tsx'
import { mcpRoute } from './mcp/mcp-route.ts'
import { createProfileReader } from './identity/read-profile.ts'
import { profileOfShop } from './protocol/profile-of-shop.ts'
import { restRoutes } from './rest-routes.ts'

/**
 * The shop for shoppers' agents, by the Universal Commerce Protocol: its profile at `/.well-known/ucp`, each site's calls below
 * `/ucp/{country}` and the page where a shopper goes on herself. A site whose configuration has no `agents` answers none of it.
 */
export const agentsPlugin: FastifyPluginAsync<CommerceDeps> = async (app, commerce) => {
  const { runtime } = commerce
  const open = runtime.sites.filter(({ agents }) => agents !== undefined && agents.capabilities.length > 0)
  if (open.length === 0) return
  for (const name of agentDecorators) app.decorateRequest(name, undefined)
  const deps = { runtime, commerce, readProfile: createProfileReader(runtime) }
  const originOf = (request: FastifyRequest): string => originAsked(request, runtime.config)

  app.get('/.well-known/ucp', async (request, reply) => {
    const [first, ...others] = bySite(open, request.hostname)
    return first === undefined
      ? reply.callNotFound()
      : sendProfile(reply, profileOfShop({ sites: [first, ...others], origin: originOf(request) }))
  })
  for (const site of open)
    await app.register(
      async (api) => {
        applyConventions(api)
        api.get('/.well-known/ucp', (request, reply) => sendProfile(reply, profileOfShop({ sites: [site], origin: originOf(request) })))
        await api.register(async (calls) => {
          calls.addHook('onRequest', async (request, reply) => {
            setSite(request, site)
            if (!runtime.maintenance.isOn(site)) return
            void reply.header('retry-after', String(site.maintenance.retryAfterSeconds))
            throw new AgentProblem(503, 'unavailable', 'The shop is closed for a little work.')
          })
          restRoutes(calls, deps)
          mcpRoute(calls, deps)
        })
      },
      { prefix: `/ucp/${site.code.toLowerCase()}` },
    )
  await app.register(
    async (forms) => {
      for (const name of scopeDecorators) forms.decorateRequest(name, undefined)
      await continueForms(forms, commerce)
    },
    { prefix: '/forms/continue' },
  )
}

/** The site of the host first, else the default one. */
const bySite = (sites: readonly SiteConfig[], hostname: string): readonly SiteConfig[] => {
  const rank = (site: SiteConfig): number => (site.hosts.includes(hostname) ? 0 : site.default === true ? 1 : 2)
  return [...sites].sort((a, b) => rank(a) - rank(b))
}

/** Cached wherever it passes, as the protocol asks for. */
const PROFILE_CACHE = 'public, max-age=300'

const sendProfile = (reply: FastifyReply, profile: object): FastifyReply =>
  reply.header('cache-control', PROFILE_CACHE).type('application/json; charset=utf-8').send(profile)

const applyConventions = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    setBodyBytes(request, body)
    return parseJson(body)
  })
  app.addHook('onRequest', guardAddress)
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
    reply.header('x-request-id', request.id)
  })
  app.setErrorHandler(answerProblem)
  app.all('/*', async () => {
    throw new AgentProblem(404, 'not_found', 'There is no such call.')
  })
}

/** A problem in the protocol's form; what is wrong with the shop itself is logged as everywhere and described nowhere. */
const answerProblem = (error: FastifyError | AgentProblem | ApiProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const known = error instanceof AgentProblem || (error instanceof ApiProblem && error.status < 500)
  if (!known) return answerErrors(error as FastifyError, request, reply)
  if (error.retryAfterS !== undefined) void reply.header('retry-after', String(error.retryAfterS))
  const { status, code, message } = error
  return reply.code(status).send({ code: code.toLowerCase(), content: message })
}
