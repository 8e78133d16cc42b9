import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PlannedAction } from '../../../schemas/api/compose-planned.ts'
import { ENVIRONMENT } from '../../contracts/contentful-server.ts'
import { createComposeShop, openDocument, pageOf, seenVersions, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
})
afterAll(() => shop.close())

const HOUR_MS = 3_600_000
const draft = async (name: string): Promise<void> => {
  await shop.make(`${name}-words`, 'headline', { text: name })
  await shop.make(name, 'page', pageOf(name, [`${name}-words`]))
}
const inHours = (hours: number): string => new Date(shop.contentful.runtime.clock.now() + hours * HOUR_MS).toISOString()
const plan = async (pageId: string, wish: object = {}, by = api) =>
  by.send('POST', `/pages/${pageId}/schedule`, {
    action: 'publish',
    at: inHours(2),
    timeZone: 'Europe/London',
    versions: seenVersions(await openDocument(api, pageId)),
    ...wish,
  })
const planned = async (pageId: string): Promise<readonly PlannedAction[]> => (await api.get(`/pages/${pageId}/schedule`)).json().planned
const isLive = async (id: string): Promise<boolean> => (await shop.publishedVersion(id)) !== undefined
/** Hours pass, and nothing that was to happen in them is left to do. */
const passHours = async (hours: number): Promise<void> => {
  const { clock } = shop.contentful.runtime
  clock.advance(hours * HOUR_MS)
  const due = {
    'environment.sys.id': ENVIRONMENT,
    'sys.status': 'scheduled',
    'scheduledFor.datetime[lte]': new Date(clock.now()).toISOString(),
  }
  await vi.waitFor(async () => expect((await shop.contentful.management.scheduledActions.getMany({ query: due })).items).toEqual([]), {
    timeout: 20_000,
    interval: 100,
  })
}

describe('a page that is planned to go live', () => {
  it('goes live with all its blocks at its moment, and not before', async () => {
    await draft('soon')
    const answer = (await plan('soon')).json()
    expect(answer).toMatchObject({ status: 'planned', planned: [{ action: 'publish', timeZone: 'Europe/London', state: 'planned' }] })
    expect(answer.planned[0].ids.toSorted()).toEqual(['soon', 'soon-words'])
    expect(await isLive('soon')).toBe(false)
    await passHours(3)
    expect([await isLive('soon'), await isLive('soon-words')]).toEqual([true, true])
    expect(await planned('soon')).toEqual([])
  })

  it('is shown with its moment in the list of pages', async () => {
    await draft('listed')
    const at = inHours(5)
    await plan('listed', { at })
    const { pages } = (await api.get('/pages')).json()
    expect(pages).toContainEqual(expect.objectContaining({ id: 'listed', planned: [expect.objectContaining({ action: 'publish', at })] }))
    await passHours(6)
  })

  it('goes live at the later moment alone when it is planned again', async () => {
    await draft('moved')
    await plan('moved', { at: inHours(2) })
    const later = inHours(10)
    expect((await plan('moved', { at: later })).json().planned).toMatchObject([{ at: later }])
    await passHours(3)
    expect(await isLive('moved')).toBe(false)
    await passHours(8)
    expect(await isLive('moved')).toBe(true)
  })

  it('does not go live once it is called off', async () => {
    await draft('off')
    const [{ id = '' } = {}] = (await plan('off')).json().planned
    expect((await api.send('DELETE', `/pages/off/schedule/${id}`)).json()).toEqual({ planned: [], conflicts: [] })
    await passHours(3)
    expect(await isLive('off')).toBe(false)
    expect((await api.send('DELETE', `/pages/off/schedule/${id}`)).statusCode).toBe(404)
  })

  it('is planned only as it was seen', async () => {
    await draft('stale')
    const versions = seenVersions(await openDocument(api, 'stale'))
    const { management } = shop.contentful
    const entry = await management.entry.get({ entryId: 'stale-words' })
    await management.entry.update({ entryId: 'stale-words' }, { ...entry, fields: { text: { en: 'Changed' } } })
    expect((await plan('stale', { versions })).json()).toEqual({ status: 'stale', ids: ['stale-words'] })
    expect(await planned('stale')).toEqual([])
  })

  it('is not planned while the checks refuse it, nor for a moment that has passed or a slip of the year', async () => {
    await shop.make('empty-words', 'headline', {})
    await shop.make('wrong', 'page', pageOf('wrong', ['empty-words']))
    expect((await plan('wrong')).json()).toMatchObject({ status: 'refused' })
    await draft('when')
    for (const at of [inHours(-1), inHours(0), inHours(24 * 366 * 4)]) expect((await plan('when', { at })).statusCode).toBe(422)
    for (const wish of [{ at: 'tomorrow' }, { timeZone: 'Europe/Atlantis' }, { action: 'delete' }, { versions: 3 }])
      expect((await plan('when', wish)).statusCode).toBe(400)
    expect(await planned('when')).toEqual([])
  })

  it('says that it did not happen where the CMS could not do it', async () => {
    await draft('failed')
    await plan('failed')
    await shop.contentful.management.entry.delete({ entryId: 'failed-words' })
    await passHours(3)
    expect(await planned('failed')).toMatchObject([{ state: 'failed' }])
    expect(await isLive('failed')).toBe(false)
    const [{ id = '' } = {}] = await planned('failed')
    expect((await api.send('DELETE', `/pages/failed/schedule/${id}`)).json()).toEqual({ planned: [], conflicts: [] })
  })
})

describe('a page that is planned to be taken down', () => {
  it('is taken down at its moment', async () => {
    await draft('ends')
    await shop.publish('ends-words', 'ends')
    expect((await plan('ends', { action: 'unpublish' })).json()).toMatchObject({ planned: [{ action: 'unpublish', ids: ['ends'] }] })
    expect(await isLive('ends')).toBe(true)
    await passHours(3)
    expect(await isLive('ends')).toBe(false)
  })

  it('is not one that the shop needs', async () => {
    await shop.make('front', 'page', { title: 'Home', key: 'home', kind: 'home', blocks: [] })
    expect((await plan('front', { action: 'unpublish' })).statusCode).toBe(422)
  })
})

describe('the CMS', () => {
  it('that cannot plan leaves no release behind, and the list of pages is shown without what is planned', async () => {
    await draft('plain')
    const poor = await shop.compose({
      management: (real) => ({
        ...real,
        scheduledActions: {
          ...real.scheduledActions,
          create: async () => Promise.reject(Object.assign(new Error('{}'), { name: 'AccessDenied' })),
        } as typeof real.scheduledActions,
      }),
    })
    expect((await plan('plain', {}, poor)).statusCode).toBe(503)
    const { items } = await shop.contentful.management.release.query({ query: { 'title[match]': 'plain' } })
    expect(items).toEqual([])
    const silent = await shop.compose({
      management: (real) => ({
        ...real,
        scheduledActions: {
          ...real.scheduledActions,
          getMany: async () => Promise.reject(new Error('no')),
        } as typeof real.scheduledActions,
      }),
    })
    const list = await silent.get('/pages')
    expect([list.statusCode, list.json().pages.length > 0]).toEqual([200, true])
    expect(silent.takeLog()).toContain('plansUnread')
  })
})
