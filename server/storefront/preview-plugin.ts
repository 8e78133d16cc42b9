import { stringifySetCookie } from 'cookie'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { KNOWN_DAYS } from '../operations/known-browser.ts'
import { RETRY_AFTER_S } from '../operations/password-guard.ts'
import type { PreviewFeed } from '../publishing/preview-feed.ts'
import type { PreviewStore } from '../publishing/preview-store.ts'
import { previewLink } from '../publishing/reports/preview-link.ts'
import type { Runtime } from '../runtime.ts'
import { ACCESS_COOKIE, createPreviewAccess, KNOWN_COOKIE, previewAncestors, sendPreviewGate } from './preview-access.ts'
import { createPreviewStreams } from './preview-streams.ts'
import type { StorefrontDeps } from './storefront-deps.ts'
import { withMenus } from './with-menus.ts'

export interface PreviewOptions {
  readonly runtime: Pick<Runtime, 'config' | 'sites' | 'clock' | 'database'>
  readonly drafts: PreviewStore
  readonly feed: Pick<PreviewFeed, 'onChange'>
  /** The navigation tree of a client in a language, as the catalogue has it. */
  readonly navigation: StorefrontDeps['navigation']
}

const MAX_KEYS = 10
const pageQuery = z.object({
  siteTag: z.string().max(40),
  lang: z.string().max(10),
  keys: z
    .string()
    .max(1_000)
    .transform((keys) => keys.split(','))
    .pipe(z.array(z.string().min(1).max(200)).max(MAX_KEYS)),
})
const menuQuery = pageQuery.omit({ keys: true }).extend({ at: z.coerce.number().int().optional() })
const pick = z.object({
  siteTag: z.string().max(40),
  lang: z.string().max(10),
  key: z.string().min(1).max(200),
  block: z.string().min(1).max(64),
})
const credentials = z.object({ password: z.string().max(200), to: z.string().max(2_000).default('/') })

/**
 * Calls of a page in preview mode: its drafts (`/_preview/pages`), the tree with the draft of the menus (`/_preview/navigation`), their blocks by name (`/_preview/blocks`), one block for the
 * clipboard (`/_preview/clip`), notifications of changes as server-sent events (`/_preview/changes`) and signing in
 * (`/_preview/sign-in`); and the target of the CMS's link to a draft (`/_preview/open`). On preview hosts only.
 */
