import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMarketing } from '../../../../src/features/analytics/sinks/marketing.ts'
import { createSearchInsights } from '../../../../src/features/analytics/sinks/search-insights.ts'
import { createSessionContext } from '../../../../src/features/analytics/sinks/session-context.ts'
import type { Post } from '../../../../src/features/analytics/sinks/sink.ts'
import { envelope } from '../../../factories/envelope.ts'
import { memoryStorage } from '../../../factories/memory-storage.ts'

const CLICK = envelope({
  event: 'productClick',
  data: {
    objectID: '1',
    productId: '1',
    name: 'Tee',
    brand: 'Alder',
    position: 7,
    queryID: 'q',
    indexName: 'sorted',
    price: 4,
    currency: 'GBP',
    list: 'l',
  },
})
const LOGO = envelope({ event: 'clickLogo', data: {} })

const posts = (answer: Awaited<ReturnType<Post>> = 'arrived') => vi.fn<Post>().mockResolvedValue(answer)
const bodies = (post: ReturnType<typeof posts>): readonly unknown[] => post.mock.calls.map(([, body]) => JSON.parse(body) as unknown)

const insights = (post: Post, storage = memoryStorage()) => ({
  storage,
  sink: createSearchInsights({ baseUrl: '/algolia', search: { appId: 'A', apiKey: 'K' }, index: 'main', storage, newId: () => 'me', post }),
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('the search learns of a click with its place and the answer it was in, by the vendor’s wire [ANALYTICS-01, DATA-14]', async () => {
  const post = posts()
  const { sink, storage } = insights(post)
  sink.send(CLICK)
  sink.send(LOGO)
  expect(JSON.parse(storage.getItem('searchAnalyticsEvents') ?? '')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(post.mock.calls[0]?.[0]).toBe('/algolia/1/events?x-algolia-application-id=A&x-algolia-api-key=K')
  expect(bodies(post)).toEqual([
    {
      events: [
        {
          eventType: 'click',
          eventName: 'productClick',
          index: 'sorted',
          userToken: 'me',
          timestamp: 1_763_600_000_000,
          objectIDs: ['1'],
          queryID: 'q',
          positions: [7],
        },
      ],
    },
  ])
  expect([storage.getItem('searchAnalyticsEvents'), storage.getItem('searchUserToken')]).toEqual([null, 'me'])
})

it('what did not arrive is stored, a hundred at most, and sent by the next page; refused, it is gone with the shopper’s token [STORE-03]', async () => {
  const post = posts('failed')
  const { sink, storage } = insights(post)
  for (let index = 0; index < 105; index += 1) sink.send(CLICK)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(JSON.parse(storage.getItem('searchAnalyticsEvents') ?? '')).toHaveLength(100)
  const next = posts()
  const page = insights(next, storage)
  page.sink.resume()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(next).toHaveBeenCalledOnce()
  page.sink.send(CLICK)
  page.sink.discard()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(next).toHaveBeenCalledOnce()
  expect([storage.getItem('searchAnalyticsEvents'), storage.getItem('searchUserToken')]).toEqual([null, null])
})

it('a row of many products is several views of twenty, and a category a click on a filter [ANALYTICS-03] [ANALYTICS-07]', async () => {
  const post = posts()
  const { sink } = insights(post)
  sink.send(envelope({ event: 'productTrayImpression', data: { trayTitle: 'New', productIds: Array.from({ length: 45 }, String) } }))
  sink.send(envelope({ event: 'clickCategoryNavItem', data: { category: 'women > shoes', active: true } }))
  sink.flush()
  expect(bodies(post)).toMatchObject([
    {
      events: [
        { objectIDs: { length: 20 } },
        { objectIDs: { length: 20 } },
        { objectIDs: { length: 5 } },
        { filters: ['categories:women%20%3E%20shoes'] },
      ],
    },
  ])
})

it('the marketing service gets each event by itself, as it takes them [ANALYTICS-17]', () => {
  const post = posts()
  createMarketing({ baseUrl: '/klaviyo', companyId: 'KEY', newId: () => 'page', post }).send(CLICK)
  expect(post.mock.calls[0]?.[0]).toBe('/klaviyo/client/events/?company_id=KEY')
  expect(bodies(post)).toMatchObject([
    { data: { type: 'event', attributes: { metric: { data: { attributes: { name: 'productClick' } } }, unique_id: 'id' } } },
  ])
})

it('the session context is sent twenty at a time, what is left after five seconds, and by a beacon when the page is left [ANALYTICS-17]', () => {
  const post = posts()
  const beacon = vi.fn(() => true)
  const sink = createSessionContext({ baseUrl: '', siteTag: 'ald-gb', post, beacon })
  for (let index = 0; index < 21; index += 1) sink.send(LOGO)
  expect(bodies(post)).toMatchObject([{ events: { length: 20 } }])
  vi.advanceTimersByTime(5_000)
  expect(bodies(post)).toMatchObject([{}, { events: { length: 1 } }])
  sink.send(LOGO)
  sink.flush()
  sink.flush()
  expect(beacon).toHaveBeenCalledOnce()
  sink.send(LOGO)
  sink.discard()
  vi.advanceTimersByTime(5_000)
  expect(post).toHaveBeenCalledTimes(2)
})
