import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderRequest, RenderResponse } from '../../src/pipeline/render-deps.ts'
import { createHash } from 'node:crypto'
import { basePathOf } from '../../src/site/base-path.ts'
import { isPreviewHost } from '../../src/site/preview-mode.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { siteOf } from '../../src/site/site-of.ts'
import { variantNumberOf } from '../../src/site/variant-storage.ts'
import { addressOf } from '../lib/request-address.ts'
import { toUtf8 } from '../lib/to-utf8.ts'
import { failureOf } from '../lib/unreachable.ts'
import { logDefect } from '../operations/errors/defects.ts'
import { brandOf } from '../operations/plain-pages/brand.tsx'
import { ERROR_STYLE_HASH, errorPage } from '../operations/plain-pages/error-page.tsx'
import { visitorLanguage } from '../operations/plain-pages/visitor-language.ts'
import { carryParameters, pageAddress } from './cache-key.ts'
import { chooseEncoding, lazyBody, packedBody } from './encode-body.ts'
import type { CachedAnswer, PageCache } from './page-cache.ts'
import { securityHeaders } from './security-headers.ts'
import { sharedLifetime } from './shared-lifetime.ts'
import type { StorefrontDeps } from './storefront-deps.ts'
import { readVariantPage } from './variant-pages.ts'
import { defined } from '../../src/lib/defined.ts'

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
      const make = async (visitor: number | undefined) => toAnswer(await deps.render({ ...renderRequest, ...defined({ visitor }) }), deps)
      const visitor = (): number | undefined => visitorOf(renderRequest, deps)
      const isShared = deps.cache !== undefined && !dependsOnVisitor(renderRequest)
      const { url } = renderRequest
      const answer = isShared
        ? await readVariantPage({ cache: deps.cache, key: url.href, visitorOf: visitor, make })
        : await make(visitor())
      void reply.header('vary', varyOf(renderRequest, deps.runtime.sites))
      return await sendAnswer(request, reply, withLifetime(withWholeQuery(answer, request), deps))
    } catch (cause) {
      return sendDefect(request, reply, cause, deps)
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
    ...defined({ acceptLanguage }),
  }
}

/** By what a visitor takes part in tests. */
const visitorOf = ({ url, cookies }: RenderRequest, { runtime }: Deps): number | undefined => {
  const site = siteOf({ host: url.hostname, path: url.pathname }, runtime.sites)
  return site === undefined ? undefined : variantNumberOf(cookies, site)
}

/** A redirect is cached once for all campaigns; each shopper's own campaign tags are added to its target. */
const withWholeQuery = (answer: CachedAnswer, request: FastifyRequest): CachedAnswer => {
  const { location } = answer.headers
  if (location === undefined) return answer
  return { ...answer, headers: { ...answer.headers, location: carryParameters(location, addressOf(request)) } }
}

const withLifetime = (answer: CachedAnswer, { runtime: { config, clock } }: Deps): CachedAnswer => {
  const cdnSeconds = config.CDN_PURGE_URL.length === 0 ? undefined : config.CDN_SECONDS
  return { ...answer, headers: { ...answer.headers, ...sharedLifetime({ answer, cdnSeconds, now: clock.now() }) } }
}

/** Home follows a stored navigation context (HOME-02); a maintenance answer ends with the maintenance. */
const dependsOnVisitor = ({ url, cookies, isMaintenance }: RenderRequest): boolean =>
  isMaintenance === true || (url.pathname.split('/').length <= 4 && Object.keys(cookies).some((name) => name.startsWith('navContext_')))

/** What caches in front of the shop tell requests apart by: at a home that follows a context, cookies too (HOME-02). */
const varyOf = ({ url }: RenderRequest, sites: readonly SiteConfig[]): string => {
  const site = siteOf({ host: url.hostname, path: url.pathname }, sites)
  const path = url.pathname.replace(/\/$/, '').toLowerCase()
  const isHome = site?.languages.some((language) => path === basePathOf(site, language).toLowerCase()) === true
  return isHome && site.navigation.startingNavContext !== undefined ? 'Accept-Encoding, Cookie' : 'Accept-Encoding'
}

