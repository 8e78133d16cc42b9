// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DraftPage } from '../../../../src/content/draft-page.ts'
import { createDraftReads } from '../../../../src/pipeline/preview/create-draft-reads.ts'
import { followComposer } from '../../../../src/pipeline/preview/follow-composer.ts'
import { createRefresh } from '../../../../src/pipeline/preview/refresh.ts'
import { stillRouter } from '../../../../src/page/router-context.ts'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import { pageContext } from '../../../factories/page-context.ts'
import { site } from '../../../factories/site.ts'

const draft = (key: string, revision: string) => ({ key, draft: { revision, problems: [] } }) as unknown as DraftPage
const compose = (key: string, page?: DraftPage) => window.dispatchEvent(new CustomEvent('compose:page', { detail: { key, page } }))
const parentOf = (origin: string) => ({ location: { origin } }) as unknown as Window

/** The document in a frame of this parent; none is given to listen for twice. */
const frameIn = (parent: Window) => {
  const listeners: [string, EventListener][] = []
  const addEventListener = (type: string, listener: EventListener): void => {
    listeners.push([type, listener])
    window.addEventListener(type, listener)
  }
  const { location, document } = window
  stops.push(() => listeners.forEach(([type, listener]) => window.removeEventListener(type, listener)))
  return { parent, location, document, addEventListener } as unknown as Window
}
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  delete document.documentElement.dataset['compose']
})

/** A page whose drafts the composer changes. `shown`: revisions in the order they appear; each takes as long as `take` says. */
const openPage = (take: (revision: string) => Promise<void> = async () => undefined) => {
  const server: Record<string, DraftPage | null> = { home: draft('home', 'server'), header: draft('header', 'h'), footer: null, menu: null }
  const asked: string[] = []
  const drafts = createDraftReads({
    site: siteValueOf(site('gb'), 'en'),
    drafts: { home: { revision: 'server', problems: [] }, header: { revision: 'h', problems: [] }, footer: null, menu: null },
    fetch: async (address) => {
      const keys = new URL(String(address), 'http://x').searchParams.get('keys')?.split(',') ?? []
      asked.push(keys.join(','))
      return Response.json({ pages: Object.fromEntries(keys.map((key) => [key, server[key] ?? null])) })
    },
  })
  const shown: string[] = []
  const load = async (key: string): Promise<void> => {
    const revision = (await drafts.getPage(key))?.draft.revision ?? ''
    await take(revision)
    shown.push(revision)
  }
  const view = { key: 'home', items: [], context: pageContext(), data: {}, head: [] }
  const refresh = createRefresh({
    drafts,
    pages: { getShown: () => ({ view, location: stillRouter().location, isReloading: false }), navigate: async () => load('home') },
    root: document.body,
    navigation: { forget: () => undefined },
    renderFrame: async () => load('header'),
  })
  return { drafts, refresh, shown, asked, server }
}
const follow = (opened: ReturnType<typeof openPage>, parent = parentOf(window.location.origin)) => {
  const onError = vi.fn()
  followComposer({ give: opened.drafts.give, refresh: opened.refresh.run, onError, page: frameIn(parent) })
  return onError
}

describe('a page that is being composed', () => {
  it('shows what is typed without asking the server for a draft', async () => {
    const opened = openPage()
    follow(opened)
    compose('home', draft('home', 'typed'))
    await vi.waitFor(() => expect(opened.shown).toEqual(['typed']))
    expect(opened.asked).toEqual([])
  })

  it('shows a header that is being composed around it', async () => {
    const opened = openPage()
    follow(opened)
    compose('header', draft('header', 'typed'))
    await vi.waitFor(() => expect(opened.shown).toEqual(['typed']))
  })

  it('keeps what is typed when the server reports an older draft', async () => {
    const opened = openPage()
    follow(opened)
    compose('home', draft('home', 'typed'))
    await vi.waitFor(() => expect(opened.shown).toEqual(['typed']))
    opened.server['home'] = draft('home', 'saved a moment ago')
    expect(await opened.refresh.run()).toBe(false)
    expect((await opened.drafts.getPage('home'))?.draft.revision).toBe('typed')
  })

  it('keeps what is typed while an answer of the server is on its way', async () => {
    const { drafts } = openPage()
    const reading = drafts.getPage('home')
    drafts.give('home', draft('home', 'typed'))
    expect((await reading)?.draft.revision).toBe('typed')
  })

  it('shows the server’s draft again where nothing is composed any more', async () => {
    const opened = openPage()
    follow(opened)
    compose('home', draft('home', 'typed'))
    await vi.waitFor(() => expect(opened.shown).toEqual(['typed']))
    compose('home')
    await vi.waitFor(() => expect(opened.shown).toEqual(['typed', 'server']))
  })

  it('ends with the last of many letters, and leaves out those that came meanwhile', async () => {
    const opened = openPage(() => new Promise((resolve) => setTimeout(resolve, 5)))
    follow(opened)
    for (const letter of 'abcdef') compose('home', draft('home', letter))
    await vi.waitFor(() => expect(opened.shown.at(-1)).toBe('f'))
    expect(opened.shown.length).toBeLessThan(4)
  })

  it('never shows an older draft after a newer one, however long the older one takes', async () => {
    let finish = (): void => undefined
    const slow = new Promise<void>((resolve) => (finish = resolve))
    const opened = openPage((revision) => (revision === 'old' ? slow : Promise.resolve()))
    follow(opened)
    opened.server['home'] = draft('home', 'old')
    const reported = opened.refresh.run()
    await vi.waitFor(() => expect(opened.asked.length).toBe(2))
    compose('home', draft('home', 'new'))
    await new Promise((resolve) => setTimeout(resolve, 10))
    finish()
    await reported
    await vi.waitFor(() => expect(opened.shown).toEqual(['old', 'new']))
  })

  it('goes on after a draft that could not be shown', async () => {
    const take = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('lost'))
    const opened = openPage(take)
    const onError = follow(opened)
    compose('home', draft('home', 'one'))
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce())
    compose('home', draft('home', 'two'))
    await vi.waitFor(() => expect(opened.shown).toEqual(['two']))
  })
})

describe('a page says that it can be composed', () => {
  it('in a frame of its own origin', () => {
    follow(openPage())
    expect(document.documentElement.dataset['compose']).toBe('ready')
  })

  it.each([
    ['that is in no frame', () => ({ ...frameIn(window), parent: undefined })],
    ['in a frame of another origin', () => frameIn(parentOf('https://elsewhere.example'))],
    [
      'in a frame whose origin the browser does not tell',
      () =>
        frameIn({
          get location(): Location {
            throw new Error('SecurityError')
          },
        } as unknown as Window),
    ],
  ])('never %s', async (_, open) => {
    const opened = openPage()
    const frame = open()
    const page = (frame.parent === undefined ? Object.assign(frame, { parent: frame }) : frame) as unknown as Window
    followComposer({ give: opened.drafts.give, refresh: opened.refresh.run, onError: () => undefined, page })
    compose('home', draft('home', 'typed'))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect([document.documentElement.dataset['compose'], opened.shown]).toEqual([undefined, []])
  })
})
