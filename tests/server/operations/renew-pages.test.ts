import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renewPages } from '../../../server/operations/renew-pages.ts'
import { lazyBody } from '../../../server/storefront/encode-body.ts'
import { createPageCache, type CachedAnswer } from '../../../server/storefront/page-cache.ts'
import { readSites } from '../../../server/sites.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('keeps no page of the products that the search had before, although it answers with them for a moment longer', async () => {
  const cache = createPageCache({ now: () => 0, onBackgroundError: () => undefined })
  const home = async (products: string): Promise<string> => {
    const made = { status: 200, headers: {}, isCacheable: true, surrogateKeys: ['site:ald-gb'] }
    const answer: CachedAnswer = { ...made, body: lazyBody(Buffer.from(products)) }
    return String(await (await cache.get('/en', async () => answer)).body.plain())
  }
  expect(await home('no products')).toBe('no products')
  renewPages({ runtime: { sites: readSites() }, purge: cache.purge })
  expect(await home('no products, still')).toBe('no products, still')
  await vi.advanceTimersByTimeAsync(2_500)
  expect(await home('cups')).toBe('cups')
})
