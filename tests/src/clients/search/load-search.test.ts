import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadSearch } from '../../../../src/clients/search/load-search.ts'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import { site } from '../../../factories/site.ts'

const asked: string[] = []
let service: Server
let origin: string

beforeAll(async () => {
  service = createServer((request, answer) => {
    asked.push(`${request.method ?? ''} ${request.url?.split('?', 1)[0] ?? ''}`)
    answer.setHeader('content-type', 'application/json')
    answer.end(JSON.stringify({ results: [{ hits: [] }] }))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  // `listen` on a host and port gives an AddressInfo; text is for pipes.
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked.length = 0
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => new Promise((resolve) => service.close(resolve)))

it('searches the service embedded in the shop, below /algolia of the page’s own origin', async () => {
  vi.stubGlobal('window', { location: { origin } })
  const client = await loadSearch(siteValueOf(site('gb'), 'en'))
  await client.productsById(['900001'])
  expect(asked).toEqual(['POST /algolia/1/indexes/*/queries'])
})

it('searches, suggests and recommends from the hosted service where one is configured, and asks nothing of the page’s origin [PROD-11]', async () => {
  vi.stubGlobal('window', { location: { origin: 'http://shop.invalid' } })
  const client = await loadSearch({ ...siteValueOf(site('gb'), 'en'), searchUrl: `${origin}/hosted` })
  await client.productsById(['900001'])
  await client.suggestions('tee', 5)
  await client.recommendations({ model: 'related-products', productId: '900001', max: 4 })
  const [queries, recommendations] = ['POST /hosted/1/indexes/*/queries', 'POST /hosted/1/indexes/*/recommendations']
  expect(asked).toEqual([queries, queries, recommendations])
})
