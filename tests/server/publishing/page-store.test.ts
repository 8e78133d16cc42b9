import { afterEach, expect, it, vi } from 'vitest'
import type { Page } from '../../../schemas/page.ts'
import type { Database } from '../../../server/database/database.ts'
import { createPageStore } from '../../../server/publishing/page-store.ts'
import { deferred } from '../../factories/deferred.ts'
import { page } from '../../factories/pages.ts'

const HOME = { siteTag: 'ald-gb', language: 'en', key: 'home' }
type Read = () => Promise<readonly { readonly page: Page }[]>

/** A store whose reads of the database a test answers itself, and whose messages it sends. */
const createStore = async (...reads: readonly Read[]) => {
  const pending = [...reads]
  const where = vi.fn(() => pending.shift()?.() ?? Promise.resolve([]))
  // The store reads by this one chain.
  const database = { select: () => ({ from: () => ({ where }) }) } as unknown as Database
  let announce: (key: string) => void = () => {}
  const listen = async (_channel: string, listener: (key: string) => void) => {
    announce = listener
    return async () => {}
  }
  const store = await createPageStore({ database, listen })
  return { store, where, announce: (key: string) => announce(key) }
}
const titled =
  (title: string): Read =>
  async () => [{ page: page('home', [], { title }) }]

afterEach(() => void vi.useRealTimers())

it('reads a page once until its change is announced', async () => {
  const { store, where, announce } = await createStore(titled('Old'), titled('New'))
  await Promise.all([store.get(HOME), store.get(HOME)])
  announce('landing/about')
  expect((await store.get(HOME))?.title).toBe('Old')
  expect(where).toHaveBeenCalledTimes(1)
  announce('home')
  expect((await store.get(HOME))?.title).toBe('New')
})

it('does not serve a page any longer that was being read when its change was announced', async () => {
  const reading = deferred<readonly { readonly page: Page }[]>()
  const { store, announce } = await createStore(() => reading.promise, titled('New'))
  const before = store.get(HOME)
  announce('home')
  reading.resolve([{ page: page('home', [], { title: 'Old' }) }])
  await before
  expect((await store.get(HOME))?.title).toBe('New')
})

it('reads again after a read that failed', async () => {
  const { store } = await createStore(() => Promise.reject(new Error('the database is away')), titled('New'))
  await expect(store.get(HOME)).rejects.toThrow('away')
  expect((await store.get(HOME))?.title).toBe('New')
})

it('reads again after half a minute, because a message can be lost with its connection', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { store } = await createStore(titled('Old'), titled('New'))
  await store.get(HOME)
  vi.advanceTimersByTime(29_000)
  expect((await store.get(HOME))?.title).toBe('Old')
  vi.advanceTimersByTime(2_000)
  expect((await store.get(HOME))?.title).toBe('New')
})

it('caches at most 5,000 pages, so that probing addresses does not fill the memory', async () => {
  const { store, where } = await createStore()
  for (let count = 0; count <= 5_000; count += 1) await store.get({ ...HOME, key: `landing/${count}` })
  await store.get({ ...HOME, key: 'landing/0' })
  expect(where).toHaveBeenCalledTimes(5_002)
})
