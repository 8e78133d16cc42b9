import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ComposeRight } from '../../../schemas/api/compose.ts'
import { createComposePass } from '../../../server/compose/compose-pass.ts'
import { rightsOf } from '../../../server/compose/rights/group-rights.ts'
import { linkTo } from '../../factories/cms.ts'
import { startComposeBetween, type CmsBetween, type ComposeBetween } from './cms-between.ts'
import { openDocument, OWN, pageOf, seenVersions, type ComposeApi, type ComposeShop } from './compose-shop.ts'
import { releasesOf } from './release-shop.ts'

const GROUPS = { COMPOSE_EDITORS: 'editors', COMPOSE_PUBLISHERS: 'publishers, some=ald-nl+ald-jp' }

let between: ComposeBetween
let shop: ComposeShop
let cms: CmsBetween
let api: ComposeApi
beforeAll(async () => {
  between = await startComposeBetween(GROUPS)
  ;({ shop, cms, api } = between)
  await shop.make('shared-words', 'headline', { text: 'Free delivery' })
  await shop.make('shared', 'fragment', { title: 'Delivery', blocks: [linkTo('shared-words')] })
  for (const [id, block, sites] of PAGES) {
    if (block === undefined) await shop.make(`${id}-words`, 'headline', { text: id })
    await shop.make(id, 'page', { ...pageOf(id, [block ?? `${id}-words`]), ...(sites.length > 0 ? { sites } : {}) })
  }
  await shop.publish('shared-words', 'shared', 'gb-words', 'gb', 'with-shared-gb', 'was-everywhere-words', 'was-everywhere')
  const { management } = shop.contentful
  const moved = await management.entry.get({ entryId: 'was-everywhere' })
  await management.entry.update({ entryId: 'was-everywhere' }, { ...moved, fields: { ...moved.fields, sites: { en: ['ald-nl'] } } })
  await shop.goesLive()
})
afterAll(() => between.close())
beforeEach(() => {
  cms.writes.length = 0
  api.takeLog()
})

const PAGES: readonly (readonly [id: string, block: string | undefined, sites: readonly string[]])[] = [
  ['nl', undefined, ['ald-nl']],
  ['gb', undefined, ['ald-gb']],
  ['everywhere', undefined, []],
  ['with-shared-nl', 'shared', ['ald-nl']],
  ['with-shared-gb', 'shared', ['ald-gb']],
  ['was-everywhere', undefined, []],
  ['gb-draft', undefined, ['ald-gb', 'ald-nl']],
]

/** Headers of a browser in which somebody with these rights signed in. */
const signedInWith = (rights: readonly ComposeRight[], publishSites?: readonly string[]): Record<string, string> => {
  const { config, clock } = shop.contentful.runtime
  const pass = createComposePass({ secret: config.SESSION_SECRET, boundTo: 'editors\npublishers, some=ald-nl+ald-jp' })
  return { ...OWN, cookie: `compose_session=${pass.issue({ id: 'nel', name: 'Nel Bos', rights, publishSites }, clock.now())}` }
}
const nel = () => signedInWith(['edit', 'publish'], ['ald-jp', 'ald-nl'])
const everybody = () => signedInWith(['edit', 'publish'])

const seenOf = async (id: string) => seenVersions((await api.get(`/pages/${id}`, nel())).json())
const inFuture = () => ({ at: new Date(shop.contentful.runtime.clock.now() + 86_400_000).toISOString(), timeZone: 'UTC' })

