import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPreviewHost } from '../../src/site/preview-mode.ts'
import { contentfulAppOf } from '../configuration/contentful-app.ts'
import { createKnownBrowsers } from '../operations/known-browser.ts'
import { createPasswordGuard, DRAFTS, type PasswordOutcome } from '../operations/password-guard.ts'
import { createPasswordPass } from '../operations/password-pass.ts'
import type { Runtime } from '../runtime.ts'
import { siteOf } from '../../src/site/site-of.ts'
import { brandOf } from '../operations/plain-pages/brand.tsx'
import { PASSWORD_STYLE_HASH, passwordPage } from '../operations/plain-pages/password-page.tsx'
import { visitorLanguage } from '../operations/plain-pages/visitor-language.ts'
import { createCanvasTickets, type Carrier } from './canvas-ticket.ts'
import { securityHeaders } from './security-headers.ts'
import { defined } from '../../src/lib/defined.ts'

/** Who may see drafts. */
export interface PreviewAccess {
  /** `off`: no preview here, pages are those of the shop. `refused`: the password is needed first. */
  readonly of: (request: AskingRequest) => PreviewRight
  /** The right of a page request: without a cookie, a ticket in the address opens it once. */
  readonly admit: (request: AskingRequest) => Promise<Admission>
  /** A ticket for the address of a frame; undefined where previews need none. */
  readonly ticket: () => string | undefined
  /** Compares a password, counting wrong ones by address, or by browser where it is known; with the right one come the cookies' values. */
  readonly signIn: (
    given: string,
    from: { readonly address: string; readonly cookie: string | undefined },
  ) => Promise<{ readonly outcome: PasswordOutcome; readonly pass?: string; readonly known?: string }>
}

interface AskingRequest extends Carrier {
  readonly hostname: string
  readonly headers: Carrier['headers'] & { readonly cookie?: string | undefined }
}

/** Whether a page may show drafts. */
export interface Admission {
  readonly right: PreviewRight
  /** Set where a ticket has opened the page, which sends this pass with its calls. */
  readonly pass?: string
}

export type PreviewRight = 'off' | 'refused' | 'allowed'

type Config = Pick<
  Runtime['config'],
  'isProduction' | 'PREVIEW_PASSWORD' | 'SESSION_SECRET' | 'CONTENTFUL_APP_ID' | 'CONTENTFUL_APP_SECRET' | 'CONTENTFUL_APP_HOSTS'
>
type Deps = Pick<Runtime, 'clock' | 'database'> & { readonly config: Config }

/** The right to see drafts: a cookie that scripts cannot read, gone with the browser's session, worth nothing after a week. */
export const ACCESS_COOKIE = 'preview_access'
/** Says that the password was typed in this browser before; it opens nothing. */
export const KNOWN_COOKIE = 'preview_known'

/**
 * Drafts are for merchandisers only: in production preview exists with a password only, elsewhere it is open unless one is set.
 * See docs/decisions/0010.
 */
export const createPreviewAccess = (deps: Deps): PreviewAccess => {
  const { clock, config } = deps
  const { isProduction, PREVIEW_PASSWORD: password } = config
  const isHere = ({ hostname }: { readonly hostname: string }): boolean => isPreviewHost(hostname)
  if (password === undefined)
    return {
      of: (request) => (isHere(request) && !isProduction ? 'allowed' : 'off'),
      admit: async (request) => ({ right: isHere(request) && !isProduction ? 'allowed' : 'off' }),
      ticket: () => undefined,
      signIn: async () => ({ outcome: 'wrong' }),
    }
  const passes = createPasswordPass({ secret: config.SESSION_SECRET, password, purpose: ACCESS_COOKIE })
  const compare = createPasswordGuard(deps, { name: DRAFTS, password })
  const known = createKnownBrowsers({ secret: config.SESSION_SECRET, purpose: KNOWN_COOKIE })
  // Without an app of the CMS nothing but the cookie counts.
  const tickets = contentfulAppOf(config) === undefined ? undefined : createCanvasTickets(deps, { secret: config.SESSION_SECRET, password })
  const of: PreviewAccess['of'] = (request) => {
    if (!isHere(request)) return 'off'
    if (passes.isGood(parseCookie(request.headers.cookie ?? '')[ACCESS_COOKIE], clock.now())) return 'allowed'
    return tickets?.hasPass(request) === true ? 'allowed' : 'refused'
  }
  return {
    of,
    admit: async (request) => {
      const right = of(request)
      const pass = right === 'refused' ? await tickets?.redeem(request) : undefined
      return pass === undefined ? { right } : { right: 'allowed', pass }
    },
    ticket: () => tickets?.issue(),
    signIn: async (given, { address, cookie }) => {
      const now = clock.now()
      const outcome = await compare(given, address, known.idOf(parseCookie(cookie ?? '')[KNOWN_COOKIE], '', now))
      return { outcome, ...(outcome === 'right' ? { pass: passes.issue(now), known: known.issue('', now) } : {}) }
    },
  }
}

/** Origins, with spaces between, that may show a preview in a frame; the composer's own host among them, which shows it two frames deep. */
export const previewAncestors = (config: Pick<Runtime['config'], 'PREVIEW_FRAME_ANCESTORS'> & Config): string =>
  [config.PREVIEW_FRAME_ANCESTORS, contentfulAppOf(config)?.hosts].filter((hosts) => hosts !== undefined).join(' ')

interface GateOptions extends Omit<Parameters<typeof securityHeaders>[0], 'styleHash' | 'inlineScripts'> {
  /** Path and query of the page that was asked for. */
  readonly to: string
  readonly problem?: 'wrong' | 'tooMany'
}

/** Asks for the password of the previews, in the language of the page that was asked for. The reply has its status. */
export const sendPreviewGate = (
  { hostname, headers }: FastifyRequest,
  reply: FastifyReply,
  { to, problem, ...security }: GateOptions,
): FastifyReply => {
  const language = visitorLanguage({ hostname, path: to, acceptLanguage: headers['accept-language'] }, security.sites)
  const brand = brandOf(siteOf({ host: hostname, path: to }, security.sites))
  return reply
    .headers(securityHeaders({ ...security, styleHash: PASSWORD_STYLE_HASH }))
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(
      passwordPage({
        language,
        brand,
        gate: 'preview',
        action: '/_preview/sign-in',
        wanted: to,
        ...defined({ problem }),
      }),
    )
}
