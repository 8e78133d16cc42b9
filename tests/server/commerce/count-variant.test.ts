import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pageSnapshots } from '../../../server/database/schema/publishing.ts'
import { variantCounts } from '../../../server/database/schema/variants.ts'
import { createCommerceApp, type CommerceApp } from '../../factories/commerce-app.ts'
import { node, page } from '../../factories/pages.ts'
import { cookieOf, halfAndHalf, visitorOf } from '../../factories/variants.ts'

let shop: CommerceApp
const blocks = [node('column', { slots: { body: halfAndHalf() } })]
const seesB = visitorOf(blocks, 'b')
const seesA = visitorOf(blocks, 'a')

beforeAll(async () => {
  shop = await createCommerceApp()
  const row = { siteTag: 'ald-gb', language: 'en', key: 'home', entryId: 'home', contentHash: '', publishedAt: 1 }
  await shop.runtime.database.insert(pageSnapshots).values({ ...row, page: page('home', blocks) })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.runtime.database.execute(sql`truncate variant_counts, rate_windows`)
})

let addresses = 0
interface Said {
  readonly body?: object
  readonly cookie?: string
  readonly from?: string
}
const say = async ({ body = {}, cookie = cookieOf(seesB), from = `10.1.0.${(addresses += 1)}` }: Said = {}) =>
  (
    await shop.send({
      method: 'POST',
      url: '/api/variants?siteTag=ald-gb&lang=en',
      body: { page: 'home', test: 'hero-words', variant: 'b', kind: 'seen', ...body },
      headers: { cookie },
      remoteAddress: from,
    })
  ).statusCode
const counted = async () =>
  (await shop.runtime.database.select().from(variantCounts)).map(({ variant, kind, count }) => `${variant} ${kind} ${count}`).toSorted()

it('a variant is counted for each visitor who sees it, and what she does after it', async () => {
  expect([await say(), await say(), await say({ body: { kind: 'bag' } }), await say({ body: { kind: 'order' } })]).toEqual([
    204, 204, 204, 204,
  ])
  await say({ body: { variant: 'a' }, cookie: cookieOf(seesA) })
  expect(await counted()).toEqual(['a seen 1', 'b bag 1', 'b order 1', 'b seen 2'])
})

it('a visitor counts once a day for each kind, however often her browser says it', async () => {
  for (let time = 0; time < 5; time += 1) await say({ from: '10.2.0.1' })
  expect(await counted()).toEqual(['b seen 1'])
})

it('nothing is counted without consent to statistics, without a number, or with a forged one', async () => {
  for (const cookie of ['', cookieOf(seesB, false), `variantNumber=${seesB}`, cookieOf('99999'), cookieOf("1' or 1=1")])
    expect(await say({ cookie })).toBe(204)
  expect(await counted()).toEqual([])
})

it('nothing is counted of a test or page that is not live, or of a variant that the visitor does not see', async () => {
  for (const body of [{ test: 'other' }, { page: 'landing/gone' }, { variant: 'a' }, { variant: 'z' }])
    expect(await say({ body })).toBe(204)
  expect(await counted()).toEqual([])
})

it('what is no count is refused', async () => {
  for (const body of [{ kind: 'returned' }, { page: 'x'.repeat(121) }, { variant: 'bb' }, { test: 5 }])
    expect(await say({ body })).toBe(400)
  expect(await counted()).toEqual([])
})

it('a flood from one address is stopped after sixty a minute, and goes on a minute later', async () => {
  const flood = []
  for (let time = 0; time < 62; time += 1) flood.push(await say({ from: '10.3.0.1' }))
  expect(flood.filter((status) => status === 429)).toHaveLength(2)
  shop.runtime.clock.advance(60_001)
  expect(await say({ from: '10.3.0.1' })).toBe(204)
  expect(await counted()).toEqual(['b seen 1'])
})
