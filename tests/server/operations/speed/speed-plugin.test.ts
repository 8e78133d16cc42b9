import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { SPEED_PATH } from '../../../../schemas/api/page-speed.ts'
import { pageSpeeds } from '../../../../server/database/schema/speed.ts'
import { bucketOf } from '../../../../server/operations/speed/buckets.ts'
import { speedPlugin } from '../../../../server/operations/speed/speed-plugin.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'

let test: TestRuntime
let isAway = false

beforeAll(async () => {
  test = await createTestRuntime()
  const { database } = test.runtime
  const away = new Proxy(database, {
    get: (target, name, receiver) => {
      if (isAway && name === 'insert') throw new Error('The database is away')
      return Reflect.get(target, name, receiver)
    },
  })
  await test.app.register(speedPlugin, { runtime: { ...test.runtime, database: away } })
})
afterAll(() => test.close())
beforeEach(async () => {
  isAway = false
  test.runtime.clock.advance(60_000)
  await test.runtime.database.execute(sql`truncate page_speeds`)
})

const PAGE = { pageKind: 'product', way: 'document', figures: { LCP: 2_000, INP: 96, CLS: 0.04, TTFB: 300, FCP: 900 } }
const REPORT = { siteTag: 'ald-gb', device: 'phone', pages: [PAGE] }
const OWN = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

const send = async (report: unknown, headers: Readonly<Record<string, string>> = OWN, from = '10.3.0.1') =>
  (
    await test.app.inject({
      method: 'POST',
      url: SPEED_PATH,
      headers,
      payload: typeof report === 'string' ? report : JSON.stringify(report),
      remoteAddress: from,
    })
  ).statusCode

const stored = async () =>
  (await test.runtime.database.select().from(pageSpeeds))
    .map(({ pageKind, device, way, metric, bucket, count }) => `${pageKind} ${device} ${way} ${metric} ${bucket} ${count}`)
    .toSorted()
const outcomes = async (outcome: string) =>
  (await test.runtime.counts.speedReports.get()).values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0

it('views are counted in the bucket of each of their figures, and no row says which view it was', async () => {
  expect([await send(REPORT), await send(REPORT, OWN, '10.3.0.2')]).toEqual([204, 204])
  await send({ ...REPORT, pages: [{ ...PAGE, figures: { LCP: 9_000 } }] })
  expect(await stored()).toEqual(
    [
      `product phone document CLS ${bucketOf('CLS', 0.04)} 2`,
      `product phone document FCP ${bucketOf('FCP', 900)} 2`,
      `product phone document INP ${bucketOf('INP', 96)} 2`,
      `product phone document LCP ${bucketOf('LCP', 2_000)} 2`,
      `product phone document LCP ${bucketOf('LCP', 9_000)} 1`,
      `product phone document TTFB ${bucketOf('TTFB', 300)} 2`,
    ].toSorted(),
  )
})

it('pages that were gone to inside the shop come with the same report, those of one kind in one row', async () => {
  const further = { pageKind: 'listing', way: 'inApp', figures: { LCP: 300 } }
  expect(await send({ ...REPORT, pages: [PAGE, further, further] })).toBe(204)
  expect(await stored()).toContain(`listing phone inApp LCP ${bucketOf('LCP', 300)} 2`)
})

it('reports that meet are all counted, in whatever order their pages were seen', async () => {
  const pages = (['home', 'listing', 'product', 'search', 'brand', 'landing'] as const).map((pageKind) => ({ ...PAGE, pageKind }))
  const reports = Array.from({ length: 100 }, (_, index) => ({ ...REPORT, pages: index % 2 === 0 ? pages : pages.toReversed() }))
  const failed = await outcomes('failed')
  const answers = await Promise.all(reports.map((report, index) => send(report, OWN, `10.4.0.${index}`)))
  expect([new Set(answers), await outcomes('failed')]).toEqual([new Set([204]), failed])
  expect(await stored()).toHaveLength(30)
  expect((await stored()).every((row) => row.endsWith(' 100'))).toBe(true)
})

it.each([
  ['no report', 'null'],
  ['no JSON', '{'],
  ['a site that there is not', { ...REPORT, siteTag: 'other' }],
  ['a device that there is not', { ...REPORT, device: "'; drop table page_speeds" }],
  ['a kind of page that there is not', { ...REPORT, pages: [{ ...PAGE, pageKind: 'constructor' }] }],
  ['a figure that is not measured', { ...REPORT, pages: [{ ...PAGE, figures: { __proto__x: 1 } }] }],
  ['a figure below nothing', { ...REPORT, pages: [{ ...PAGE, figures: { LCP: -1 } }] }],
  ['a figure without end', '{"siteTag":"ald-gb","device":"phone","pages":[{"pageKind":"home","way":"document","figures":{"LCP":1e999}}]}'],
  ['a figure that is a text', { ...REPORT, pages: [{ ...PAGE, figures: { LCP: '12' } }] }],
  ['an address of a shopper', { ...REPORT, email: 'ann@example.com' }],
  ['more pages than a report has', { ...REPORT, pages: Array.from({ length: 31 }, () => PAGE) }],
])('%s is refused, and nothing of it is stored', async (_what, report) => {
  expect(await send(report)).toBe(400)
  expect(await stored()).toEqual([])
})

it('more than a report can be is refused before it is read, and so is a text that no beacon of ours has', async () => {
  expect(await send({ ...REPORT, more: 'x'.repeat(9_000) })).toBe(413)
  expect(await send(REPORT, { ...OWN, 'content-type': 'text/plain' })).toBe(400)
  expect(await stored()).toEqual([])
})

it.each([
  ['another site', { ...OWN, 'sec-fetch-site': 'cross-site' }],
  ['another shop of the same domain', { ...OWN, 'sec-fetch-site': 'same-site' }],
  ['another origin, in a browser that does not say how far it is', { 'content-type': 'application/json', origin: 'https://other.example' }],
  ['nobody who says where they are', { 'content-type': 'application/json' }],
])('a report from %s is refused', async (_who, headers) => {
  expect(await send(REPORT, headers)).toBe(403)
  expect(await stored()).toEqual([])
})

it('beyond 120 a minute from one network reports are dropped without a word and counted; others go on, and a minute later it does too', async () => {
  for (let sent = 0; sent < 120; sent += 1) await send(REPORT, OWN, '2001:db8::1')
  const before = await outcomes('limited')
  const counted = await stored()
  expect(await send(REPORT, OWN, '2001:db8::2')).toBe(204)
  expect([await stored(), await outcomes('limited')]).toEqual([counted, before + 1])
  await send(REPORT, OWN, '10.3.0.9')
  test.runtime.clock.advance(60_000)
  await send(REPORT, OWN, '2001:db8::2')
  expect((await stored())[0]).toMatch(/ 122$/)
})

it('without a database a report is dropped and counted, and the shopper sees no error', async () => {
  const failed = await outcomes('failed')
  isAway = true
  expect(await send(REPORT)).toBe(204)
  expect(await outcomes('failed')).toBe(failed + 1)
  isAway = false
  expect(await stored()).toEqual([])
})
