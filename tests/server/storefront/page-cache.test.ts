import { describe, expect, it, vi } from 'vitest'
import { lazyBody } from '../../../server/storefront/encode-body.ts'
import { createPageCache, type CachedAnswer } from '../../../server/storefront/page-cache.ts'

const answer = (text: string, changes: Partial<CachedAnswer> = {}): CachedAnswer => ({
  status: 200,
  headers: {},
  body: lazyBody(Buffer.from(text)),
  surrogateKeys: ['page:home'],
  isCacheable: true,
  ...changes,
})

const setUp = () => {
  let now = 0
  const onBackgroundError = vi.fn()
  const onRead = vi.fn()
  const cache = createPageCache({ now: () => now, onBackgroundError, onRead })
  const text = async (make: () => Promise<CachedAnswer>, key = '/') => String(await (await cache.get(key, make)).body.plain())
  return { cache, text, onBackgroundError, onRead, pass: (ms: number) => (now += ms) }
}

describe('the page cache', () => {
  it('says of each read whether the page was there, or had to be made', async () => {
    const { text, onRead } = setUp()
    for (let read = 0; read < 3; read += 1) await text(async () => answer('a'))
    expect(onRead.mock.calls.flat()).toEqual(['miss', 'hit', 'hit'])
  })

  it('makes a page once for all who ask at the same time', async () => {
    const { text } = setUp()
    const make = vi.fn(async () => answer('a'))
    expect(await Promise.all([text(make), text(make), text(make)])).toEqual(['a', 'a', 'a'])
    expect(make).toHaveBeenCalledOnce()
  })

  it('gives a page for a minute, then at once the old one while it makes the new', async () => {
    const { text, pass } = setUp()
    await text(async () => answer('old'))
    pass(59_999)
    expect(await text(async () => answer('never'))).toBe('old')
    pass(1)
    expect(await text(async () => answer('new'))).toBe('old')
    await vi.waitFor(async () => expect(await text(async () => answer('never'))).toBe('new'))
    pass(360_000)
    expect(await text(async () => answer('newest'))).toBe('newest')
  })

  it('never gives a page from the moment on at which other blocks are to be shown', async () => {
    const { text, pass } = setUp()
    await text(async () => answer('before', { changesAt: 10_000 }))
    pass(9_999)
    expect(await text(async () => answer('never'))).toBe('before')
    pass(1)
    expect(await text(async () => answer('after'))).toBe('after')
  })

  it('keeps the old page when the new one cannot be made', async () => {
    const { text, pass, onBackgroundError } = setUp()
    await text(async () => answer('old'))
    pass(60_000)
    const broken = () => Promise.reject(new Error('down'))
    expect(await text(broken)).toBe('old')
    await vi.waitFor(() => expect(onBackgroundError).toHaveBeenCalledOnce())
    expect(await text(broken)).toBe('old')
  })

  it('keeps the old page when something the new one needs does not answer, for as long as an old page is good', async () => {
    const { text, pass } = setUp()
    const degraded = vi.fn(async () => answer('without products', { isCacheable: false, isDegraded: true }))
    await text(async () => answer('old'))
    pass(60_000)
    expect(await text(degraded)).toBe('old')
    await vi.waitFor(() => expect(degraded).toHaveBeenCalledOnce())
    expect(await text(degraded)).toBe('old')
    pass(300_000)
    expect(await text(degraded)).toBe('without products')
    expect(await text(async () => answer('new'))).toBe('new')
  })

  it('is settled once nothing is being made, neither anew behind an old page nor before a purge', async () => {
    const { cache, text, pass } = setUp()
    await text(async () => answer('old'))
    pass(60_000)
    const release: (() => void)[] = []
    const slow = () => new Promise<CachedAnswer>((resolve) => release.push(() => resolve(answer('new'))))
    await text(slow)
    cache.purge(['page:home'])
    const settled = vi.fn()
    const waiting = cache.settled().then(settled)
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
    release.forEach((end) => end())
    await waiting
    expect(settled).toHaveBeenCalledOnce()
  })

  it('forgets what was made from a thing that changed, and what is being made from it', async () => {
    const { cache, text } = setUp()
    await text(async () => answer('home'), '/')
    await text(async () => answer('about', { surrogateKeys: ['page:landing/about'] }), '/about')
    let finish: (made: CachedAnswer) => void = () => undefined
    const slow = text(() => new Promise((resolve) => (finish = resolve)), '/slow')
    cache.purge(['page:home'])
    finish(answer('made before the change'))
    expect(await slow).toBe('made before the change')
    expect(await text(async () => answer('fresh'), '/slow')).toBe('fresh')
    expect(await text(async () => answer('new home'), '/')).toBe('new home')
    expect(await text(async () => answer('never'), '/about')).toBe('about')
  })

  it('never keeps what is not for everybody, nor a failure', async () => {
    const { text } = setUp()
    expect(await text(async () => answer('mine', { isCacheable: false }))).toBe('mine')
    await expect(text(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await text(async () => answer('yours'))).toBe('yours')
  })

  it('stays within its memory, least lately used first', async () => {
    const { text } = setUp()
    const large = 'x'.repeat(7 * 1024 * 1024)
    await text(async () => answer(large), '/1')
    await text(async () => answer(large), '/2')
    await text(async () => answer('never'), '/1')
    await text(async () => answer(large), '/3')
    expect(await text(async () => answer('made again'), '/2')).toBe('made again')
    expect((await text(async () => answer('never'), '/1')).length).toBe(large.length)
  })
})
