import { describe, expect, it, vi } from 'vitest'
import { cached, createCache, type CacheOptions } from '../../../src/lib/cache.ts'

type Changes = Partial<Omit<CacheOptions<string>, 'staleWhileRevalidate'>>

const setUp = ({ staleWhileRevalidate = 0, ...changes }: Changes & { staleWhileRevalidate?: number } = {}) => {
  let time = 0
  const onRenewalFailed = vi.fn()
  const cache = createCache<string>({ ttl: 1_000, now: () => time, staleWhileRevalidate, onRenewalFailed, ...changes })
  const load = vi.fn(async (value: string) => value)
  return {
    cache,
    load,
    onRenewalFailed,
    get: (value: string, key = 'key') => cache.get(key, () => load(value)),
    pass: (ms: number) => (time += ms),
  }
}

/** A load that ends when the test says so. */
const controlled = () => {
  const end = { resolve: (_: string): void => undefined, reject: (_: Error): void => undefined }
  const load = () => new Promise<string>((resolve, reject) => Object.assign(end, { resolve, reject }))
  return { load, end }
}

const failing = () => Promise.reject(new Error('down'))

describe('a cache', () => {
  it('loads a value once for all who ask for it at the same time', async () => {
    const { get, load } = setUp()
    expect(await Promise.all([get('a'), get('b'), get('c', 'other')])).toEqual(['a', 'a', 'c'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('gives a value again until its time to live is over', async () => {
    const { get, pass } = setUp()
    await get('old')
    pass(999)
    expect(await get('never')).toBe('old')
    pass(1)
    expect(await get('new')).toBe('new')
  })

  it('gives a stale value at once and loads the next one behind it', async () => {
    const { cache, get, pass, load } = setUp({ staleWhileRevalidate: 500 })
    await get('old')
    pass(1_000)
    expect(await get('new')).toBe('old')
    expect(load).toHaveBeenCalledTimes(2)
    await cache.settled()
    expect(await get('never')).toBe('new')
  })

  it('waits for the next value where the stale one has become too old', async () => {
    const { get, pass } = setUp({ staleWhileRevalidate: 500 })
    await get('old')
    pass(1_500)
    expect(await get('new')).toBe('new')
  })

  it('renews a stale value once, however many ask meanwhile, and reports its failure once', async () => {
    const { cache, get, pass, onRenewalFailed } = setUp({ staleWhileRevalidate: 500 })
    await get('old')
    pass(1_000)
    const { load, end } = controlled()
    const renew = vi.fn(load)
    expect(await Promise.all([cache.get('key', renew), cache.get('key', renew)])).toEqual(['old', 'old'])
    expect(renew).toHaveBeenCalledOnce()
    end.reject(new Error('down'))
    await cache.settled()
    await vi.waitFor(() => expect(onRenewalFailed).toHaveBeenCalledOnce())
  })

  it('keeps a stale value whose renewal fails, and tries again with the next who asks', async () => {
    const { cache, get, pass, onRenewalFailed } = setUp({ staleWhileRevalidate: 500 })
    await get('old')
    pass(1_000)
    expect(await cache.get('key', failing)).toBe('old')
    await vi.waitFor(() => expect(onRenewalFailed).toHaveBeenCalledOnce())
    expect(await get('new')).toBe('old')
    await cache.settled()
    expect(await get('never')).toBe('new')
  })

  it('gives a stale value for as long as it takes where it may be any age', async () => {
    const { cache, get, pass } = setUp({ staleWhileRevalidate: Infinity })
    await get('old')
    pass(10_000_000)
    expect(await get('new')).toBe('old')
    await cache.settled()
    expect(await get('never')).toBe('new')
  })

  it('does not cache a failure', async () => {
    const { cache, get } = setUp()
    await expect(cache.get('key', failing)).rejects.toThrow('down')
    expect(await get('value')).toBe('value')
  })

  it('passes on a value that is not admitted, with or without the one that is stored', async () => {
    const { cache, get, pass } = setUp({
      staleWhileRevalidate: 500,
      admit: (value) => (value === 'poor' ? 'keepStored' : value === 'gone' ? 'removeStored' : 'store'),
    })
    expect(await get('poor')).toBe('poor')
    expect(await get('good')).toBe('good')
    pass(1_000)
    expect(await get('poor')).toBe('good')
    await cache.settled()
    expect(await get('gone')).toBe('good')
    await cache.settled()
    expect(await get('new')).toBe('new')
  })

  it('never gives a value from the moment on at which it is wrong', async () => {
    const { get, pass } = setUp({ staleWhileRevalidate: 500, wrongFrom: (value) => (value === 'before' ? 300 : undefined) })
    await get('before')
    pass(299)
    expect(await get('never')).toBe('before')
    pass(1)
    expect(await get('after')).toBe('after')
  })

  it('says of each read whether the value was there or under way, or had to be made, be it behind a stale one', async () => {
    const onRead = vi.fn()
    const { cache, get, pass } = setUp({ staleWhileRevalidate: 500, wrongFrom: (value) => (value === 'brief' ? 300 : undefined), onRead })
    await Promise.all([get('a'), get('a')])
    await get('a')
    expect(onRead.mock.calls.splice(0).flat()).toEqual(['miss', 'hit', 'hit'])
    pass(1_000)
    await Promise.all([get('b'), get('b')])
    await cache.settled()
    pass(1_500)
    await get('c')
    expect(onRead.mock.calls.splice(0).flat()).toEqual(['miss', 'hit', 'miss'])
    await get('brief', 'other')
    pass(300)
    await get('brief', 'other')
    expect(onRead.mock.calls.flat()).toEqual(['miss', 'miss'])
  })

  it('stays within its size, least recently used first', async () => {
    const { get } = setUp({ maxSize: 5, sizeOf: (value) => value.length })
    await get('aa', '1')
    await get('bb', '2')
    await get('never', '1')
    await get('cc', '3')
    expect(await get('loaded again', '2')).toBe('loaded again')
    expect(await get('never', '1')).toBe('aa')
  })

  it('stores an empty value, and passes on one that is larger than the whole cache', async () => {
    const { get } = setUp({ maxSize: 5, sizeOf: (value) => value.length })
    await get('', 'empty')
    expect(await get('too large for it', 'large')).toBe('too large for it')
    expect(await get('never', 'empty')).toBe('')
    expect(await get('small', 'large')).toBe('small')
  })

  it('holds five hundred values unless given', async () => {
    const { get } = setUp()
    for (let index = 0; index <= 500; index += 1) await get('value', String(index))
    expect(await get('never', '1')).toBe('value')
    expect(await get('again', '0')).toBe('again')
  })

  it('removes the values that match, however many, and no others', async () => {
    const { get, cache } = setUp()
    for (const key of ['1', '2', '3', '4']) await get(key === '3' ? 'other' : 'product', key)
    cache.purge((value) => value === 'product')
    expect(await Promise.all(['1', '2', '3', '4'].map((key) => get('new', key)))).toEqual(['new', 'new', 'other', 'new'])
  })

  it('removes the values whose keys match', async () => {
    const { get, cache } = setUp()
    for (const key of ['en home', 'en about']) await get('old', key)
    cache.purge((_, key) => key.endsWith(' home'))
    expect(await Promise.all(['en home', 'en about'].map((key) => get('new', key)))).toEqual(['new', 'old'])
  })

  it('never loads again what lives for ever, and loads again after a failure', async () => {
    const { cache, get, pass } = setUp({ ttl: Infinity })
    await expect(cache.get('key', failing)).rejects.toThrow('down')
    await get('value')
    pass(10_000_000)
    expect(await get('never')).toBe('value')
  })

  it('does not store what was being loaded when it was purged', async () => {
    const { get, cache } = setUp()
    const { load, end } = controlled()
    const slow = cache.get('key', load)
    cache.purge(() => false)
    end.resolve('made before the change')
    expect(await slow).toBe('made before the change')
    expect(await get('fresh')).toBe('fresh')
  })

  it('keeps the load that began after a purge when one from before it ends', async () => {
    const { get, cache } = setUp()
    const [before, after] = [controlled(), controlled()]
    const old = cache.get('key', before.load)
    cache.purge(() => true)
    const fresh = cache.get('key', after.load)
    before.end.resolve('old')
    await old
    const same = get('never')
    after.end.resolve('fresh')
    expect(await Promise.all([fresh, same, get('never')])).toEqual(['fresh', 'fresh', 'fresh'])
  })

  it('is settled once nothing is being loaded, neither behind a stale value nor from before a purge', async () => {
    const { get, cache, pass } = setUp({ staleWhileRevalidate: 500 })
    await get('old')
    pass(1_000)
    const { load, end } = controlled()
    await cache.get('key', load)
    cache.purge(() => true)
    const settled = vi.fn()
    const waiting = cache.settled().then(settled)
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
    end.resolve('new')
    await waiting
    expect(settled).toHaveBeenCalledOnce()
  })
})

describe('a cached call', () => {
  it('is made once for everybody who asks the same, whatever it is called with', async () => {
    const read = vi.fn(async (ids: readonly string[], options: { readonly keepsColors?: boolean } = {}) => [ids, options.keepsColors])
    const call = cached(read, { ttl: 1_000, now: () => 0 })
    expect(await call(['1'])).toEqual([['1'], undefined])
    expect(await call(['1'], { keepsColors: true })).toEqual([['1'], true])
    expect(await call(['1'])).toEqual([['1'], undefined])
    expect(read).toHaveBeenCalledTimes(2)
  })
})
