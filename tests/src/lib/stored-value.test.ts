import { expect, it, vi } from 'vitest'
import { createStoredValue } from '../../../src/lib/stored-value.ts'
import { memoryStorage } from '../../factories/memory-storage.ts'

const read = (stored: unknown): number => (typeof stored === 'number' ? stored : 0)

it('gives the default for a missing, unreadable or wrong-typed value and replaces it [STORE-18]', () => {
  for (const text of ['{', '"seven"', 'null']) {
    const storage = memoryStorage({ entries: { key: text } })
    expect(createStoredValue({ key: 'key', storage, report: vi.fn(), read }).get()).toBe(0)
    expect(storage.getItem('key')).toBe('0')
  }
})

it('keeps a refused write in memory and reports it once [STORE-18]', () => {
  const report = vi.fn()
  const value = createStoredValue({ key: 'key', storage: memoryStorage({ isRefusing: true }), report, read })
  value.set(1)
  value.set(2)
  expect(value.get()).toBe(2)
  expect(report).toHaveBeenCalledOnce()
})

it('follows other tabs, also when they clear everything', () => {
  const storage = memoryStorage({ entries: { key: '1' } })
  const events = new EventTarget()
  const value = createStoredValue({ key: 'key', storage, events, report: vi.fn(), read })
  const listener = vi.fn()
  value.subscribe(listener)
  storage.setItem('key', '5')
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'key' }))
  expect(value.get()).toBe(5)
  storage.clear()
  events.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(value.get()).toBe(0)
  expect(listener).toHaveBeenCalledTimes(2)
})
