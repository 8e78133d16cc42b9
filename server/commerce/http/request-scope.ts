import type { FastifyRequest } from 'fastify'
import type { Terms } from '../merchant/merchant-data.ts'
import type { Identity } from '../sessions/identity.ts'
import type { Session } from '../sessions/session.ts'

/** Which site and language a call is for (EXTRA-01), and the merchants' documents as they were when it came: all of a call uses the same. */
export interface SiteScope extends Terms {
  readonly language: string
}

/** A call within a shopping session. */
export interface SessionScope extends SiteScope {
  readonly session: Session
}

/** A call of a signed-in user. */
export interface AccountScope extends SessionScope {
  readonly identity: Identity
}

const SITE = 'siteScope'
const SESSION = 'sessionScope'
const ACCOUNT = 'accountScope'

/** Names to decorate requests with, so that their shape is stable. */
export const scopeDecorators = [SITE, SESSION, ACCOUNT] as const

export const setSiteScope = (request: FastifyRequest, scope: SiteScope): void => request.setDecorator(SITE, scope)
export const siteScopeOf = (request: FastifyRequest): SiteScope => request.getDecorator<SiteScope>(SITE)
export const setSessionScope = (request: FastifyRequest, scope: SessionScope): void => request.setDecorator(SESSION, scope)
export const sessionScopeOf = (request: FastifyRequest): SessionScope => request.getDecorator<SessionScope>(SESSION)
export const setAccountScope = (request: FastifyRequest, scope: AccountScope): void => request.setDecorator(ACCOUNT, scope)
export const accountScopeOf = (request: FastifyRequest): AccountScope => request.getDecorator<AccountScope>(ACCOUNT)