describe('who may publish for some sites', () => {
  it('publishes a page of one of them', async () => {
    const answer = await api.send('POST', '/pages/nl/publish', { versions: await seenOf('nl') }, nel())
    expect(answer.json()).toEqual({ status: 'published' })
  })

  it('is told who she is to the composer, so that it offers her what she may do', async () => {
    expect((await api.get('/session', nel())).json().user).toMatchObject({
      rights: ['edit', 'publish'],
      publishSites: ['ald-jp', 'ald-nl'],
    })
  })

  it.each([
    ['a page of another site', 'gb', 'The page “gb” is for Alder, GB.'],
    ['a page of all sites', 'everywhere', 'The page “everywhere” is for all sites.'],
    ['a page of one of hers and another one', 'gb-draft', 'The page “gb-draft” is for Alder, GB.'],
    ['a page that leaves other sites with this publish', 'was-everywhere', 'The page “was-everywhere” is for all sites.'],
  ])('is refused to publish, plan or put into a release, with who and why: %s', async (_what, id, reason) => {
    const versions = { [id]: 2 }
    for (const [method, path, body] of [
      ['POST', `/pages/${id}/publish`, { versions }],
      ['POST', `/pages/${id}/schedule`, { action: 'publish', ...inFuture(), versions }],
      ['POST', `/pages/${id}/schedule`, { action: 'unpublish', ...inFuture(), versions: {} }],
      [
        'POST',
        '/releases',
        {
          name: 'Hers',
          pages: [
            { id: 'nl', versions: {} },
            { id, versions },
          ],
          ...inFuture(),
        },
      ],
      ['POST', '/releases', { name: 'Hers', pages: [{ id, versions }] }],
      ['POST', `/pages/${id}/unpublish`, { version: 2 }],
      ['POST', `/pages/${id}/archive`, { version: 1 }],
      ['POST', `/pages/${id}/restore`, { version: 1 }],
      ['DELETE', `/pages/${id}/schedule/any`, undefined],
    ] as const) {
      const answer = await api.send(method, path, body, nel())
      expect([path, answer.statusCode, answer.json().message]).toEqual([
        path,
        403,
        `You may publish for Alder, JP; Alder, NL only. ${reason} Ask for a review, or ask somebody who may publish there.`,
      ])
      expect(api.takeLog()).toContain('"event":"composeRefused","code":"FORBIDDEN","status":403,"user":"Nel Bos"')
    }
    expect(cms.writes).toEqual([])
  })

  it('publishes a page with a shared section that is as shoppers see it, and not with one that was changed on a page of another site', async () => {
    const entry = (await openDocument({ ...api, get: (path) => api.get(path, nel()) }, 'with-shared-nl')).entries['shared-words']
    await api.send('PUT', '/entries/shared-words', { version: entry?.sys.version, fields: { text: { en: 'Dearer delivery' } } }, nel())
    cms.writes.length = 0
    const refused = await api.send('POST', '/pages/with-shared-nl/publish', { versions: await seenOf('with-shared-nl') }, nel())
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'You may publish for Alder, JP; Alder, NL only. Something that would go live stands on the page “with-shared-gb” too, which is for Alder, GB. Ask for a review, or ask somebody who may publish there.',
    ])
    expect(cms.writes).toEqual([])
    await shop.publish('shared-words')
    const answer = await api.send('POST', '/pages/with-shared-nl/publish', { versions: await seenOf('with-shared-nl') }, nel())
    expect(answer.json()).toEqual({ status: 'published' })
  })

  it('does not change or call off a release that has a page of another site, and nothing of it is written', async () => {
    const releases = releasesOf(shop, {
      ...api,
      send: (method, path, body) => api.send(method, path, body, everybody()),
      get: (path) => api.get(path, everybody()),
    })
    expect(await releases.plan('British', ['gb-draft'], releases.inHours(2))).toMatchObject({ status: 'planned' })
    const { id, version } = await releases.named('British')
    cms.writes.length = 0
    const mine = { name: 'Mine', pages: [{ id: 'nl', versions: {} }], ...inFuture(), version }
    expect((await api.send('PUT', `/releases/${id}`, mine, nel())).statusCode).toBe(403)
    expect((await api.send('DELETE', `/releases/${id}`, undefined, nel())).statusCode).toBe(403)
    expect(cms.writes).toEqual([])
  })

  it('edits drafts of every site: shoppers see nothing of them', async () => {
    const { entries } = (await api.get('/pages/gb', nel())).json()
    const { sys, fields } = entries.gb
    expect((await api.send('PUT', '/entries/gb', { version: sys.version, fields }, nel())).statusCode).toBe(200)
  })
})

describe('the groups of somebody', () => {
  it.each([
    ['none', [], { rights: [] }],
    ['editors', ['editors'], { rights: ['edit'] }],
    ['publishers of all sites', ['publishers', 'some'], { rights: ['edit', 'publish'] }],
    ['publishers of two sites', ['editors', 'some'], { rights: ['edit', 'publish'], publishSites: ['ald-jp', 'ald-nl'] }],
    ['two groups of publishers', ['some', 'others'], { rights: ['edit', 'publish'], publishSites: ['ald-hk', 'ald-jp', 'ald-nl'] }],
  ])('give her what each gives: %s', (_who, groups, rights) => {
    const variables = { COMPOSE_EDITORS: 'editors, more', COMPOSE_PUBLISHERS: 'publishers=*, some=ald-nl+ald-jp, others=ald-jp+ald-hk' }
    expect(rightsOf(groups, variables)).toEqual(rights)
  })
})
