// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import type { BlockNode } from '../../../../schemas/page.ts'
import { createSplashDecision } from '../../../../src/pipeline/splash/create-splash.ts'
import { isSplashSeen } from '../../../../src/pipeline/splash/is-splash-seen.ts'
import { createSplashMemory } from '../../../../src/pipeline/splash/splash-memory.ts'
import { watchSplash } from '../../../../src/pipeline/splash/watch-splash.ts'
import { splashForPath } from '../../../../src/pipeline/splash/create-splash.ts'
import { stillRouter } from '../../../../src/page/router-context.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'
import { pageContext } from '../../../factories/page-context.ts'

const item = (id: string, paths: readonly string[]): BlockNode => ({ id, type: 'splash-item', version: 1, props: { title: id, paths } })

/** Tabs of one browser: each its own window, one storage, one channel. */
const createBrowser = ({ hasChannel = true, value }: { readonly hasChannel?: boolean; readonly value?: string } = {}) => {
  const storage = memoryStorage(value === undefined ? {} : { entries: { modalViewed: value } })
  const posted: unknown[] = []
  const channels: EventTarget[] = []
  const createChannel = (name: string): BroadcastChannel => {
    expect(name).toBe('splash-modal')
    const own = Object.assign(new EventTarget(), {
      postMessage: (data: unknown): void => {
        posted.push(data)
        for (const other of channels) if (other !== own) other.dispatchEvent(new MessageEvent('message', { data }))
      },
    })
    channels.push(own)
    // As much of a channel as the splash uses.
    return own as unknown as BroadcastChannel
  }
  const open = () => {
    const events = new EventTarget()
    return { events, ...createSplashMemory({ storage, events, createChannel: hasChannel ? createChannel : undefined }) }
  }
  return { storage, posted, open }
}

describe('marking the splash seen', () => {
  it('stores 1 under its key [SPLASH-02, STORE-11]', () => {
    const { storage, open } = createBrowser()
    const tab = open()
    expect(isSplashSeen(storage)).toBe(false)
    tab.markSeen()
    expect(storage.getItem('modalViewed')).toBe('1')
    expect(isSplashSeen(storage)).toBe(true)
  })

  it('notifies this page by an event and the other tabs by a channel, once [SPLASH-03, SPLASH-06]', () => {
    const { posted, open } = createBrowser()
    const [tab, other] = [open(), open()]
    const here = vi.fn()
    const there = vi.fn()
    tab.events.addEventListener('splashModalViewed', here)
    other.onSeenElsewhere(there)
    tab.markSeen()
    tab.markSeen()
    expect(here).toHaveBeenCalledOnce()
    expect(there).toHaveBeenCalledOnce()
    // The other tab closes its own without saying so again.
    other.markSeen()
    expect(posted).toEqual([{ type: 'viewed' }])
  })

  it('reaches other tabs by the storage event where there is no channel [SPLASH-06]', () => {
    const other = createBrowser({ hasChannel: false }).open()
    const there = vi.fn()
    const stop = other.onSeenElsewhere(there)
    other.events.dispatchEvent(new StorageEvent('storage', { key: 'modalViewed', newValue: '1' }))
    expect(there).toHaveBeenCalledOnce()
    stop()
    other.events.dispatchEvent(new StorageEvent('storage', { key: 'modalViewed', newValue: '1' }))
    expect(there).toHaveBeenCalledOnce()
  })

  it.each([
    ['0', false],
    ['often', false],
    ['1', true],
    ['2', true],
  ])('takes a stored %s for seen: %s [SPLASH-01, SPLASH-06]', (value, isSeen) => {
    expect(isSplashSeen(createBrowser({ value }).storage)).toBe(isSeen)
  })

  it('counts as seen where the browser keeps nothing [SPLASH-06]', () => {
    expect(isSplashSeen(undefined)).toBe(true)
  })
})

describe('which splash a page opens', () => {
  const begin = (
    options: { readonly isSeen?: boolean; readonly isHidden?: boolean; readonly load?: () => Promise<readonly BlockNode[]> } = {},
  ) => {
    const load = vi.fn(options.load ?? (async () => [item('stories', ['/stories/*'])]))
    const report = vi.fn()
    const decide = createSplashDecision({ load, isSeen: () => options.isSeen ?? false, isHidden: () => options.isHidden ?? false, report })
    return { load, report, decide }
  }

  it('is one whose paths name it, or its beginning (TRICKY-23)', () => {
    const items = [item('home', ['/']), item('all', ['/women', '/men/*'])]
    expect(splashForPath(items, '/')?.id).toBe('home')
    expect(splashForPath(items, '/women')?.id).toBe('all')
    expect(splashForPath(items, '/women/shoes')).toBeUndefined()
    expect(splashForPath(items, '/men/shoes')?.id).toBe('all')
    expect(splashForPath(items, '/menu')).toBeUndefined()
  })

  it('shows where there is one for the path, it was not seen, and accessibility mode is off [SPLASH-01]', async () => {
    expect((await begin().decide('/stories/linen'))?.id).toBe('stories')
    expect(await begin().decide('/women')).toBeUndefined()
    expect(await begin({ isSeen: true }).decide('/stories/linen')).toBeUndefined()
    expect(await begin({ isHidden: true }).decide('/stories/linen')).toBeUndefined()
  })

  it('shows once a page load, on the first page that has one (TRICKY-23) [SPLASH-01]', async () => {
    const { decide, load } = begin()
    expect(await decide('/women')).toBeUndefined()
    expect((await decide('/stories/linen'))?.id).toBe('stories')
    expect(await decide('/stories/linen')).toBeUndefined()
    expect(load).toHaveBeenCalledOnce()
  })

  it('is none where the windows cannot be read, which is reported', async () => {
    const { decide, report } = begin({ load: async () => Promise.reject(new Error('500')) })
    expect(await decide('/stories/linen')).toBeUndefined()
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('what may open in front of a page', () => {
  const visit = (decide: (path: string) => Promise<BlockNode | undefined>) => {
    let path = '/women'
    const listeners = new Set<() => void>()
    const open = vi.fn(async () => undefined)
    const free = vi.fn(async () => undefined)
    const getShown = () => ({ view: { key: path, items: [], context: pageContext({ path }), data: {}, head: [] }, ...stillRouter() })
    watchSplash({
      decide,
      pages: {
        getShown,
        subscribe: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      open,
      free,
    })
    const goTo = (next: string): void => {
      path = next
      listeners.forEach((listener) => listener())
    }
    return { open, free, goTo }
  }

  it('is what waits for the splash, at once on a page without one (CAMP-06)', async () => {
    const { open, free } = visit(async () => undefined)
    await vi.waitFor(() => expect(free).toHaveBeenCalledOnce())
    expect(open).not.toHaveBeenCalled()
  })

  it('is the splash of a page that the shopper goes on to [SPLASH-01]', async () => {
    const { open, goTo } = visit(async (path) => (path === '/stories/linen' ? item('stories', ['/stories/*']) : undefined))
    goTo('/stories/linen')
    await vi.waitFor(() => expect(open).toHaveBeenCalledWith(expect.objectContaining({ id: 'stories' })))
  })
})
