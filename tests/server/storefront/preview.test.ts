import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import formbody from '@fastify/formbody'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPreviewFeed, type PreviewFeed } from '../../../server/publishing/preview-feed.ts'
import { createPreviewStore } from '../../../server/publishing/preview-store.ts'
import { createPreviewAccess } from '../../../server/storefront/preview-access.ts'
import { createPreviewHandler } from '../../../server/storefront/preview-handler.ts'
import { previewPlugin } from '../../../server/storefront/preview-plugin.ts'
import { robotsText } from '../../../server/storefront/crawlers/robots-text.ts'
import type { RenderRequest, RenderResponse } from '../../../src/pipeline/render-deps.ts'
import { createFakeCms, entry, linkTo, pageEntry } from '../../factories/cms.ts'
import { navigationTree } from '../../factories/navigation.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'
import { secretOf } from '../../../server/lib/secret.ts'

const HOST = 'preview.shop.test'
const MODE = 'client=alder&country=GB&preview=1'
const PASSWORD = 'spring-is-coming'

let test: TestRuntime
let feed: PreviewFeed
const cms = createFakeCms(
  pageEntry('p', {}, ['h']),
  entry('h', 'headline', { text: 'Good evening' }),
  pageEntry('m', { title: 'Menus', key: 'menu', kind: 'menu' }, ['women']),
  entry('women', 'menu-branch', { branch: '/women', items: [linkTo('gifts'), linkTo('wrong'), linkTo('later')] }),
  entry('gifts', 'menu-node', { label: 'Gifts for her', href: '/gifts' }),
  entry('wrong', 'menu-node', { href: '/without-words' }),
  entry('later', 'menu-node', { label: 'Winter', href: '/winter', meta: { visibleFrom: '2040-12-01' } }),
)
const answer: RenderResponse = { status: 200, headers: { 'cache-control': 'public, max-age=0' }, html: ['<p>page</p>'], surrogateKeys: [] }
const render = vi.fn<(request: RenderRequest) => Promise<RenderResponse>>(async () => answer)

const appWith = async (variables: Record<string, string>) => {
  const runtime = { ...test.runtime, config: { ...test.runtime.config, ...variables } }
  const app = Fastify()
  await app.register(formbody)
  await app.register(previewPlugin, {
    runtime,
    drafts: createPreviewStore({ cms, sites: runtime.sites }),
    feed,
    navigation: async () => navigationTree(),
  })
  const handle = createPreviewHandler({ runtime, render, isDevelopment: false })
  app.get('/*', handle)
  await app.ready()
  return app
}
type App = Awaited<ReturnType<typeof appWith>>
const get = (app: App, url: string, headers = {}) => app.inject({ method: 'GET', url, headers: { host: HOST, ...headers } })

let open: App
let guarded: App
beforeAll(async () => {
  test = await createTestRuntime()
  feed = await createPreviewFeed({ database: test.runtime.database, listen: test.handle.listen })
  open = await appWith({ PREVIEW_FRAME_ANCESTORS: 'https://app.contentful.com' })
  guarded = await appWith({ PREVIEW_PASSWORD: PASSWORD })
})
afterAll(async () => {
  await Promise.all([open.close(), guarded.close()])
  await feed.close()
  await test.close()
})
beforeEach(() => render.mockClear())

describe('the CMS’s link to a draft', () => {
  it('leads to the draft of the page, whoever asks, and to the home page where a page has no address of its own', async () => {
    const leadsTo = async (app: App, key: string) => (await get(app, `/_preview/open?key=${encodeURIComponent(key)}`)).headers.location
    const site = test.runtime.sites.find((each) => each.default) ?? test.runtime.sites[0]
    expect(await leadsTo(open, 'landing/about')).toMatch(new RegExp(`^http://${HOST}/.*about\\?.*client=${site?.clientName}.*preview=1`))
    expect(await leadsTo(guarded, 'landing/about')).toBe(await leadsTo(open, 'landing/about'))
    expect(await leadsTo(open, 'listing')).toBe(await leadsTo(open, 'home'))
    expect((await open.inject({ url: '/_preview/open?key=home', headers: { host: 'shop.test' } })).statusCode).toBe(404)
  })
})

