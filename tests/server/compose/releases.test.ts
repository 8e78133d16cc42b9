import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ComposeAction } from '../../../schemas/api/compose-history.ts'
import { MOST_PAGES, type ReleasePage } from '../../../schemas/api/compose-releases.ts'
import { createComposeShop, openDocument, pageOf, seenVersions, type ComposeApi, type ComposeShop } from './compose-shop.ts'
import { releasesOf } from './release-shop.ts'

let shop: ComposeShop
let api: ComposeApi
let releases: ReturnType<typeof releasesOf>
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
  releases = releasesOf(shop, api)
})
afterAll(() => shop.close())
afterEach(async () => {
  for (const { id } of await releases.list()) await api.send('DELETE', `/releases/${id}`)
})

const titlesOf = (pages: readonly ReleasePage[]): readonly string[] => pages.map(({ title }) => title).toSorted()
const namesInCms = async (): Promise<readonly string[]> =>
  (await shop.contentful.management.release.query({ query: {} })).items.map(({ title }) => title)
const lastAction = async (pageId: string): Promise<ComposeAction> => (await api.get(`/pages/${pageId}/history`)).json().actions[0]

describe('pages that are planned as one release', () => {
  it('go live together at their moment, and not before, and the release is gone from the list', async () => {
    await releases.draft('tree', 'star')
    const at = releases.inHours(2)
    expect(await releases.plan('Winter', ['tree', 'star'], at)).toMatchObject({ status: 'planned' })
    expect(await releases.named('Winter')).toMatchObject({ state: 'planned', at, timeZone: 'Europe/London', count: 4, conflicts: [] })
    expect(titlesOf((await releases.named('Winter')).pages)).toEqual(['star', 'tree'])
    expect(await releases.areLive('tree', 'star')).toEqual([false, false])
    await releases.passHours(3)
    expect(await releases.areLive('tree', 'tree-words', 'star', 'star-words')).toEqual([true, true, true, true])
    await releases.edit('tree-words', 'A draft of the next')
    expect(await releases.list()).toEqual([])
    expect([await lastAction('tree'), await lastAction('star')]).toMatchObject([
      { action: 'plan', outcome: 'done' },
      { action: 'plan', outcome: 'done' },
    ])
  })

  it('go live now as one, without a release that stays', async () => {
    await releases.draft('now-a', 'now-b')
    expect(await releases.plan('Now', ['now-a', 'now-b'])).toEqual({ status: 'published' })
    expect(await releases.areLive('now-a', 'now-b', 'now-b-words')).toEqual([true, true, true])
    expect(await namesInCms()).not.toContain('Now')
    expect(await lastAction('now-b')).toMatchObject({ action: 'publish', outcome: 'done' })
  })

  it('are added and taken out, and the release is moved, renamed and called off', async () => {
    await releases.draft('in', 'out', 'later')
    await releases.plan('First', ['in', 'out'], releases.inHours(2))
    const { id, version } = await releases.named('First')
    const at = releases.inHours(30)
    const wish = await releases.wishFor('Second', ['in', 'later'], at)
    expect((await api.send('PUT', `/releases/${id}`, { ...wish, version })).json()).toEqual({ status: 'planned', releaseId: id })
    expect(await releases.named('Second')).toMatchObject({ id, at, count: 4 })
    expect(titlesOf((await releases.named('Second')).pages)).toEqual(['in', 'later'])
    await releases.passHours(3)
    expect(await releases.areLive('in', 'out', 'later')).toEqual([false, false, false])
    expect((await api.send('DELETE', `/releases/${id}`)).json()).toEqual({ releases: [] })
    await releases.passHours(40)
    expect(await releases.areLive('in', 'out', 'later')).toEqual([false, false, false])
    expect(await lastAction('later')).toMatchObject({ action: 'callOff', outcome: 'done' })
  })

  it('are published now from a planned release, once', async () => {
    await releases.draft('early')
    await releases.plan('Early', ['early'], releases.inHours(4))
    const { id, version } = await releases.named('Early')
    const now = await releases.wishFor('Early', ['early'])
    expect((await api.send('PUT', `/releases/${id}`, { ...now, version })).json()).toEqual({ status: 'published' })
    const published = await shop.publishedVersion('early')
    await releases.edit('early-words', 'Only a draft')
    await releases.passHours(5)
    expect(await shop.publishedVersion('early')).toBe(published)
    const { sys } = await shop.contentful.management.entry.get({ entryId: 'early-words' })
    expect(sys.version).toBeGreaterThan((sys.publishedVersion ?? 0) + 1)
  })

  it('are not changed by two people at once: the second is told', async () => {
    await releases.draft('twice')
    await releases.plan('Twice', ['twice'], releases.inHours(4))
    const { id, version } = await releases.named('Twice')
    const wish = await releases.wishFor('Mine', ['twice'], releases.inHours(5))
    await api.send('PUT', `/releases/${id}`, { ...wish, version })
    const second = await api.send('PUT', `/releases/${id}`, { ...wish, name: 'Theirs', version })
    expect([second.statusCode, second.json().code]).toEqual([409, 'STALE'])
    expect((await releases.list()).map(({ name }) => name)).toEqual(['Mine'])
  })

  it('are all planned or none: what has to be mended is said for each page', async () => {
    await releases.draft('fine', 'same', 'elsewhere')
    await shop.make('empty-words', 'headline', {})
    await shop.make('wrong', 'page', pageOf('wrong', ['empty-words']))
    await shop.make('twin', 'page', { ...pageOf('same', []), title: 'twin' })
    await shop.publish('elsewhere-words', 'elsewhere')
    const pages = ['fine', 'wrong', 'same', 'twin', 'elsewhere', 'nobody']
    const outcome = await releases.plan('Mixed', pages, releases.inHours(2))
    if (outcome.status !== 'refused') throw new Error(outcome.status)
    expect(outcome.pages.map(({ page }) => page.id)).toEqual(['wrong', 'same', 'twin', 'elsewhere', 'nobody'])
    const said = Object.fromEntries(outcome.pages.map(({ page, refusal, problems }) => [page.id, refusal?.message ?? problems[0]?.message]))
    expect(said['wrong']).toBe('This has to be filled in.')
    expect(said['same']).toContain('“twin” of this release has the same address')
    expect(said['elsewhere']).toContain('nothing to publish')
    expect(said['nobody']).toContain('no such page')
    expect(await namesInCms()).not.toContain('Mixed')
    expect(await releases.plan('Mixed', pages)).toMatchObject({ status: 'refused' })
    expect(await releases.areLive('fine')).toEqual([false])
  })

  it('are planned only as they were seen', async () => {
    await releases.draft('seen', 'unseen')
    const wish = await releases.wishFor('Stale', ['seen', 'unseen'], releases.inHours(2))
    await releases.edit('unseen-words', 'Changed meanwhile')
    const answer = (await api.send('POST', '/releases', wish)).json()
    expect(answer).toEqual({ status: 'stale', pages: [{ id: 'unseen', title: 'unseen', sites: [] }] })
    expect(await releases.list()).toEqual([])
  })

  it('are not taken out by planning one of them alone, nor by calling off from its page', async () => {
    await releases.draft('one', 'other')
    await releases.plan('Both', ['one', 'other'], releases.inHours(9))
    const [planned] = (await api.get('/pages/one/schedule')).json().planned
    expect(planned.release).toEqual({ id: (await releases.named('Both')).id, name: 'Both', pages: 2 })
    expect((await api.send('DELETE', `/pages/one/schedule/${planned.id}`)).json()).toMatchObject({ code: 'REFUSED' })
    const versions = seenVersions(await openDocument(api, 'one'))
    const alone = { action: 'publish', at: releases.inHours(2), timeZone: 'UTC', versions }
    expect((await api.send('POST', '/pages/one/schedule', alone)).json().planned).toHaveLength(2)
    expect(titlesOf((await releases.named('Both')).pages)).toEqual(['one', 'other'])
    const { pages } = (await api.get('/pages')).json()
    expect(pages.find(({ id }: { readonly id: string }) => id === 'other').planned).toMatchObject([{ release: { name: 'Both', pages: 2 } }])
  })
})

