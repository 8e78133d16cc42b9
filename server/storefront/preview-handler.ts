import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { TICKET_PARAMETER } from '../../schemas/api/compose.ts'
import type { RenderRequest, RenderResponse } from '../../src/pipeline/render-deps.ts'
import { previewParameters, readPreview, type PreviewSettings } from '../../src/site/preview-mode.ts'
import { addressOf } from '../lib/request-address.ts'
import { toUtf8 } from '../lib/to-utf8.ts'
import { failureOf } from '../lib/unreachable.ts'
import { logDefect } from '../operations/errors/defects.ts'
import { siteOf } from '../../src/site/site-of.ts'
import { brandOf } from '../operations/plain-pages/brand.tsx'
import { ERROR_STYLE_HASH, errorPage } from '../operations/plain-pages/error-page.tsx'
import { visitorLanguage } from '../operations/plain-pages/visitor-language.ts'
import type { Runtime } from '../runtime.ts'
import { pageAddress } from './cache-key.ts'
import { createPreviewAccess, previewAncestors, sendPreviewGate } from './preview-access.ts'
import { securityHeaders } from './security-headers.ts'
import { defined } from '../../src/lib/defined.ts'

interface Deps {
  readonly runtime: Pick<Runtime, 'config' | 'sites' | 'log' | 'ids' | 'clock' | 'database'>
  readonly render: (request: RenderRequest) => Promise<RenderResponse>
  readonly isDevelopment: boolean
}

/**
 * Pages of a preview host: drafts where preview mode is on, else the live ones. Rendered for each request, never cached and
 * never indexed by search engines; shown even during maintenance (FRAME-11).
 */
export const createPreviewHandler = (deps: Deps) => {
  const access = createPreviewAccess(deps.runtime)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { right, pass } = await access.admit(request)
    const { runtime, render, isDevelopment } = deps
    const url = addressOf(request)
    const cookies = parseCookie(request.headers.cookie ?? '')
    const preview = readPreview({ query: url.searchParams, saved: new URLSearchParams(cookies['preview'] ?? '') }, runtime.sites)
    const headers = previewHeaders(deps)
    /** The ticket of the address is used up: where that leads elsewhere, the next page needs another. */
    const parametersOf = (settings: PreviewSettings): URLSearchParams => {
      const parameters = previewParameters(settings)
      if (pass !== undefined) parameters.set(TICKET_PARAMETER, access.ticket() ?? '')
      return parameters
    }
    if (preview !== undefined && right === 'refused')
      return sendPreviewGate(request, reply.code(401).headers(headers), { ...securityOf(deps), to: request.url })
    const acceptLanguage = request.headers['accept-language']
    const wanted: RenderRequest = {
      url: pageAddress(url),
      cookies,
      ...defined({ acceptLanguage }),
      preview: right === 'allowed' ? { ...preview, ...defined({ pass }) } : {},
    }
    try {
      const { status, html, headers: own, styleHash } = await render(wanted)
      const { location } = own
      return await reply
        .code(status)
        .headers({ ...own, ...headers, ...securityHeaders({ ...securityOf(deps), styleHash }), 'cache-control': NO_STORE })
        .headers(
          location === undefined || preview === undefined ? {} : { location: staying(location, url, parametersOf(preview.settings)) },
        )
        .send(toUtf8(html))
    } catch (cause) {
      const incident = logDefect(request, cause, 'A preview could not be rendered', { isDevelopment, path: url.pathname })
      const { hostname } = request
      const language = visitorLanguage({ hostname, path: url.pathname, acceptLanguage }, runtime.sites)
      const brand = brandOf(siteOf({ host: hostname, path: url.pathname }, runtime.sites))
      const failure = failureOf(cause)
      return reply
        .code(failure.status)
        .headers({
          ...headers,
          ...failure.headers,
          ...securityHeaders({ ...securityOf(deps), styleHash: ERROR_STYLE_HASH }),
          'content-language': language,
        })
        .type(HTML)
        .send(
          errorPage({ language, brand, error: 'drafts', incident, retry: url.search || '?', retryAfter: failure.headers['retry-after'] }),
        )
    }
  }
}

const HTML = 'text/html; charset=utf-8'
const NO_STORE = 'private, no-store'

const previewHeaders = (deps: Deps): Readonly<Record<string, string>> => ({
  ...securityHeaders(securityOf(deps)),
  'cache-control': NO_STORE,
  'x-robots-tag': 'noindex, nofollow',
})

const securityOf = ({ runtime: { config, sites }, isDevelopment }: Deps) => ({
  sites,
  config,
  isDevelopment,
  frameAncestors: previewAncestors(config),
  readsPictures: true,
})

/** A redirect within the shop keeps the preview's parameters: the first page that is shown stores them. */
const staying = (location: string, from: URL, parameters: URLSearchParams): string => {
  const to = new URL(location, from)
  if (to.origin !== from.origin) return location
  for (const [name, value] of parameters) to.searchParams.set(name, value)
  return `${to.pathname}${to.search}${to.hash}`
}
