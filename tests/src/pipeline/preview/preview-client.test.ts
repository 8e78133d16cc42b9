// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftPage } from '../../../../src/content/draft-page.ts'
import { pushToDataLayer } from '../../../../src/features/analytics/data-layer.ts'
import { createDraftNavigation } from '../../../../src/pipeline/preview/create-draft-navigation.ts'
import { createDraftReads } from '../../../../src/pipeline/preview/create-draft-reads.ts'
import { followChanges } from '../../../../src/pipeline/preview/follow-changes.ts'
import { keepScrollPosition } from '../../../../src/pipeline/preview/keep-scroll-position.ts'
import { muteAnalytics } from '../../../../src/pipeline/preview/open-preview.tsx'
import { previewAddress } from '../../../../src/pipeline/preview/preview-address.ts'
import { forgetPreview, savedPreview, savePreview } from '../../../../src/pipeline/preview/preview-storage.ts'
import { createRefresh } from '../../../../src/pipeline/preview/refresh.ts'
import type { PageView } from '../../../../src/pipeline/load/page-view.ts'
import { stillRouter } from '../../../../src/page/router-context.ts'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import { pageContext } from '../../../factories/page-context.ts'
import { site } from '../../../factories/site.ts'

const SETTINGS = { client: 'alder', country: 'GB', preview: 'spring' } as const
const draft = (key: string, revision: string) => ({ key, draft: { revision, problems: [] } }) as unknown as DraftPage

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('what is saved of preview mode', () => {
  it('are client, country and preview under the key preview, and all settings for the server [PREVIEW-03, STORE-13]', () => {
    savePreview({ ...SETTINGS, at: '2026-12-01' })
    expect(localStorage.getItem('preview')).toBe('{"client":"alder","country":"GB","preview":"spring"}')
    expect(decodeURIComponent(document.cookie)).toContain('preview=client=alder&country=GB&preview=spring&at=2026-12-01')
    expect(savedPreview()?.toString()).toBe('client=alder&country=GB&preview=spring')
  })

  it('is gone after leaving, all of it', () => {
    savePreview(SETTINGS)
    forgetPreview()
    expect([localStorage.getItem('preview'), document.cookie, savedPreview()]).toEqual([null, '', undefined])
  })

  it.each(['{', '[]', '"x"', '{"client":7,"other":"y"}'])('is nothing that could be used where somebody wrote %s', (text) => {
    localStorage.setItem('preview', text)
    expect([...(savedPreview() ?? [])]).toEqual([])
  })
})

describe('an address in preview', () => {
  const address = (options: Partial<Parameters<typeof previewAddress>[0]>) =>
    previewAddress({
      from: new URL('http://preview.localhost/en/women?page=2&client=alder&at=2026-12-01#top'),
      basePath: '/en',
      settings: SETTINGS,
      site: site('gb'),
      language: 'en',
      ...options,
    }).href

  it('is the same page, and clears what is saved but not wanted any more', () => {
    expect(address({})).toBe('http://preview.localhost/en/women?page=2&client=alder&country=GB&preview=spring&at=&audience=')
  })

  it('leads to another country, language and section', () => {
    const settings = { ...SETTINGS, country: 'AE', at: '2026-12-01T09:00', audience: 'guest' as const }
    expect(address({ site: site('ae'), language: 'ar', settings, path: '/men' })).toBe(
      'http://preview.localhost/ae/ar/men?page=2&client=alder&country=AE&preview=spring&at=2026-12-01T09%3A00&audience=guest',
    )
  })
})

describe('reads of drafts', () => {
  const pages: Record<string, DraftPage | null> = {}
  const request = vi.fn(async (address: string | URL | Request) => {
    const keys = new URL(String(address), 'http://x').searchParams.get('keys')?.split(',') ?? []
    return Response.json({ pages: Object.fromEntries(keys.map((key) => [key, pages[key] ?? null])) })
  })
  const reads = () =>
    createDraftReads({
      site: siteValueOf(site('gb'), 'en'),
      drafts: { home: { revision: 'a', problems: [] }, footer: null },
      fetch: request,
    })

  it('find what is different from what is shown: changed, new and deleted pages', async () => {
    Object.assign(pages, { home: draft('home', 'a'), header: draft('header', 'h'), footer: null })
    const drafts = reads()
    expect(await drafts.findChanged(['home', 'footer'])).toEqual([])
    expect(await drafts.findChanged(['home', 'header', 'footer'])).toEqual(['header'])
    pages['home'] = draft('home', 'b')
    expect(await drafts.findChanged(['home'])).toEqual(['home'])
    await drafts.getPage('home')
    expect(await drafts.findChanged(['home'])).toEqual([])
    pages['home'] = null
    expect(await drafts.findChanged(['home'])).toEqual(['home'])
  })

  it('fail aloud where the server does not answer', async () => {
    request.mockResolvedValueOnce(new Response('', { status: 401 }))
    await expect(reads().getPage('home')).rejects.toThrow('401')
  })
})

describe('the draft of the menus', () => {
  it('is read once, for the day that is shown, and anew after a change or a failure', async () => {
    const asked: string[] = []
    const answers = [Response.json({ navigation: [] }), new Response('', { status: 503 }), Response.json({ navigation: [] })]
    const request = vi.fn(async (address: string | URL | Request) => {
      asked.push(String(address))
      return answers[asked.length - 1] ?? Response.error()
    })
    const { get, forget } = createDraftNavigation({ site: siteValueOf(site('gb'), 'en'), at: 7, fetch: request })
    expect(await get()).toEqual([])
    await get()
    expect(asked).toEqual(['/_preview/navigation?siteTag=ald-gb&lang=en&at=7'])
    forget()
    await expect(get()).rejects.toThrow('503')
    expect(await get()).toEqual([])
  })
})

