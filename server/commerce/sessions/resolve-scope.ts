import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { unknownSession } from '../http/problems.ts'
import { sessionScopeOf, setAccountScope, setSessionScope, setSiteScope, siteScopeOf, type SiteScope } from '../http/request-scope.ts'
import { readIdentity } from './read-identity.ts'
import { followSession } from './session-cookie.ts'
import { readSession } from './session.ts'

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Site by siteTag, else the default site; language by lang where the site has it (EXTRA-01). */
export const resolveSite = ({ runtime }: Pick<CommerceDeps, 'runtime'>): Hook => {
  const { sites } = runtime
  const fallback =
    sites.find(({ code }) => code.toLowerCase() === runtime.config.DEFAULT_SITE?.toLowerCase()) ??
    sites.find((site) => site.default) ??
    sites[0]
  if (fallback === undefined) throw new Error('There is no site.')
  return async (request) => {
    const site = knownSite(sites, queryText(request, 'siteTag')) ?? fallback
    setSiteScope(request, { ...siteOf(request, site), merchant: await runtime.merchant.current(), now: runtime.clock.now() })
  }
}

/** Lets a call through only with a session; without siteTag its site is the session's. 401 SESSION_UNKNOWN (contracts 10). */
export const requireSession =
  ({ runtime }: Pick<CommerceDeps, 'runtime'>): Hook =>
  async (request, reply) => {
    const sessionId = headerText(request, 'shoppingsessionid')
    const session = await readSession(runtime, sessionId)
    if (session === undefined || sessionId === undefined) throw unknownSession()
    const site = queryText(request, 'siteTag') === undefined ? runtime.sites.find(({ siteTag }) => siteTag === session.siteTag) : undefined
    const scope = site === undefined ? siteScopeOf(request) : { ...siteScopeOf(request), ...siteOf(request, site, session.language) }
    setSiteScope(request, scope)
    setSessionScope(request, { ...scope, session })
    await followSession(runtime, { request, reply, scope: { ...scope, session }, sessionId })
  }

/** Lets a call through only with a valid bearer token: a session id alone never gives account data (API-22). */
export const requireAccount =
  (deps: Pick<CommerceDeps, 'runtime' | 'verifyAccessToken'>): Hook =>
  async (request) => {
    const identity = await readIdentity(deps, request)
    setAccountScope(request, { ...sessionScopeOf(request), identity })
  }

/** A header's text; of a repeated one the first counts. */
export const headerText = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** A query parameter's text; of a repeated one the first counts (contracts 4). */
export const queryText = ({ query }: FastifyRequest, name: string): string | undefined => {
  const value: unknown = typeof query === 'object' && query !== null && name in query ? Reflect.get(query, name) : undefined
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : undefined
}

const knownSite = (sites: readonly SiteConfig[], siteTag: string | undefined): SiteConfig | undefined => {
  if (siteTag === undefined) return undefined
  const site = sites.find((candidate) => candidate.siteTag === siteTag)
  if (site === undefined) throw new ApiProblem(400, 'UNKNOWN_SITE', { message: 'There is no such site.' })
  return site
}

const siteOf = (request: FastifyRequest, site: SiteConfig, usual = site.defaultLanguage): Pick<SiteScope, 'site' | 'language'> => {
  const language = [queryText(request, 'lang'), usual].find((code) => code !== undefined && site.languages.includes(code))
  return { site, language: language ?? site.defaultLanguage }
}
