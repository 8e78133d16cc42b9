import { expect, it, vi } from 'vitest'
import { createPromiseCache } from '../../../server/publishing/promise-cache.ts'

it('loads a value once, also for those who ask while it is loading', async () => {
  const cache = createPromiseCache<string>(10)
  const load = vi.fn(async () => 'tone')
  expect(await Promise.all([cache('a', load), cache('a', load)])).toEqual(['tone', 'tone'])
  expect(load).toHaveBeenCalledTimes(1)
})

it('loads again after a failure', async () => {
  const cache = createPromiseCache<string>(10)
  await expect(cache('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache('a', async () => 'tone')).toBe('tone')
})

it('never holds more values than it may', async () => {
  const cache = createPromiseCache<string>(2)
  const load = vi.fn(async () => 'tone')
  for (const key of ['a', 'b', 'c', 'a']) await cache(key, load)
  expect(load).toHaveBeenCalledTimes(4)
})
