import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { eq } from 'drizzle-orm'
import { countTry } from '../../lib/limit-rate.ts'
import { networkOf } from '../../lib/network-of.ts'
import { shoppingSessions } from '../../database/schema/commerce.ts'
import type { Runtime } from '../../runtime.ts'
import type { CommerceDeps } from '../commerce-deps.ts'
import { ApiProblem } from '../http/api-problem.ts'
import { unauthorized } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import { type SessionScope, sessionScopeOf, type SiteScope, siteScopeOf } from '../http/request-scope.ts'
import { isGuestAuthorized } from './authorization.ts'
import { readIdentity } from './read-identity.ts'
import { headerText } from './resolve-scope.ts'
import { guestSessionOf, setSessionCookie } from './session-cookie.ts'
import { signInSession, startSession } from './start-session.ts'
import { hashSessionId } from './session.ts'
import type { Answer } from '../routes/answers.ts'

export const sessionBody = z.object({ language: z.string().max(8).optional(), sitePublicId: z.string().max(64).optional() })

/** Starting a session: guests by the public Basic credentials, users by their token (CALL-01, CALL-02). */
export const sessionStartRoutes = (app: FastifyInstance, deps: CommerceDeps): void => {
  const { runtime } = deps
  const scopeOf = scopeOfBody(deps)
  const requireFewSessions = limitSessions(deps)
  app.post<Answer<'POST /api/basic-session'>>('/basic-session', async (request, reply) => {
    if (!isGuestAuthorized(request, runtime.config)) throw unauthorized()
    const scope = scopeOf(siteScopeOf(request), request.body)
    // One that a form began before there was a script: what it put in the bag would be lost with it.
    const begun = await guestSessionOf(runtime, request, scope)
    if (begun === undefined) await requireFewSessions(request, reply)
    const { sessionId } = begun ?? (await startSession(runtime, scope))
    setSessionCookie(runtime, { request, reply, scope, sessionId, kind: 'guest' })
    return reply.header('shoppingsessionid', sessionId).send({ sessionId })
  })
  app.post<Answer<'POST /api/account-session'>>('/account-session', async (request, reply) => {
    const identity = await readIdentity(deps, request)
    await requireFewSessions(request, reply)
    const guestSessionId = headerText(request, 'shoppingsessionid')
    const scope = scopeOf(siteScopeOf(request), request.body)
    const { sessionId } = await signInSession(deps, { ...scope, identity, guestSessionId })
    setSessionCookie(runtime, { request, reply, scope, sessionId, kind: 'account' })
    return reply.header('shoppingsessionid', sessionId).send({ sessionId })
  })
}

/** Changing and ending the current session (CALL-03, CALL-04). */
export const sessionRoutes = (app: FastifyInstance, { runtime }: CommerceDeps): void => {
  for (const path of ['/basic-session', '/account-session']) {
    app.get(`${path}/logout`, async (request, reply) => {
      await endSession(runtime, headerText(request, 'shoppingsessionid') ?? '')
      setSessionCookie(runtime, { request, reply, scope: siteScopeOf(request), sessionId: '', kind: 'guest' })
      return reply.code(204).send()
    })
    app.put(`${path}/updateProperties`, async (request, reply) => {
      await updateProperties(runtime, sessionScopeOf(request), request.query)
      return reply.code(204).send()
    })
  }
}

/** Sessions that one address may begin in a minute: more than an office behind one router needs, too few to fill a database. */
const SESSIONS_PER_MINUTE = 600
const MINUTE_MS = 60_000

/** 429 with Retry-After for an address that begins too many. */
export const limitSessions =
  ({ runtime }: Pick<CommerceDeps, 'runtime'>) =>
  async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (await countTry(runtime, { key: `sessions:${networkOf(ip)}`, max: SESSIONS_PER_MINUTE, windowMs: MINUTE_MS })) return
    void reply.header('retry-after', String(MINUTE_MS / 1000))
    throw new ApiProblem(429, 'TOO_MANY_SESSIONS', { message: 'Too many shopping sessions were begun from here. Please wait a minute.' })
  }

/** The body names the site by its siteTag; it must not name another than the address does. */
const scopeOfBody =
  ({ runtime }: CommerceDeps) =>
  (scope: SiteScope, body: unknown): SiteScope => {
    const { language, sitePublicId } = readInput(sessionBody, body)
    const site = sitePublicId === undefined ? scope.site : runtime.sites.find(({ siteTag }) => siteTag === sitePublicId)
    if (site === undefined) throw new ApiProblem(400, 'UNKNOWN_SITE', { message: 'There is no such site.' })
    const spoken = [language, scope.language].find((code) => code !== undefined && site.languages.includes(code))
    return { ...scope, site, language: spoken ?? site.defaultLanguage }
  }

/** Ends a session: its id opens nothing from then on. An unknown id is no error. */
const endSession = async ({ database }: Pick<Runtime, 'database'>, sessionId: string): Promise<void> => {
  await database.delete(shoppingSessions).where(eq(shoppingSessions.idHash, hashSessionId(sessionId) ?? ''))
}

export const sessionProperties = z.object({ paramId: z.literal('lang'), value: z.string().max(8) })

/** Changes the session's language (CALL-56). 400 for any other property, and for a language the site does not have. */
const updateProperties = async (
  { database }: Pick<Runtime, 'database'>,
  { session, site }: SessionScope,
  query: unknown,
): Promise<void> => {
  const { value } = readInput(sessionProperties, query)
  if (!site.languages.includes(value)) throw new ApiProblem(400, 'UNKNOWN_LANGUAGE', { message: 'The site does not speak this language.' })
  await database.update(shoppingSessions).set({ language: value }).where(eq(shoppingSessions.idHash, session.idHash))
}