describe('what the CMS could not do', () => {
  it('is said of a release of which a block was deleted, and planning it again takes it in another one', async () => {
    await releases.draft('half', 'whole')
    await releases.plan('Torn', ['half', 'whole'], releases.inHours(2))
    await shop.contentful.management.entry.delete({ entryId: 'half-words' })
    await releases.passHours(3)
    const { id, version, state } = await releases.named('Torn')
    expect([state, ...(await releases.areLive('half', 'whole', 'whole-words'))]).toEqual(['failed', false, false, false])
    const wish = await releases.wishFor('Mended', ['whole'], releases.inHours(2))
    expect((await api.send('PUT', `/releases/${id}`, { ...wish, version })).json()).toMatchObject({ status: 'planned' })
    expect((await releases.list()).map(({ name, state: now }) => [name, now])).toEqual([['Mended', 'planned']])
  })

  it('leaves no release where it cannot plan, and one that can be seen where it does not say what became of it', async () => {
    await releases.draft('poor')
    const poor = await shop.compose({
      management: (real) => ({
        ...real,
        scheduledActions: {
          ...real.scheduledActions,
          create: async () => Promise.reject(Object.assign(new Error('{}'), { name: 'AccessDenied' })),
        } as typeof real.scheduledActions,
      }),
    })
    expect((await poor.send('POST', '/releases', await releases.wishFor('Poor', ['poor'], releases.inHours(2)))).statusCode).toBe(503)
    expect(await releases.list()).toEqual([])
    const cutShort = await shop.compose({
      management: (real) => ({
        ...real,
        release: { ...real.release, publish: async () => Promise.reject(new Error('The process died')) } as typeof real.release,
      }),
    })
    expect((await cutShort.send('POST', '/releases', await releases.wishFor('Cut short', ['poor']))).statusCode).toBe(500)
    const { id, version, state } = await releases.named('Cut short')
    expect(state).toBe('stopped')
    const again = await releases.wishFor('Cut short', ['poor'])
    expect((await api.send('PUT', `/releases/${id}`, { ...again, version })).json()).toEqual({ status: 'published' })
    expect([await releases.areLive('poor'), await releases.list()]).toEqual([[true], []])
  })
})