describe('a page of a preview host', () => {
  it('is made from the drafts of the site that client and country name, whatever the path says [PREVIEW-02, PREVIEW-04]', async () => {
    await get(open, `/en?client=alder&country=AE&preview=spring&at=2026-12-01`)
    expect(render.mock.calls[0]?.[0].preview).toMatchObject({
      settings: { client: 'alder', country: 'AE', preview: 'spring', at: '2026-12-01' },
      site: { siteTag: 'ald-ae' },
    })
  })

  it('finds what its address leaves out in the cookie [PREVIEW-03]', async () => {
    await get(open, '/en', { cookie: `preview=${encodeURIComponent(MODE)}` })
    expect(render.mock.calls[0]?.[0].preview?.settings).toEqual({ client: 'alder', country: 'GB', preview: '1' })
  })

  it('is the live one where preview mode is not on', async () => {
    await get(open, '/en?client=nobody&country=XX&preview=1')
    expect(render.mock.calls[0]?.[0].preview).toEqual({})
  })

  it('is kept by no cache, listed by no search engine, and may be framed where pages are composed', async () => {
    for (const url of ['/en', `/en?${MODE}`]) {
      const { headers } = await get(open, url)
      expect([headers['cache-control'], headers['x-robots-tag'], headers['etag']]).toEqual([
        'private, no-store',
        'noindex, nofollow',
        undefined,
      ])
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self' https:\/\/app\.contentful\.com$/)
    }
    expect(robotsText({ sites: test.runtime.sites, origin: 'http://preview.shop.test', isOpen: false })).toContain('Disallow: /\n')
  })

  it('is made anew each time', async () => {
    await get(open, `/en?${MODE}`)
    await get(open, `/en?${MODE}`)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('stays in preview when it sends on to another page', async () => {
    render.mockResolvedValueOnce({ ...answer, status: 302, headers: { location: '/en/men?sortBy=newest' } })
    const { headers } = await get(open, `/en?${MODE}`)
    expect(headers['location']).toBe(`/en/men?sortBy=newest&${MODE}`)
  })

  it('that cannot be read says so, with a number that finds the reason', async () => {
    render.mockRejectedValueOnce(new Error('the CMS is down'))
    const failed = await get(open, `/en?${MODE}`)
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, 'private, no-store'])
    expect(failed.body).toMatch(/E-[0-9A-F]{8}/)
  })
})

