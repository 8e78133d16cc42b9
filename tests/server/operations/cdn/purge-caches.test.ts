import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '../../../../server/database/database.ts'
import { selectRows } from '../../../../server/database/select-rows.ts'
import { createCdnProcess, letMinutePass, type CdnProcess } from '../../../factories/cdn-process.ts'
import { until } from '../../../factories/mail-shop.ts'
import { openTestDatabase } from '../../../setup/database.ts'

const VARNISH = 'http://varnish.test/'
const CDN = 'https://cdn.test/purge'

let handle: DatabaseHandle
let processes: CdnProcess[]
beforeAll(async () => {
  handle = await openTestDatabase()
})
afterAll(() => handle.close())
beforeEach(() => {
  processes = []
})
afterEach(async () => {
  await Promise.all(processes.map(({ stop }) => stop()))
  await handle.database.execute(sql`truncate jobs.job`)
})

interface Purge {
  readonly address: string
  readonly keys: string
  readonly authorization: string
}

/** Caches that take every purge, but for what `answer` says. */
const createCaches = (answer: (purge: Purge) => number = () => 200) => {
  const purges: Purge[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const purge = {
      address: request.url,
      keys: request.headers.get('surrogate-key') ?? '',
      authorization: request.headers.get('authorization') ?? '',
    }
    purges.push(purge)
    return new Response(null, { status: answer(purge) })
  }
  return { purges, fetch }
}

const startProcess = async (fetch: typeof globalThis.fetch, addresses: readonly string[] = [VARNISH]): Promise<CdnProcess> => {
  const started = await createCdnProcess(handle, { addresses, fetch })
  processes.push(started)
  await started.start()
  return started
}

const change = ({ purgeCaches }: CdnProcess, ...keys: string[]): Promise<void> =>
  handle.database.transaction((transaction) => purgeCaches(keys, transaction))
const states = async (): Promise<readonly string[]> =>
  (await selectRows<{ state: string }>(handle.database, sql`select state from jobs.job where name = 'cdn' order by created_on`)).map(
    ({ state }) => state,
  )

describe('a change of what pages are made of', () => {
  it('is one request to each cache in front, with its keys and the token, however many processes there are', async () => {
    const { purges, fetch } = createCaches()
    const first = await startProcess(fetch, [VARNISH, CDN])
    for (let more = 0; more < 2; more += 1) await startProcess(fetch, [VARNISH, CDN])
    await change(first, 'page:home', 'product:900001')
    await until(() => expect(purges).toHaveLength(4))
    expect(purges.slice(0, 2).toSorted((one, other) => one.address.localeCompare(other.address))).toEqual(
      [VARNISH, CDN].map((address) => ({ address, keys: 'page:home product:900001', authorization: 'Bearer purge-of-tests' })),
    )
  })

  it('goes together with those that come at the same time, each key once', async () => {
    const { purges, fetch } = createCaches()
    const shop = await createCdnProcess(handle, { addresses: [VARNISH], fetch })
    processes.push(shop)
    for (const product of ['1', '2', '1']) await change(shop, 'page:home', `product:${product}`)
    await shop.start()
    await until(() => expect(purges).toHaveLength(1))
    expect(purges[0]?.keys.split(' ').toSorted()).toEqual(['page:home', 'product:1', 'product:2'])
  })

  it('that is taken back with its transaction purges nothing', async () => {
    const { purges, fetch } = createCaches()
    const shop = await startProcess(fetch)
    const publish = handle.database.transaction(async (transaction) => {
      await shop.purgeCaches(['page:home'], transaction)
      throw new Error('The page could not be stored')
    })
    await expect(publish).rejects.toThrow('The page could not be stored')
    await change(shop, 'page:contact')
    await until(() => expect(purges.map(({ keys }) => keys)).toEqual(['page:contact']))
  })

  it('leaves no page of before in a cache, which took it from a process that heard of the change after the purge', async () => {
    const late = { page: 'before' }
    const cache: { page?: string } = {}
    const { purges, fetch } = createCaches(() => {
      delete cache.page
      // A shopper who comes next is answered by the process that has not heard yet.
      if (purges.length === 1) cache.page = late.page
      return 200
    })
    const shop = await startProcess(fetch)
    await change(shop, 'page:home')
    await until(() => expect(cache.page).toBe('before'))
    late.page = 'after'
    await until(() => expect(cache.page).toBeUndefined())
    await letMinutePass(handle)
    await until(async () => expect(new Set(await states())).toEqual(new Set(['completed'])))
    expect(purges.map(({ keys }) => keys)).toEqual(['page:home', 'page:home', 'page:home'])
  })

  it('leaves no page of before either that was under way for some seconds', async () => {
    const cache: { page?: string } = { page: 'before' }
    const { purges, fetch } = createCaches(() => {
      delete cache.page
      if (purges.length === 2) cache.page = 'before, at last'
      return 200
    })
    const shop = await startProcess(fetch)
    await change(shop, 'page:home')
    await until(() => expect(cache.page).toBe('before, at last'))
    await until(async () => expect((await states()).toSorted()).toEqual(['completed', 'completed', 'created']))
    await letMinutePass(handle)
    await until(() => expect(cache.page).toBeUndefined())
  })
})

describe('a cache in front that is away', () => {
  it('is purged once it is back, and holds up no other', async () => {
    let isAway = true
    const { purges, fetch } = createCaches(({ address }) => (isAway && address === CDN ? 503 : 200))
    const shop = await startProcess(fetch, [VARNISH, CDN])
    await change(shop, 'page:home')
    await until(async () => expect(await states()).toContain('retry'))
    await until(() => expect(purges.filter(({ address }) => address === VARNISH).length).toBeGreaterThan(0))
    expect(shop.log()).toMatch(/"event":"cdnPurgeFailed","cache":"cdn.test","keys":\["page:home"\]/)
    expect(await shop.metrics()).toContain('vitrine_cdn_purges_total{outcome="failed"} 1')
    isAway = false
    await letMinutePass(handle)
    await until(() => expect(purges.filter(({ address }) => address === CDN).length).toBeGreaterThan(1))
    await until(async () => expect((await states()).filter((state) => state === 'retry')).toEqual([]))
  })

  it('has its purges repeated every ten seconds until it cannot have a page of before any more, and then the log says so', async () => {
    const { fetch } = createCaches(() => 503)
    const shop = await startProcess(fetch)
    await change(shop, 'page:home')
    await until(async () => expect(await states()).toEqual(['retry']))
    const [job] = await selectRows<{ limit: number; seconds: number; backs: boolean }>(
      handle.database,
      sql`select retry_limit as limit, retry_delay as seconds, retry_backoff as backs from jobs.job where name = 'cdn'`,
    )
    expect(job).toEqual({ limit: 420, seconds: 10, backs: false })
    await handle.database.execute(sql`update jobs.job set retry_count = retry_limit where name = 'cdn'`)
    await letMinutePass(handle)
    await until(() => expect(shop.log()).toMatch(/"level":50.*"event":"jobLost","queue":"cdn"/))
  })
})
