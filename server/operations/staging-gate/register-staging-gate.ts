import formbody from '@fastify/formbody'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiError } from '../../../schemas/api/error.ts'
import { countTry } from '../../lib/limit-rate.ts'
import { networkOf } from '../../lib/network-of.ts'
import { isSameText } from '../../lib/same-text.ts'
import type { Runtime } from '../../runtime.ts'
import { securityHeaders } from '../../storefront/security-headers.ts'
import { siteOf } from '../../../src/site/site-of.ts'
import { brandOf } from '../plain-pages/brand.tsx'
import { PASSWORD_STYLE_HASH, passwordPage } from '../plain-pages/password-page.tsx'
import { visitorLanguage } from '../plain-pages/visitor-language.ts'
import { isInProcess } from '../in-process-fetch.ts'
import { createPasswordPass, PASS_DAYS } from '../password-pass.ts'

type Deps = Pick<Runtime, 'config' | 'clock' | 'database' | 'sites'>

const COOKIE = 'staging_gate'
const TRIES_PER_MINUTE = 10
const MINUTE_MS = 60_000
const GATE_PATH = '/_gate'

const form = z.object({ password: z.string().max(1000), to: z.string().max(4000).catch('/') })

/** Protects the whole program by a password, where STAGING_PASSWORD is set outside production (FRAME-12). */
export const registerStagingGate = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const { config, clock, database } = deps
  const { STAGING_PASSWORD: password } = config
  if (password === undefined || config.isProduction) return
  const pass = createPasswordPass({ secret: config.SESSION_SECRET, password, purpose: COOKIE })
  const show = createPage(deps)

  app.addHook('onRequest', async (request, reply) => {
    if (isInProcess(request) || isOpen(request) || isSignIn(request)) return undefined
    if (pass.isGood(parseCookie(request.headers.cookie ?? '')[COOKIE], clock.now())) return undefined
    return refuse(request, reply, show)
  })
  // Answers stored by a shared cache could be read without the password.
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex')
    if (!isOpen(request)) reply.header('cache-control', 'private, no-store')
  })
  await app.register(async (gate) => {
    await gate.register(formbody)
    gate.get(GATE_PATH, async (_request, reply) => reply.redirect('/', 303))
    gate.post(GATE_PATH, async (request, reply) => {
      const given = form.safeParse(request.body)
      const wanted = given.success ? ownPath(given.data.to) : '/'
      const limit = { key: `gate:${networkOf(request.ip)}`, max: TRIES_PER_MINUTE, windowMs: MINUTE_MS }
      const mayTry = await countTry({ database, clock }, limit)
      if (!mayTry) {
        reply.header('retry-after', String(MINUTE_MS / 1000))
        return show(request, reply.code(429), { wanted, problem: 'tooMany' })
      }
      if (!given.success || !isSameText(given.data.password, password)) return show(request, reply.code(401), { wanted, problem: 'wrong' })
      return reply
        .header('set-cookie', cookieOf(pass.issue(clock.now()), request.protocol === 'https'))
        .header('location', wanted)
        .code(303)
        .send()
    })
  })
}

/**
 * Decided by the matched route, not by the path as written: pages are matched by a wildcard, which resolves the path itself.
 * Where no route matches there is nothing to protect, and machines get the not-found answer of the part they called.
 */
const isOpen = ({ routeOptions, url }: FastifyRequest): boolean => isOpenPath(routeOptions.url ?? url.split('?', 1)[0] ?? '')

const isSignIn = ({ routeOptions, method }: FastifyRequest): boolean => routeOptions.url === GATE_PATH && method === 'POST'

type Show = (
  request: FastifyRequest,
  reply: FastifyReply,
  tried: Pick<Parameters<typeof passwordPage>[0], 'wanted' | 'problem'>,
) => FastifyReply

const createPage =
  ({ sites }: Deps): Show =>
  ({ hostname, headers }, reply, tried) => {
    const language = visitorLanguage({ hostname, path: tried.wanted, acceptLanguage: headers['accept-language'] }, sites)
    const brand = brandOf(siteOf({ host: hostname, path: tried.wanted }, sites))
    return reply
      .headers(securityHeaders({ sites, styleHash: PASSWORD_STYLE_HASH }))
      .header('content-language', language)
      .type('text/html; charset=utf-8')
      .send(passwordPage({ ...tried, language, brand, gate: 'shop', action: GATE_PATH }))
  }

/** No WWW-Authenticate: the browser would show its own password dialog before the form. */
const refuse = (request: FastifyRequest, reply: FastifyReply, show: Show): FastifyReply => {
  void reply.code(401)
  if (request.url.startsWith('/api/'))
    return reply.send({ code: 'GATED', message: 'This shop is not public. Open a page of it and enter the password.' } satisfies ApiError)
  return show(request, reply, { wanted: request.method === 'GET' ? ownPath(request.url) : '/' })
}

/** A path of this origin, never one that a browser would resolve to another host. */
const ownPath = (to: string): string => (/^\/(?![/\\])[^\\\s]*$/.test(to) && !to.startsWith(GATE_PATH) ? to : '/')

const cookieOf = (value: string, isSecure: boolean): string =>
  stringifySetCookie({ name: COOKIE, value, path: '/', maxAge: PASS_DAYS * 86_400, httpOnly: true, sameSite: 'lax', secure: isSecure })

const PROBES = new Set(['/healthz', '/readyz'])
/** Scripts, styles and fonts of the build and of `public/`, and the file that keeps crawlers away. */
const FILES = /^\/(?:assets\/|styles\/|fonts\/|favicon\.svg$|mark-shopper\.js$|robots\.txt$)/
/** Calls of machines, which cannot fill in a form and are authenticated one by one: a signature, a token of the CMS, a merchandiser's key. */
const SIGNED = /^\/(?:(?:api\/webhooks|contentful)\/|_compose\/mcp$)/

/** Whether a route, or a path without a route, is open without the password (FRAME-12). */
const isOpenPath = (path: string): boolean => PROBES.has(path) || FILES.test(path) || SIGNED.test(path)
