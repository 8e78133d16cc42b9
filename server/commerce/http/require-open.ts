import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPreviewHost } from '../../../src/site/preview-mode.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import type { Runtime } from '../../runtime.ts'
import { isInProcess } from '../../operations/in-process-fetch.ts'
import { headerText, queryText } from '../sessions/resolve-scope.ts'
import { ApiProblem } from './api-problem.ts'
import { siteScopeOf } from './request-scope.ts'

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>
type Deps = Pick<Runtime, 'maintenance'>

/** 503 MAINTENANCE while the call's site is closed for work (FRAME-11). A running shop that reads it shows the takeover. */
export const requireOpen =
  ({ maintenance }: Deps): Hook =>
  async (request, reply) => {
    const { site } = siteScopeOf(request)
    if (maintenance.isOn(site) && !isExempt(request)) throw closed(reply, site)
  }

/** 503 MAINTENANCE before the session is read; a call that names no site is checked once its session is read. */
export const requireNamedSiteOpen = (deps: Deps): Hook => {
  const require = requireOpen(deps)
  return async (request, reply) => {
    const isSessions = queryText(request, 'siteTag') === undefined && headerText(request, 'shoppingsessionid') !== undefined
    if (!isSessions) await require(request, reply)
  }
}

/** For calls of machines, which name no site: they stop when every site is closed. */
export const requireAnyOpen =
  ({ maintenance }: Deps): Hook =>
  async (request, reply) => {
    if (maintenance.isEverywhere) throw closed(reply, siteScopeOf(request).site)
  }

/** Previews stay open during maintenance, and so do calls that pages make to their own process. */
const isExempt = (request: FastifyRequest): boolean => isInProcess(request) || isPreviewHost(request.hostname)

const closed = (reply: FastifyReply, { maintenance }: SiteConfig): ApiProblem => {
  void reply.header('retry-after', String(maintenance.retryAfterSeconds))
  return new ApiProblem(503, 'MAINTENANCE', { message: 'The shop is closed for a little work. We will be right back.' })
}
