import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPreviewFeed, type PreviewFeed } from '../../../server/publishing/preview-feed.ts'
import { createPreviewStore } from '../../../server/publishing/preview-store.ts'
import { createPreviewAccess } from '../../../server/storefront/preview-access.ts'
import { createPreviewHandler } from '../../../server/storefront/preview-handler.ts'
import { previewPlugin } from '../../../server/storefront/preview-plugin.ts'
import type { RenderRequest, RenderResponse } from '../../../src/pipeline/render-deps.ts'
import { createFakeCms, pageEntry } from '../../factories/cms.ts'
import { navigationTree } from '../../factories/navigation.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'
import { secretOf } from '../../../server/lib/secret.ts'

const HOST = 'preview.shop.test'
const PAGE = '/en?client=alder&country=GB&preview=1'
const APP = { CONTENTFUL_APP_ID: 'vitrineApp', CONTENTFUL_APP_SECRET: secretOf('s'.repeat(64)) }

let test: TestRuntime
let feed: PreviewFeed
const answer: RenderResponse = { status: 200, headers: {}, html: ['<p>page</p>'], surrogateKeys: [] }
const render = vi.fn<(request: RenderRequest) => Promise<RenderResponse>>(async () => answer)

const shopWith = async (variables: Partial<TestRuntime['runtime']['config']>) => {
  const runtime = { ...test.runtime, config: { ...test.runtime.config, ...variables } }
  const app = Fastify()
  await app.register(formbody)
  const drafts = createPreviewStore({ cms: createFakeCms(pageEntry('p', {}, [])), sites: runtime.sites })
  await app.register(previewPlugin, { runtime, drafts, feed, navigation: async () => navigationTree() })
  const handle = createPreviewHandler({ runtime, render, isDevelopment: false })
  const access = createPreviewAccess(runtime)
  app.get('/*', handle)
  await app.ready()
  return { access, get: (url: string, headers = {}) => app.inject({ method: 'GET', url, headers: { host: HOST, ...headers } }) }
}
type Shop = Awaited<ReturnType<typeof shopWith>>

let hosted: Shop
/** Another process of the same shop. */
let beside: Shop
beforeAll(async () => {
  test = await createTestRuntime()
  feed = await createPreviewFeed({ database: test.runtime.database, listen: test.handle.listen })
  hosted = await shopWith({ ...APP, PREVIEW_PASSWORD: 'spring-is-coming' })
  beside = await shopWith({ ...APP, PREVIEW_PASSWORD: 'spring-is-coming' })
})
afterAll(async () => {
  await feed.close()
  await test.close()
})
beforeEach(() => render.mockClear())
afterEach(() => vi.restoreAllMocks())

const withTicket = (ticket = hosted.access.ticket()): string => `${PAGE}&canvasTicket=${ticket}`
const passOf = async (): Promise<string> => {
  await hosted.get(withTicket())
  return String(render.mock.calls.at(-1)?.[0].preview?.pass)
}

describe('the frame of the canvas inside the CMS', () => {
  it('shows drafts by a ticket in its address, without a cookie', async () => {
    const page = await hosted.get(withTicket())
    expect(page.statusCode).toBe(200)
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(render.mock.calls[0]?.[0].preview).toMatchObject({ settings: { client: 'alder' }, pass: expect.any(String) })
  })

  it('is let in once by a ticket, whichever process is asked', async () => {
    const address = withTicket()
    expect((await hosted.get(address)).statusCode).toBe(200)
    expect((await hosted.get(address)).statusCode).toBe(401)
    expect((await beside.get(address)).statusCode).toBe(401)
  })

  it('is let in within a minute', async () => {
    const address = withTicket()
    vi.spyOn(test.runtime.clock, 'now').mockReturnValue(test.runtime.clock.now() + 61_000)
    expect((await hosted.get(address)).statusCode).toBe(401)
  })

  it('gets a ticket for the page that the address leads to', async () => {
    render.mockResolvedValueOnce({ ...answer, status: 302, headers: { location: '/en/' } })
    const { location } = (await hosted.get(withTicket())).headers
    expect((await hosted.get(String(location))).statusCode).toBe(200)
  })

  it('may be shown by the host of the app, and by the shop', async () => {
    const policy = String((await hosted.get(withTicket())).headers['content-security-policy'])
    expect(policy).toMatch(/frame-ancestors 'self' https:\/\/app\.contentful\.com$/)
  })
})

describe('calls of that page', () => {
  it('read drafts by the pass that the page was given: in a header, and a stream of events in its address', async () => {
    const pass = await passOf()
    const path = '/_preview/pages?siteTag=ald-gb&lang=en&keys=home'
    expect((await hosted.get(path)).statusCode).toBe(401)
    expect((await hosted.get(path, { 'x-vitrine-preview-pass': pass })).statusCode).toBe(200)
    expect((await beside.get(`${path}&previewPass=${pass}`)).statusCode).toBe(200)
    expect((await hosted.get(path, { 'x-vitrine-preview-pass': `${pass.slice(0, -1)}x` })).statusCode).toBe(401)
    expect((await hosted.get(path, { 'x-vitrine-preview-pass': String(hosted.access.ticket()) })).statusCode).toBe(401)
  })

  it('end with the working day', async () => {
    const pass = await passOf()
    vi.spyOn(test.runtime.clock, 'now').mockReturnValue(test.runtime.clock.now() + 8.1 * 3_600_000)
    const path = '/_preview/pages?siteTag=ald-gb&lang=en&keys=home'
    expect((await hosted.get(path, { 'x-vitrine-preview-pass': pass })).statusCode).toBe(401)
  })
})

describe('a shop that is no app of the CMS', () => {
  it('takes no ticket, gives none, and lets no other host show its previews', async () => {
    const alone = await shopWith({ PREVIEW_PASSWORD: 'spring-is-coming' })
    expect(alone.access.ticket()).toBeUndefined()
    const refused = await alone.get(withTicket())
    expect(refused.statusCode).toBe(401)
    expect(String(refused.headers['content-security-policy'])).toMatch(/frame-ancestors 'self'$/)
  })

  it('needs none where previews are open', async () => {
    const open = await shopWith(APP)
    expect(open.access.ticket()).toBeUndefined()
    expect((await open.get(PAGE)).statusCode).toBe(200)
  })
})
