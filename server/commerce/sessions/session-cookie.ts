import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Runtime } from '../../runtime.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import type { SessionScope, SiteScope } from '../http/request-scope.ts'
import { readSession, type Session } from './session.ts'

/**
 * The session of a browser, for forms that are sent without a script: scripts send the id in a header. Nothing but those forms and the
 * pages that answer them acts by the cookie. One for each site, as sessions are (src/site/stored-items.ts).
 */
const nameOf = ({ siteTag }: SiteScope['site']): string => `shoppingSession_${siteTag}`

export const cookieSession = ({ headers: { cookie = '' } }: FastifyRequest, { site }: Pick<SiteScope, 'site'>): string | undefined =>
  parseCookie(cookie)[nameOf(site)]

interface Input {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly scope: Pick<SiteScope, 'site'>
  /** Empty to take the cookie away. */
  readonly sessionId: string
  readonly kind: Session['kind']
}

/**
 * Sent from this origin only, and not by a form of another site. It lives as long as a session that nobody uses. Scripts read a guest's,
 * as they read the id in their own storage: that is how they learn of a bag that a form has begun (src/clients/commerce/sessions.ts).
 */
export const setSessionCookie = (
  { config }: Pick<Runtime, 'config'>,
  { request: { protocol }, reply, scope, sessionId, kind }: Input,
): FastifyReply =>
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: nameOf(scope.site),
      value: sessionId,
      path: '/',
      httpOnly: kind === 'account',
      sameSite: 'lax',
      secure: protocol === 'https',
      maxAge: sessionId === '' ? 0 : config.SESSION_TTL_SECONDS,
    }),
  )

/** The guest's session that a form has begun, or that another tab has; undefined where there is none. An account's is never taken over. */
export const guestSessionOf = async (
  runtime: Runtime,
  request: FastifyRequest,
  scope: Pick<SiteScope, 'site'>,
): Promise<{ readonly sessionId: string; readonly session: Session } | undefined> => {
  const sessionId = cookieSession(request, scope)
  const session = await readSession(runtime, sessionId)
  return sessionId === undefined || session?.kind !== 'guest' || session.siteTag !== scope.site.siteTag ? undefined : { sessionId, session }
}

/**
 * Makes the cookie name the session that the browser's script uses. Where a form was sent before that script was there, and began a
 * session of its own since the cookie was gone, what it put in the bag is put in this one.
 */
export const followSession = async (
  runtime: Runtime,
  { request, reply, scope, sessionId }: Omit<Input, 'scope' | 'kind'> & { readonly scope: SessionScope },
): Promise<void> => {
  if (cookieSession(request, scope) === sessionId) return
  const begun = await guestSessionOf(runtime, request, scope)
  if (begun !== undefined)
    await runtime.database.transaction((transaction) =>
      mergeCarts({ runtime, transaction, from: begun.session.ownerKey, into: scope.session.ownerKey, scope }),
    )
  setSessionCookie(runtime, { request, reply, scope, sessionId, kind: scope.session.kind })
}