describe('following changes', () => {
  const follow = (refresh: () => Promise<boolean>) => {
    const stream = Object.assign(new EventTarget(), { close: vi.fn() })
    const onError = vi.fn()
    // Its listeners are all that is asked of it.
    const stop = followChanges({ refresh, onError, open: () => stream as unknown as EventSource })
    return { emit: (type: string) => stream.dispatchEvent(new Event(type)), stop, stream, onError }
  }

  it('looks at once at each connection: changes in between were not reported', async () => {
    const refresh = vi.fn(async () => false)
    const { emit } = follow(refresh)
    emit('open')
    emit('open')
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
  })

  it('looks once more after all that was reported during a look', async () => {
    let finish = (_hasChanged: boolean): void => undefined
    const refresh = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)))
    const { emit } = follow(refresh)
    for (let count = 0; count < 5; count += 1) emit('draft')
    expect(refresh).toHaveBeenCalledOnce()
    finish(true)
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
    finish(true)
  })

  it('looks a second time where the CMS still answered the old draft', async () => {
    vi.useFakeTimers()
    const refresh = vi.fn(async () => false)
    const { emit, stop } = follow(refresh)
    emit('draft')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(refresh).toHaveBeenCalledTimes(2)
    stop()
  })

  it('goes on after a look that failed', async () => {
    const refresh = vi.fn(async (): Promise<boolean> => {
      throw new Error('down')
    })
    const { emit, onError } = follow(refresh)
    emit('open')
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce())
    emit('open')
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2))
  })
})

describe('bringing a page up to date', () => {
  const refreshOf = (changed: readonly string[], part: Partial<PageView> = {}) => {
    const navigate = vi.fn(async () => undefined)
    const renderFrame = vi.fn(async () => undefined)
    const view: PageView = { key: 'home', items: [], context: pageContext(), data: {}, head: [], ...part }
    const shown = { view, location: stillRouter({ pathname: '/women', search: '?page=2', hash: '#top' }).location, isReloading: false }
    const pages = { getShown: () => shown, navigate }
    const navigation = { forget: vi.fn() }
    return {
      navigate,
      renderFrame,
      navigation,
      refresh: createRefresh({ drafts: { findChanged: async () => changed }, pages, root: document.body, navigation, renderFrame }),
    }
  }

  it('reads it again where one is, and leaves the frame alone, as the frame leaves it', async () => {
    const page = refreshOf(['home'])
    expect(await page.refresh.run()).toBe(true)
    const where = { pathname: '/women', search: '?page=2', hash: '#top' }
    expect(page.navigate).toHaveBeenCalledWith(where, { replace: true, preventScrollReset: true })
    expect(page.renderFrame).not.toHaveBeenCalled()
    const frame = refreshOf(['header'])
    await frame.refresh.run()
    expect([frame.navigate.mock.calls.length, frame.renderFrame.mock.calls.length, frame.refresh.count()]).toEqual([0, 1, 1])
  })

  it('reads the menus anew, and renders the frame with them, where their draft is different', async () => {
    const menu = refreshOf(['menu'])
    await menu.refresh.run()
    expect([menu.navigation.forget.mock.calls.length, menu.renderFrame.mock.calls.length, menu.navigate.mock.calls.length]).toEqual([
      1, 1, 0,
    ])
    const header = refreshOf(['header'])
    await header.refresh.run()
    expect(header.navigation.forget).not.toHaveBeenCalled()
  })

  it('reads header and footer again with their page, where the first page had others', async () => {
    const frame = { header: [], footer: [], data: {} }
    const checkout = refreshOf(['checkoutHeader'], { frame, context: pageContext({ kind: 'checkout' }) })
    await checkout.refresh.run()
    expect([checkout.navigate.mock.calls.length, checkout.renderFrame.mock.calls.length]).toEqual([1, 0])
  })

  it('does nothing where nothing is different', async () => {
    const { refresh, navigate } = refreshOf([])
    const listener = vi.fn()
    refresh.subscribe(listener)
    expect([await refresh.run(), navigate.mock.calls.length, listener.mock.calls.length]).toEqual([false, 0, 0])
  })
})

describe('where somebody is on the page', () => {
  it('stays, though every element is another one, as complaints have it that edits are lost (complaint 11)', async () => {
    const html = '<div data-block="a"><a href="#1">one</a></div><div data-block="b"><a href="#2">two</a><button>three</button></div>'
    document.body.innerHTML = html
    document.querySelector('button')?.focus()
    const stop = keepScrollPosition(document.body)
    document.body.innerHTML = `<div data-block="new"><button>other</button></div>${html}`
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('three'))
    stop()
  })

  it('is left to whoever has moved on meanwhile', async () => {
    document.body.innerHTML = '<div data-block="a"><button>one</button></div><input>'
    document.querySelector('button')?.focus()
    const stop = keepScrollPosition(document.body)
    document.querySelector('input')?.focus()
    document.querySelector('[data-block]')?.append('more')
    await Promise.resolve()
    expect(document.activeElement?.localName).toBe('input')
    stop()
  })
})

it('sends no analytics of what merchandisers do', () => {
  muteAnalytics(window)
  pushToDataLayer({ event: 'page-not-found' })
  expect(window.dataLayer).toHaveLength(0)
})