const toAnswer = async (
  { status, headers, html, surrogateKeys, styleHash, inlineScripts, changesAt, tests = [], isDegraded = false }: RenderResponse,
  { runtime, isDevelopment }: Deps,
): Promise<CachedAnswer> => {
  const bytes = toUtf8(html)
  const isCacheable = headers['cache-control']?.includes('no-store') === false
  return {
    status,
    headers: {
      ...headers,
      ...securityHeaders({
        sites: runtime.sites,
        config: runtime.config,
        isDevelopment,
        styleHash,
        inlineScripts,
      }),
      'surrogate-key': surrogateKeys.join(' '),
      ...(isCacheable && status === 200 ? { etag: etagOf(bytes) } : {}),
    },
    body: isCacheable ? await packedBody(bytes) : lazyBody(bytes),
    surrogateKeys,
    isDegraded,
    isCacheable,
    ...(tests.length === 0 ? {} : { tests }),
    ...defined({ changesAt }),
  }
}

/** An unexpected error: 500, or 503 while something does not answer, with an id by which its log line is found (EXTRA-15). */
const sendDefect = (request: FastifyRequest, reply: FastifyReply, cause: unknown, { runtime }: Deps): FastifyReply => {
  const incident = logDefect(request, cause, 'A page could not be rendered', { path: request.url.split('?', 1)[0] })
  const { hostname, url: path, headers } = request
  const language = visitorLanguage({ hostname, path, acceptLanguage: headers['accept-language'] }, runtime.sites)
  const security = securityHeaders({ sites: runtime.sites, styleHash: ERROR_STYLE_HASH })
  const failure = failureOf(cause)
  return reply
    .code(failure.status)
    .headers({ ...security, ...failure.headers, 'content-language': language, 'cache-control': 'private, no-store' })
    .type('text/html; charset=utf-8')
    .send(
      errorPage({
        language,
        brand: brandOf(siteOf({ host: hostname, path }, runtime.sites)),
        error: 'defect',
        incident,
        retry: addressOf(request).search || '?',
        retryAfter: failure.headers['retry-after'],
      }),
    )
}

/** Parameters that a payment provider sends on return (ROUTE-30). */
const KNOWN = ['utr', 'redirectResult', 'payload', 'pgTransactionId', 'statusCode', 'paymentMethod'] as const

/** A return by POST is redirected to the same path by GET; unknown parameters are dropped (ROUTE-30). */
const redirectReturn = (sites: readonly SiteConfig[]) => {
  const paths = new Set(sites.flatMap((site) => site.languages.map((language) => `${basePathOf(site, language)}/redirect`)))
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = new URL(request.url, 'http://localhost')
    if (!paths.has(url.pathname))
      return reply.code(405).header('allow', 'GET, HEAD').send({ code: 'METHOD_NOT_ALLOWED', message: 'Pages are read, not written to.' })
    const sent = new URLSearchParams(typeof request.body === 'object' && request.body !== null ? stringsOf(request.body) : {})
    const kept = new URLSearchParams()
    for (const name of KNOWN) {
      const value = sent.get(name) ?? url.searchParams.get(name)
      if (value !== null) kept.set(name, value)
    }
    const query = kept.toString()
    return reply.header('cache-control', 'private, no-store').redirect(query === '' ? url.pathname : `${url.pathname}?${query}`, 303)
  }
}

const stringsOf = (body: object): Record<string, string> =>
  Object.fromEntries(Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Sends an answer in the best coding the request takes, or 304 where the browser has it. */
const sendAnswer = async (request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer): Promise<FastifyReply> => {
  void reply.code(answer.status).headers(answer.headers)
  const { etag } = answer.headers
  if (etag !== undefined && request.headers['if-none-match'] === etag) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const encoded = encoding === undefined ? undefined : await answer.body.encode(encoding)
  if (encoding === undefined || encoded === undefined) return reply.send(await answer.body.plain())
  return reply.header('content-encoding', encoding).send(encoded)
}

/** Weak: the same page in another coding is the same page. */
const etagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
