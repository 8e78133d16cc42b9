import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderRequest, RenderResponse } from '../../src/pipeline/render/render-request.ts'
import { isPreviewHost } from '../../src/site/preview-mode.ts'
import { siteOf } from '../../src/site/site-of.ts'
import { addressOf } from '../lib/request-address.ts'
import { carryParameters, pageAddress } from './cache-key.ts'
import { encodeLazily } from './encode-body.ts'
import { errorPage, incidentId } from './error-page.tsx'
import type { CachedAnswer, PageCache } from './page-cache.ts'
import { redirectReturn } from './redirect-return.ts'
import { securityHeaders } from './security-headers.ts'
import { sendAnswer } from './send-answer.ts'
import type { StorefrontDeps } from './storefront-deps.ts'

interface Deps extends Pick<StorefrontDeps, 'runtime'> {
  readonly render: (request: RenderRequest) => Promise<RenderResponse>
  readonly isDevelopment?: boolean
  /** Absent in development: every request renders. */
  readonly cache?: PageCache
}

/** Answers page requests: public pages from the cache, others by rendering. */
export const createPageHandler = (deps: Deps) => ({
  page: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const renderRequest = toRenderRequest(request, deps)
    try {
      const make = async () => toAnswer(await deps.render(renderRequest), deps, request.protocol === 'https')
      const isShared = deps.cache !== undefined && !dependsOnVisitor(renderRequest)
      const answer = isShared ? await deps.cache.get(renderRequest.url.href, make) : await make()
      return await sendAnswer(request, reply, withWholeQuery(answer, request))
    } catch (cause) {
      return sendDefect(reply, cause, deps)
    }
  },
  redirectReturn: redirectReturn(deps.runtime.sites),
})

const toRenderRequest = (request: FastifyRequest, { runtime }: Deps): RenderRequest => {
  const url = pageAddress(addressOf(request))
  const acceptLanguage = request.headers['accept-language']
  const site = siteOf({ host: url.hostname, path: url.pathname }, runtime.sites)
  return {
    url,
    cookies: parseCookie(request.headers.cookie ?? ''),
    isMaintenance: site !== undefined && runtime.maintenance.isOn(site) && !isPreviewHost(url.hostname),
    ...(acceptLanguage === undefined ? {} : { acceptLanguage }),
  }
}

/** A redirect is cached once for all campaigns; each shopper's own campaign tags are added to its target. */
const withWholeQuery = (answer: CachedAnswer, request: FastifyRequest): CachedAnswer => {
  const { location } = answer.headers
  if (location === undefined) return answer
  return { ...answer, headers: { ...answer.headers, location: carryParameters(location, addressOf(request)) } }
}

/** Home follows a stored navigation context (HOME-02); a maintenance answer ends with the maintenance. */
const dependsOnVisitor = ({ url, cookies, isMaintenance }: RenderRequest): boolean =>
  isMaintenance === true || (url.pathname.split('/').length <= 4 && Object.keys(cookies).some((name) => name.startsWith('navContext_')))

const toAnswer = (
  { status, headers, html, surrogateKeys, styleHash, inlineScripts, changesAt, isDegraded = false }: RenderResponse,
  { runtime, isDevelopment }: Deps,
  isSecure: boolean,
): CachedAnswer => {
  const body = Buffer.from(html)
  return {
    status,
    headers: {
      ...headers,
      ...securityHeaders({
        sites: runtime.sites,
        config: runtime.config,
        isSecure: isSecure && runtime.config.isProduction,
        isDevelopment,
        styleHash,
        inlineScripts,
      }),
      'surrogate-key': surrogateKeys.join(' '),
    },
    body,
    encode: encodeLazily(body),
    surrogateKeys,
    isDegraded,
    isCacheable: headers['cache-control']?.startsWith('public') === true,
    ...(changesAt === undefined ? {} : { changesAt }),
  }
}

/** An unexpected error: 500 with an id by which its log line is found (EXTRA-15). */
const sendDefect = (reply: FastifyReply, cause: unknown, { runtime }: Deps): FastifyReply => {
  const incident = incidentId(runtime.ids)
  runtime.log.error({ err: cause, incident }, 'A page could not be rendered')
  const html = errorPage({ heading: 'Something went wrong', text: 'We could not show this page. Please try again in a moment.', incident })
  const security = securityHeaders({ sites: runtime.sites, isSecure: false })
  return reply
    .code(500)
    .headers({ ...security, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' })
    .send(html)
}
