import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countReads, type CacheName } from '../../../server/operations/counts.ts'
import { serveStyles } from '../../../server/storefront/style-sheets.ts'
import { createWholeApp, type WholeApp } from '../../setup/whole-app.ts'

let shop: WholeApp
beforeAll(async () => {
  shop = await createWholeApp({}, { isDevelopment: false })
})
afterAll(() => shop.close())

const readsOf = async (cache: CacheName) => {
  const { values } = await shop.runtime.counts.cacheReads.get()
  const valueOf = (outcome: string) => values.find(({ labels }) => labels.cache === cache && labels.outcome === outcome)?.value ?? 0
  return { hit: valueOf('hit'), miss: valueOf('miss') }
}
const readStyles = async (): Promise<void> => {
  const app = Fastify()
  const onRead = countReads(shop.runtime.counts, 'styles')
  const sheets = { read: (name: string) => (name === '0.1' ? 'a{}' : undefined) }
  const stored = { readPlain: async () => undefined, sheetsOf: async () => undefined }
  await app.register(serveStyles, { sheets, stored, buildId: 'b1', onRead })
  for (let time = 0; time < 2; time += 1) expect((await app.inject('/styles/b1/0.1.css')).statusCode).toBe(200)
  expect((await app.inject('/styles/b1/9.css')).statusCode).toBe(404)
  await app.close()
}
const twice = async (read: () => Promise<unknown>): Promise<void> => {
  await read()
  await read()
}

it.each<[CacheName, () => Promise<unknown>]>([
  ['pages', () => twice(() => shop.send({ path: '/en/women' }))],
  ['content', () => twice(() => shop.publishing.pages.get({ siteTag: 'ald-gb', language: 'en', key: 'nothing' }))],
  ['redirects', () => twice(() => shop.publishing.redirects.get('ald-gb'))],
  ['merchant', () => twice(() => shop.runtime.merchant.current())],
  ['styles', readStyles],
])('two reads of the cache of %s one after the other are counted, the second as a hit', async (cache, read) => {
  const before = await readsOf(cache)
  await read()
  const after = await readsOf(cache)
  expect(after.hit - before.hit).toBeGreaterThan(0)
  expect(after.hit - before.hit + after.miss - before.miss).toBe(2)
})