export const previewPlugin: FastifyPluginAsync<PreviewOptions> = async (app, { runtime, drafts, feed, navigation }) => {
  const access = createPreviewAccess(runtime)
  const streams = createPreviewStreams(feed)
  const gate = { sites: runtime.sites, frameAncestors: previewAncestors(runtime.config) }
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const right = access.of(request)
    if (right === 'off') return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is no preview here.' })
    if (right === 'refused' && request.url !== SIGN_IN && request.routeOptions.url !== OPEN_PREVIEW)
      return reply.code(401).send({ code: 'UNAUTHORIZED', message: 'Sign in to the preview.' })
    return undefined
  })
  app.addHook('preClose', async () => streams.close())

  app.get('/_preview/pages', async (request, reply) => {
    const parsed = pageQuery.safeParse(request.query)
    if (!parsed.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: 'Ask by siteTag, lang and keys.' })
    const { siteTag, lang: language, keys } = parsed.data
    const pages = await Promise.all(keys.map(async (key) => [key, (await drafts.get({ siteTag, language, key })) ?? null] as const))
    return reply.send({ pages: Object.fromEntries(pages) })
  })
  const readNavigation = withMenus({ navigation, pages: drafts, now: runtime.clock.now })
  app.get('/_preview/navigation', async (request, reply) => {
    const parsed = menuQuery.safeParse(request.query)
    const site = parsed.success ? runtime.sites.find(({ siteTag }) => siteTag === parsed.data.siteTag) : undefined
    if (!parsed.success || site === undefined)
      return reply.code(400).send({ code: 'BAD_REQUEST', message: 'Ask by siteTag and lang of a site; at is in milliseconds.' })
    const { lang: language, at } = parsed.data
    return reply.send({ navigation: await readNavigation({ site, language, at }) })
  })
  app.get('/_preview/blocks', async (request, reply) => {
    const parsed = pageQuery.safeParse(request.query)
    if (!parsed.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: 'Ask by siteTag, lang and keys.' })
    const { siteTag, lang: language, keys } = parsed.data
    const pages = await Promise.all(keys.map((key) => drafts.outline({ siteTag, language, key })))
    return reply.send({ pages: pages.filter((page) => page !== undefined) })
  })
  app.get('/_preview/clip', async (request, reply) => {
    const parsed = pick.safeParse(request.query)
    if (!parsed.success) return reply.code(400).send({ code: 'BAD_REQUEST', message: 'Ask by siteTag, lang, key and block.' })
    const { siteTag, lang: language, key, block } = parsed.data
    const clip = await drafts.copy({ siteTag, language, key }, block)
    return clip === undefined ? reply.code(404).send({ code: 'NOT_FOUND', message: 'The page has no such block.' }) : reply.send(clip)
  })
  app.get(OPEN_PREVIEW, (request, reply) => reply.redirect(openPreview(request, runtime.sites)))
  app.get('/_preview/changes', (request, reply) => streams.open(request, reply))
  app.post(SIGN_IN, async (request, reply) => {
    const parsed = credentials.safeParse(request.body)
    const to = parsed.success ? parsed.data.to : '/'
    const from = { address: request.ip, cookie: request.headers.cookie }
    const { outcome, pass, known } = await access.signIn(parsed.success ? parsed.data.password : '', from)
    if (pass !== undefined && known !== undefined)
      return reply.header('set-cookie', [accessCookie(pass, request), knownCookie(known, request)]).redirect(ownPath(to), 303)
    if (outcome !== 'tooMany') return sendPreviewGate(request, reply.code(401), { ...gate, to, problem: 'wrong' })
    return sendPreviewGate(request, reply.code(429).header('retry-after', String(RETRY_AFTER_S)), { ...gate, to, problem: 'tooMany' })
  })
  app.post('/_preview/leave', (request, reply): FastifyReply =>
    reply
      .header('set-cookie', accessCookie('', request, { maxAge: 0 }))
      .code(204)
      .send(),
  )
}

const SIGN_IN = '/_preview/sign-in'

/** In a frame of the CMS the page is a third party: browsers store its cookies on https only, partitioned by the framing site. */
const accessCookie = (value: string, { protocol }: FastifyRequest, end: { readonly maxAge?: number } = {}): string =>
  stringifySetCookie({
    name: ACCESS_COOKIE,
    value,
    path: '/',
    httpOnly: true,
    ...(protocol === 'https' ? { sameSite: 'none', secure: true, partitioned: true } : { sameSite: 'lax' }),
    ...end,
  })

const knownCookie = (value: string, { protocol }: FastifyRequest): string =>
  stringifySetCookie({
    name: KNOWN_COOKIE,
    value,
    path: SIGN_IN,
    httpOnly: true,
    sameSite: 'strict',
    secure: protocol === 'https',
    maxAge: KNOWN_DAYS * 86_400,
  })

/** A path of this host, or `/` for anything else. */
const ownPath = (to: string): string => (/^\/(?![/\\])/.test(to) ? to : '/')

/** Where the preview link of an entry in the CMS leads: `/_preview/open?key=landing/about`. It reveals nothing, so it needs no password. */
const OPEN_PREVIEW = '/_preview/open'

const openQuery = z.object({ key: z.string().min(1).max(200) })

/** The draft of a page in the shop's default site; of a page without an address of its own, the home page. */
const openPreview = (request: Pick<FastifyRequest, 'query' | 'protocol' | 'host'>, sites: readonly SiteConfig[]): string => {
  const parsed = openQuery.safeParse(request.query)
  const site = sites.find((each) => each.default) ?? sites[0]
  if (site === undefined) return '/'
  const place = { origin: `${request.protocol}://${request.host}`, site, language: site.defaultLanguage, blockId: '' }
  const link = (key: string) => previewLink({ ...place, key })
  return (parsed.success ? link(parsed.data.key) : undefined) ?? link('home') ?? '/'
}