describe('requests made by hand', () => {
  it('of another shape are refused, and nothing is planned', async () => {
    await releases.draft('hand')
    const wish = await releases.wishFor('By hand', ['hand'], releases.inHours(2))
    const [page] = wish.pages
    const many = Array.from({ length: MOST_PAGES + 1 }, (_, index) => ({ id: `page-${index}`, versions: {} }))
    for (const other of [
      { name: '' },
      { name: ' ' },
      { name: 'x'.repeat(256) },
      { pages: [] },
      { pages: [page, page] },
      { pages: many },
      { pages: [{ id: '../entries', versions: {} }] },
      { pages: [{ id: 'hand', versions: { hand: -1 } }] },
      { at: 'tomorrow' },
      { timeZone: 'Europe/Atlantis' },
      { timeZone: undefined },
    ])
      expect([other, (await api.send('POST', '/releases', { ...wish, ...other })).statusCode]).toEqual([other, 400])
    for (const at of [releases.inHours(-1), releases.inHours(0), releases.inHours(24 * 366 * 4)])
      expect((await api.send('POST', '/releases', { ...wish, at })).statusCode).toBe(422)
    expect((await api.send('PUT', '/releases/nobody', { ...wish, version: 1 })).statusCode).toBe(404)
    expect((await api.send('PUT', '/releases/nobody', wish)).statusCode).toBe(400)
    expect((await api.send('DELETE', '/releases/nobody')).statusCode).toBe(404)
    expect((await api.send('DELETE', '/releases/..%2Fentries')).statusCode).toBe(400)
    for (const query of ['', '?from=2026-01-01T00:00:00Z', '?from=2026-01-01T00:00:00Z&until=2029-01-01T00:00:00Z', '?from=a&until=b'])
      expect([query, (await api.get(`/calendar${query}`)).statusCode]).toEqual([query, 400])
    expect(await releases.list()).toEqual([])
  })

  it('for fifty pages are carried out', async () => {
    const names = Array.from({ length: MOST_PAGES }, (_, index) => `fifty-${index}`)
    await releases.draft(...names)
    expect(await releases.plan('Fifty', names, releases.inHours(2))).toMatchObject({ status: 'planned' })
    expect(await releases.named('Fifty')).toMatchObject({ count: 100, conflicts: [] })
    await releases.passHours(3)
    expect(new Set(await releases.areLive(...names))).toEqual(new Set([true]))
  })
})
