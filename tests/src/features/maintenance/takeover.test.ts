// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createShopFetch } from '../../../../src/features/maintenance/create-shop-fetch.ts'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import { site as siteOf } from '../../../factories/site.ts'

const TAKEOVER = `<html><head><link rel="stylesheet" href="/styles/notice.css"></head><body>
  <main data-kind="maintenance"><h1>Back at noon</h1><p>Your bag is kept.</p></main></body></html>`
const ASK_INTERVAL_MS = 30_000

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } })
const closed = (): Response => json(503, { code: 'MAINTENANCE', message: 'The shop is closed.' })

const reload = vi.fn()
let answers: Record<string, () => Response>
beforeEach(() => {
  reload.mockReset()
  document.body.innerHTML = '<main id="main"><h1>A product</h1></main>'
  document.head.innerHTML = ''
  answers = { '/api/cart': closed, page: () => new Response(TAKEOVER, { status: 503 }) }
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, window.location.href)
    return (answers[url.pathname] ?? answers['page'] ?? closed)()
  })
  vi.stubGlobal('location', { href: 'http://localhost:3000/en/', reload })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const site = siteValueOf(siteOf('gb'), 'en')
const takeover = (): HTMLDialogElement | null => document.querySelector('dialog[data-takeover]')

describe('a running shop after the API answers that it is closed', () => {
  it('shows the takeover over the page once, with what merchandisers wrote, and keeps the page underneath [FRAME-11]', async () => {
    const request = createShopFetch(site)
    const [answer] = await Promise.all([request('/api/cart'), request('/api/cart')])
    expect(await answer?.json()).toMatchObject({ code: 'MAINTENANCE' })
    await expect.poll(() => takeover()?.open).toBe(true)
    expect(takeover()?.textContent).toContain('Back at noon')
    expect(takeover()?.getAttribute('aria-label')).toBe('Back at noon')
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    expect(document.querySelector('link[href="/styles/notice.css"]')).not.toBeNull()
    expect(document.querySelector('#main h1')?.textContent).toBe('A product')
  })

  it('stays closed when Escape is pressed', async () => {
    await createShopFetch(site)('/api/cart')
    await expect.poll(() => takeover()?.open).toBe(true)
    takeover()?.close()
    takeover()?.dispatchEvent(new Event('close'))
    expect(takeover()?.open).toBe(true)
  })

  it('has words of its own where the server has none', async () => {
    answers['page'] = () => new Response('<p>down</p>', { status: 503 })
    await createShopFetch(site)('/api/cart')
    await expect.poll(() => takeover()?.textContent).toBe('We will be right back')
  })

  it('asks every 30 s whether the site is open again, and then reloads once [FRAME-11]', async () => {
    await createShopFetch(site)('/api/cart')
    await expect.poll(() => takeover()?.open).toBe(true)
    for (const answer of [() => json(200, { maintenance: { enabled: true } }), () => new Response('', { status: 502 })]) {
      answers['/themes/config.json'] = answer
      await vi.advanceTimersByTimeAsync(ASK_INTERVAL_MS)
      expect(reload).not.toHaveBeenCalled()
    }
    answers['/themes/config.json'] = () => json(200, { maintenance: { enabled: false } })
    await vi.advanceTimersByTimeAsync(ASK_INTERVAL_MS)
    await expect.poll(() => reload.mock.calls.length).toBe(1)
    await vi.advanceTimersByTimeAsync(3 * ASK_INTERVAL_MS)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('lets any other failure be', async () => {
    answers['/api/cart'] = () => json(503, { code: 'SERVER_ERROR', message: 'Try again.' })
    expect((await createShopFetch(site)('/api/cart')).status).toBe(503)
    await Promise.resolve()
    expect(takeover()).toBeNull()
  })
})
