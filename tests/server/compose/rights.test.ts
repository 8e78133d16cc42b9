import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ComposeRight } from '../../../schemas/api/compose.ts'
import { createComposePass } from '../../../server/compose/compose-pass.ts'
import { startComposeBetween, type CmsBetween, type ComposeBetween } from './cms-between.ts'
import { HOST, OWN, pageOf, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let between: ComposeBetween
let shop: ComposeShop
let cms: CmsBetween
let api: ComposeApi
beforeAll(async () => {
  between = await startComposeBetween({ COMPOSE_EDITORS: 'editors', COMPOSE_PUBLISHERS: 'publishers' })
  ;({ shop, cms, api } = between)
  await shop.make('words', 'headline', { text: 'Good evening' })
  await shop.make('page', 'page', pageOf('page', ['words']))
  await shop.publish('words', 'page')
  await shop.make('draft', 'page', pageOf('draft', []))
  await shop.make('away', 'page', pageOf('away', []))
  await shop.make('lead', 'redirect', { from: '/old', to: '/women', kind: 'permanent' })
})
afterAll(() => between.close())
beforeEach(() => {
  cms.writes.length = 0
  api.takeLog()
})

/** Headers of a browser in which somebody with these rights signed in. */
const signedInWith = (...rights: readonly ComposeRight[]): Record<string, string> => {
  const { config, clock } = shop.contentful.runtime
  const pass = createComposePass({ secret: config.SESSION_SECRET, boundTo: 'editors\npublishers' })
  return { ...OWN, cookie: `compose_session=${pass.issue({ id: 'ed', name: 'Ed Marsh', rights }, clock.now())}` }
}

const fields = { text: { en: 'Bad evening' } }
const WRITES = [
  ['save', 'PUT', '/entries/words', { version: 2, fields }],
  ['make a block', 'PUT', '/entries/new-words', { version: 0, fields, contentType: 'headline' }],
  ['new page', 'POST', '/pages', { title: 'New', path: '/new', sites: [], locale: 'en', from: { template: 'empty' } }],
  ['words of a picture', 'PUT', '/assets/sea', { version: 1, fields: {} }],
] as const
const RELEASE = { name: 'Winter', pages: [{ id: 'page', versions: {} }], at: '2099-12-01T00:00:00Z', timeZone: 'UTC' }
const PUBLISHES = [
  ['publish', 'POST', '/pages/page/publish', { versions: { page: 2 } }],
  ['publish and redirect', 'POST', '/pages/page/publish', { versions: {}, redirect: true }],
  ['unpublish', 'POST', '/pages/page/unpublish', { version: 2 }],
  ['unpublish and redirect', 'POST', '/pages/page/unpublish', { version: 2, redirectTo: '/women' }],
  ['archive', 'POST', '/pages/draft/archive', { version: 1 }],
  ['restore', 'POST', '/pages/away/restore', { version: 1 }],
  ['plan a release', 'POST', '/releases', RELEASE],
  ['publish a release', 'POST', '/releases', { name: 'Winter', pages: RELEASE.pages }],
  ['change a release', 'PUT', '/releases/winter', { ...RELEASE, version: 1 }],
  ['call off a release', 'DELETE', '/releases/winter', undefined],
] as const

describe('requests made by hand', () => {
  it.each(PUBLISHES)(
    'of an editor who may not publish are refused, logged with who, and nothing is written: %s',
    async (...[, method, path, body]) => {
      const answer = await api.send(method, path, body, signedInWith('edit'))
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
        403,
        'FORBIDDEN',
        'You may edit but not publish. Ask somebody who may.',
      ])
      const log = api.takeLog()
      expect(log).toContain('"event":"composeRefused","code":"FORBIDDEN","status":403,"user":"Ed Marsh","route":"/_compose/api/')
      expect(cms.writes).toEqual([])
    },
  )

  it.each(WRITES)('of somebody with no right at all are refused: %s', async (...[, method, path, body]) => {
    expect((await api.send(method, path, body, signedInWith())).statusCode).toBe(403)
    expect(cms.writes).toEqual([])
  })

  it('cannot write redirects as if they were blocks, whoever sends them', async () => {
    const headers = signedInWith('edit', 'publish')
    const to = { from: { en: '/old' }, to: { en: 'https://evil.example' }, kind: { en: 'permanent' } }
    expect((await api.send('PUT', '/entries/lead', { version: 1, fields: to }, headers)).statusCode).toBe(403)
    expect((await api.send('PUT', '/entries/new-lead', { version: 0, fields: to, contentType: 'redirect' }, headers)).statusCode).toBe(400)
    expect((await api.send('PUT', '/entries/new-page', { version: 0, fields: {}, contentType: 'page' }, headers)).statusCode).toBe(400)
    for (const action of ['unpublish', 'archive', 'restore'])
      expect((await api.send('POST', `/pages/lead/${action}`, { version: 1 }, headers)).statusCode).toBe(404)
    expect(cms.writes).toEqual([])
  })

  it.each([...WRITES, ...PUBLISHES])('of another page, or without a sign-in, are refused: %s', async (...[, method, path, body]) => {
    const { cookie = '' } = signedInWith('edit', 'publish')
    const own = OWN['x-vitrine-compose']
    for (const headers of [
      { cookie },
      { cookie, origin: OWN.origin },
      { cookie, 'x-vitrine-compose': own },
      { cookie, 'x-vitrine-compose': own, origin: 'https://evil.example' },
      { cookie, 'x-vitrine-compose': own, origin: OWN.origin, 'sec-fetch-site': 'cross-site' },
      { cookie, 'x-vitrine-compose': own, origin: OWN.origin, 'sec-fetch-site': 'same-site' },
    ])
      expect((await api.send(method, path, body, headers)).statusCode, JSON.stringify(headers)).toBe(403)
    const signedOut = await api.send(method, path, body, OWN)
    expect([signedOut.statusCode, signedOut.json()]).toMatchObject([401, { code: 'SIGN_IN', message: 'Sign in again; your work is kept.' }])
    expect((await api.send(method, path, body, { ...OWN, cookie, host: `shop.${HOST.replace('preview.', '')}` })).statusCode).toBe(404)
    expect(cms.writes).toEqual([])
  })
})
