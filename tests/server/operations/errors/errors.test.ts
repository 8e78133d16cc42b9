import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTogether } from '../../../../server/operations/queue/run-together.ts'
import { createWholeApp, type WholeApp } from '../../../setup/whole-app.ts'

let shop: WholeApp
beforeAll(async () => {
  shop = await createWholeApp({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' })
})
afterAll(() => shop.close())

const BY_SCRIPT = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const ERROR = {
  incident: 'E-0123ABCD',
  release: 'b1',
  siteTag: 'ald-gb',
  pageKind: 'product',
  code: 'blockFailed',
  severity: 2,
  message: 'Block hero failed',
  stack: 'at sell (https://shop.example/assets/kit-abc1234.js:1:200)',
  block: { id: 'b7', type: 'hero' },
}
const post = (error: object, headers: Readonly<Record<string, string>> = BY_SCRIPT) =>
  shop.send({ method: 'POST', path: '/monitoring/errors', headers, body: JSON.stringify(error) })

interface Kept {
  readonly body: {
    readonly items: readonly { readonly payload: { readonly tags: Readonly<Record<string, string>>; readonly level: string } }[]
  }
}
const collected = async (incident: string) => {
  const { body } = await shop.send({ path: '/_test/reports', headers: BY_SCRIPT })
  const kept = JSON.parse(body) as readonly Kept[]
  return kept.flatMap(({ body: { items } }) => items ?? []).find(({ payload }) => payload.tags?.['incident'] === incident)?.payload
}

describe('what failed in a browser', () => {
  it('is one line of the log, and an event of the collector, both with its incident and its block [THIRD-07]', async () => {
    expect((await post(ERROR)).status).toBe(204)
    const log = shop.takeLog()
    expect(log).toContain('"incident":"E-0123ABCD"')
    expect(log).toContain('"event":"browserError"')
    await expect
      .poll(() => collected('E-0123ABCD'))
      .toMatchObject({
        level: 'warning',
        release: 'b1',
        environment: 'test',
        tags: { blockId: 'b7', blockType: 'hero', site: 'ald-gb', pageKind: 'product' },
        exception: { values: [{ type: 'blockFailed', stacktrace: { frames: [{ function: 'sell', lineno: 1, colno: 200 }] } }] },
      })
  })

  it('is taken where its code names a part, as failed changes of the bag do', async () => {
    expect((await post({ ...ERROR, incident: 'E-0123ABCE', code: 'cart.shipping' })).status).toBe(204)
    expect((await post({ ...ERROR, code: 'cart..shipping' })).status).toBe(400)
  })

  it.each([
    ['a form of another site', ERROR, { 'content-type': 'application/json' }, 403],
    ['a message that is too long', { ...ERROR, message: 'x'.repeat(501) }, BY_SCRIPT, 400],
    ['more than a report can be', { ...ERROR, more: 'x'.repeat(20_000) }, BY_SCRIPT, 413],
    ['an incident that is none', { ...ERROR, incident: 'E-1\n' }, BY_SCRIPT, 400],
  ])('is refused where it is %s', async (_what, error, headers, status) => {
    expect((await post(error, headers)).status).toBe(status)
  })

  it('is dropped beyond thirty a minute from one address, and taken again a minute later', async () => {
    shop.clock.advance(60_000)
    for (let index = 0; index < 30; index += 1) await post({ ...ERROR, incident: 'E-00000001' })
    shop.takeLog()
    expect((await post({ ...ERROR, incident: 'E-00000002' })).status).toBe(204)
    expect(shop.takeLog()).not.toContain('E-00000002')
    shop.clock.advance(60_000)
    await post({ ...ERROR, incident: 'E-00000003' })
    expect(shop.takeLog()).toContain('E-00000003')
  })
})

describe('what failed in this process', () => {
  it('has the same incident in the answer, the log and the collector, whose line is that of the sources', async () => {
    await shop.runtime.database.execute(sql`alter table shopping_sessions rename to gone`)
    const answer = await shop.send({
      method: 'POST',
      path: '/api/basic-session?siteTag=ald-gb&lang=en',
      headers: { ...BY_SCRIPT, authorization: `Basic ${Buffer.from('storefront:public').toString('base64')}` },
      body: '{}',
    })
    await shop.runtime.database.execute(sql`alter table gone rename to shopping_sessions`)
    expect(answer.status, answer.body).toBe(500)
    const { incident } = JSON.parse(answer.body) as { readonly incident: string }
    expect(incident).toMatch(/^E-[0-9A-F]{8}$/)
    expect(answer.headers['x-incident']).toBe(incident)
    expect(shop.takeLog()).toContain(`"incident":"${incident}"`)
    await expect.poll(() => collected(incident)).toMatchObject({ level: 'error', platform: 'node', tags: { status: '500' } })
  })
})

describe('what the API refuses', () => {
  it('is counted by route and code, and is no error that is collected', async () => {
    const counted = async () => (await shop.runtime.counts.refusals.get()).values.map(({ labels, value }) => ({ ...labels, value }))
    const before = (await shop.runtime.counts.incidents.get()).values
    await shop.send({ path: '/api/product/s/nothing-1?siteTag=ald-gb&lang=en' })
    await shop.send({ path: '/api/product/s/nothing-2?siteTag=ald-gb&lang=en' })
    expect(await counted()).toContainEqual({ route: expect.stringMatching(/^\/api\/product\/s\/:\w+$/), code: 'NOT_FOUND', value: 2 })
    expect((await shop.runtime.counts.incidents.get()).values).toEqual(before)
  })
})

describe('a job that failed', () => {
  it('is in the collector with its queue, under the incident that its line of the log has', async () => {
    const { stock } = shop.queues
    await stock.add({ sku: '1-A' }, shop.runtime.database)
    const { handle } = runTogether({ ...shop.runtime, queue: stock, run: () => Promise.reject(new Error('No index')) })
    await handle(await stock.take(1))
    const line = shop
      .takeLog()
      .split('\n')
      .find((each) => each.includes('"event":"jobFailed"'))
    const incident = /"incident":"(E-[0-9A-F]{8})"/.exec(line ?? '')?.[1] ?? 'none'
    await expect.poll(() => collected(incident)).toMatchObject({ level: 'info', tags: { code: 'jobFailed', queue: 'stock' } })
  })
})