describe('drafts', () => {
  const ask = (app: App, headers = {}) => get(app, '/_preview/pages?siteTag=ald-gb&lang=en&keys=home,nothing', headers)

  it('are answered page by page, null for one that does not exist', async () => {
    const { pages } = (await ask(open)).json<{ pages: Record<string, { blocks: { props: object }[]; draft: object } | null> }>()
    expect(pages['home']).toMatchObject({ blocks: [{ props: { text: 'Good evening' } }], draft: { problems: [] } })
    expect(pages['nothing']).toBeNull()
  })

  it('are answered on preview hosts only, and to a question that is one', async () => {
    expect((await ask(open, { host: 'www.shop.test' })).statusCode).toBe(404)
    expect((await get(open, '/_preview/pages?siteTag=ald-gb')).statusCode).toBe(400)
    expect((await get(open, `/_preview/pages?siteTag=ald-gb&lang=en&keys=${'a,'.repeat(20)}a`)).statusCode).toBe(400)
  })

  it('of the menus are in the tree a browser reads, without what is broken, as of now or of the day that is shown', async () => {
    const tree = (at = '', app = open) => get(app, `/_preview/navigation?siteTag=ald-gb&lang=en${at}`)
    const labels = (answer: Awaited<ReturnType<typeof tree>>) =>
      answer.json<{ navigation: { items?: { label: string }[] }[] }>().navigation[0]?.items?.map(({ label }) => label)
    expect(labels(await tree())).toEqual(['Gifts for her'])
    expect(labels(await tree(`&at=${Date.parse('2040-12-24T00:00:00Z')}`))).toEqual(['Gifts for her', 'Winter'])
    expect((await tree('', guarded)).statusCode).toBe(401)
    expect([(await get(open, '/_preview/navigation?siteTag=none&lang=en')).statusCode, (await tree('&at=soon')).statusCode]).toEqual([
      400, 400,
    ])
  })

  it('name their blocks and hand one out for a clipboard, to who may see drafts', async () => {
    const blocks = '/_preview/blocks?siteTag=ald-gb&lang=en&keys=home,nothing'
    const clip = '/_preview/clip?siteTag=ald-gb&lang=en&key=home&block='
    expect((await get(open, blocks)).json()).toEqual({
      pages: [{ key: 'home', title: 'Home', blocks: [{ id: 'h', name: 'Headline “Good evening”', isShared: false, blocks: [] }] }],
    })
    expect((await get(open, `${clip}h`)).json()).toMatchObject({ vitrine: 'blocks', roots: ['h'], blocks: [{ id: 'h', type: 'headline' }] })
    expect([(await get(open, `${clip}x`)).statusCode, (await get(open, clip)).statusCode]).toEqual([404, 400])
    expect((await get(open, '/_preview/blocks?siteTag=ald-gb')).statusCode).toBe(400)
    for (const address of [blocks, `${clip}h`]) expect((await get(guarded, address)).statusCode).toBe(401)
  })

  it('are for who knows the password, where there is one: neither page nor data come without', async () => {
    const [page, data, changes] = [await get(guarded, `/en?${MODE}`), await ask(guarded), await get(guarded, '/_preview/changes')]
    expect([page.statusCode, data.statusCode, changes.statusCode]).toEqual([401, 401, 401])
    expect(page.body).toContain('type="password"')
    expect(render).not.toHaveBeenCalled()
  })

  it('are shown after the password, by a cookie that no script can read', async () => {
    const signIn = (password: string, to = `/en?${MODE}`, app = guarded, remoteAddress = '127.0.0.1') =>
      app.inject({
        remoteAddress,
        method: 'POST',
        url: '/_preview/sign-in',
        headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ password, to }).toString(),
      })
    expect((await signIn('spring-is-over')).statusCode).toBe(401)
    const right = await signIn(PASSWORD)
    expect([right.statusCode, right.headers['location']]).toEqual([303, `/en?${MODE}`])
    expect((await signIn(PASSWORD, '//evil.test')).headers['location']).toBe('/')
    const cookie = String(right.headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly/)
    expect((await ask(guarded, { cookie: cookie.split(';')[0] })).statusCode).toBe(200)
    expect((await ask(guarded, { cookie: 'preview_access=forged' })).statusCode).toBe(401)
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn('guess')
    expect((await signIn(PASSWORD)).statusCode).toBe(429)
    const otherProcess = await appWith({ PREVIEW_PASSWORD: PASSWORD })
    expect((await signIn(PASSWORD, '/', otherProcess)).statusCode).toBe(429)
    // Who guesses locks out nobody else.
    expect((await signIn(PASSWORD, '/', guarded, '198.51.100.7')).statusCode).toBe(303)
    await otherProcess.close()
  })

  it('are not shown for ever: what was given ends after a week, with another password, and opens nothing in a shop with another secret', async () => {
    const rights = (config: object, afterMs = 0) => {
      const clock = { now: () => test.runtime.clock.now() + afterMs }
      return createPreviewAccess({ ...test.runtime, clock, config: { ...test.runtime.config, PREVIEW_PASSWORD: PASSWORD, ...config } })
    }
    const { pass } = await rights({}).signIn(PASSWORD, { address: '198.51.100.8', cookie: undefined })
    const request = { hostname: HOST, headers: { cookie: `preview_access=${pass}` } }
    const week = 7 * 86_400_000
    expect([rights({}).of(request), rights({}, week - 1_000).of(request)]).toEqual(['allowed', 'allowed'])
    expect(rights({}, week + 1_000).of(request)).toBe('refused')
    expect(rights({ PREVIEW_PASSWORD: 'summer-is-here' }).of(request)).toBe('refused')
    expect(rights({ SESSION_SECRET: secretOf('another-secret-of-another-shop-0123456789') }).of(request)).toBe('refused')
  })

  it('may be left for good: the cookie of the password ends at once, by the attributes it was given with', async () => {
    const left = await open.inject({ method: 'POST', url: '/_preview/leave', headers: { host: HOST } })
    const parts = String(left.headers['set-cookie']).split('; ').sort()
    expect(parts).toEqual(['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'preview_access='])
  })

  it('are nobody’s in production without a password: the host shows the shop', () => {
    const config = { ...test.runtime.config, isProduction: true, PREVIEW_PASSWORD: undefined }
    const off = createPreviewAccess({ ...test.runtime, config })
    expect(off.of({ hostname: HOST, headers: {} })).toBe('off')
  })
})

describe('a change of a draft', () => {
  it('is sent to every open preview, whichever process got the webhook, and ends with the process', async () => {
    const app = await appWith({})
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const [stream] = (await once(httpGet({ port, host: '127.0.0.1', path: '/_preview/changes', headers: { host: HOST } }), 'response')) as [
      IncomingMessage,
    ]
    let heard = ''
    stream.on('data', (chunk: Buffer) => (heard += chunk.toString()))
    expect([stream.headers['content-type'], stream.headers['cache-control']]).toEqual(['text/event-stream', 'private, no-store'])
    const other = await createPreviewFeed({ database: test.runtime.database, listen: test.handle.listen })
    await other.announce('home-hero')
    await vi.waitFor(() => expect(heard).toContain('event: draft\ndata: {"id":"home-hero"}\n\n'), { timeout: 20_000 })
    const ended = once(stream, 'end')
    await app.close()
    await ended
    await other.close()
  })
})
