import { expect, it, vi } from 'vitest'
import { createFavoritesStore } from '../../../../src/features/favorites/favorites-store.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'

const storeWith = (favorites?: unknown) => {
  const storage = memoryStorage(favorites === undefined ? {} : { entries: { favorites: JSON.stringify(favorites) } })
  const events = new EventTarget()
  return { storage, events, store: createFavoritesStore({ storage, events, report: vi.fn() }) }
}

it('adds a product that is absent and removes one that is present [FAV-01]', () => {
  const { store } = storeWith(['900001'])
  expect(store.toggle('900002')).toBe(true)
  expect(store.getIds()).toEqual(['900002', '900001'])
  expect(store.toggle('900001')).toBe(false)
  expect(store.getIds()).toEqual(['900002'])
})

it('keeps ids in the browser, to be read after a restart [STORE-09]', () => {
  const { store, storage } = storeWith()
  store.toggle('900001')
  expect(createFavoritesStore({ storage, report: vi.fn() }).getIds()).toEqual(['900001'])
  expect(storage.getItem('favorites')).toBe('["900001"]')
})

it('reduces entries that carry availability to the id alone, also where they are kept [FAV-03]', () => {
  const { store, storage } = storeWith([{ id: '900001', availability: 'AVAILABLE' }, '900002', { availability: 'AVAILABLE' }, 7, '900002'])
  expect(store.getIds()).toEqual(['900001', '900002'])
  expect(storage.getItem('favorites')).toBe('["900001","900002"]')
})

it('takes anything but a list for none', () => {
  expect(storeWith({ '900001': true }).store.getIds()).toEqual([])
})

it('lets the oldest go when there are more than 200', () => {
  const { store } = storeWith(Array.from({ length: 200 }, (_, index) => `p${index}`))
  store.toggle('new')
  expect(store.getIds()).toHaveLength(200)
  expect(store.getIds()[0]).toBe('new')
  expect(store.getIds()).not.toContain('p199')
})

it('follows what another tab does', () => {
  const { store, storage, events } = storeWith()
  const listener = vi.fn()
  store.subscribe(listener)
  storage.setItem('favorites', '["900005"]')
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'favorites' }))
  expect(store.getIds()).toEqual(['900005'])
  expect(listener).toHaveBeenCalledOnce()
})
