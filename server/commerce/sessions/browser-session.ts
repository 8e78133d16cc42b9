import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CommerceDeps } from '../commerce-deps.ts'
import type { SessionScope, SiteScope } from '../http/request-scope.ts'
import { cookieSession, setSessionCookie } from './session-cookie.ts'
import { limitSessions } from './session-routes.ts'
import { readSession } from './session.ts'
import { startSession } from './start-session.ts'

interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly scope: SiteScope
}

/** The session of a browser that sends a form without a script; a new one for a browser that has none. */
export const browserSession = async (deps: Pick<CommerceDeps, 'runtime'>, { request, reply, scope }: Visit): Promise<SessionScope> => {
  const { runtime } = deps
  const known = await readSession(runtime, cookieSession(request, scope))
  if (known !== undefined) return { ...scope, session: known }
  await limitSessions(deps)(request, reply)
  const { sessionId, session } = await startSession(runtime, scope)
  setSessionCookie(runtime, { request, reply, scope, sessionId, kind: 'guest' })
  return { ...scope, session }
}
