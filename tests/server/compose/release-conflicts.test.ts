import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ReleaseConflict } from '../../../schemas/api/compose-releases.ts'
import { linkTo } from '../../factories/cms.ts'
import { createComposeShop, type ComposeApi, type ComposeShop } from './compose-shop.ts'
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

const inShort = (conflicts: readonly ReleaseConflict[]) =>
  conflicts.map(({ kind, page, entryId, count, other }) => [kind, page.id, entryId, count, other?.name])
const onPage = async (pageId: string) => inShort((await api.get(`/pages/${pageId}/schedule`)).json().conflicts)

describe('two releases', () => {
  it('with one page are said before the second is planned, and then on both and on the page', async () => {
    await releases.draft('shared', 'first', 'second')
    const at = releases.inHours(2)
    await releases.plan('Winter', ['shared', 'first'], at)
    expect((await releases.check(['second'])).conflicts).toEqual([])
    const { conflicts } = await releases.check(['shared', 'second'])
    expect(inShort(conflicts)).toEqual([['together', 'shared', 'shared', 1, 'Winter']])
    expect(conflicts[0]?.other).toMatchObject({ at, timeZone: 'Europe/London', releaseId: (await releases.named('Winter')).id })
    await releases.plan('Spring', ['shared', 'second'], releases.inHours(5))
    expect(inShort((await releases.named('Winter')).conflicts)).toEqual([['together', 'shared', 'shared', 1, 'Spring']])
    expect(inShort((await releases.named('Spring')).conflicts)).toEqual([['together', 'shared', 'shared', 1, 'Winter']])
    expect(await onPage('shared')).toEqual([
      ['together', 'shared', 'shared', 1, 'Spring'],
      ['together', 'shared', 'shared', 1, 'Winter'],
    ])
    expect(await onPage('second')).toEqual([])
  })

  it('with one shared section are said with the section, and a release is no conflict of its own', async () => {
    await releases.draftsWith('section', 'left', 'right')
    await releases.plan('Left', ['left'], releases.inHours(2))
    const { conflicts } = await releases.check(['right'])
    expect(inShort(conflicts)).toEqual([['together', 'right', 'section', 2, 'Left']])
    expect(conflicts[0]?.entryName).toBe('Shared section “section”')
    const { id } = await releases.named('Left')
    expect((await releases.check(['left', 'right'], { releaseId: id })).conflicts).toEqual([])
  })

  it('of which one takes the page down at the same moment are said, and at another one they are no conflict', async () => {
    await releases.draft('ends')
    await shop.publish('ends-words', 'ends')
    const at = releases.inHours(3)
    await api.send('POST', '/pages/ends/schedule', { action: 'unpublish', at, timeZone: 'UTC', versions: {} })
    await releases.edit('ends-words', 'Again')
    const { conflicts } = await releases.check(['ends'])
    expect(inShort(conflicts)).toEqual([['takenDown', 'ends', 'ends', 1, expect.any(String)]])
    expect(conflicts[0]?.other?.at).toBe(at)
    await releases.plan('Ends', ['ends'], at)
    const { id: releaseId, version } = await releases.named('Ends')
    expect((await releases.named('Ends')).conflicts.map(({ kind }) => kind)).toEqual(['takenDown'])
    const later = await releases.wishFor('Ends', ['ends'], releases.inHours(4))
    await api.send('PUT', `/releases/${releaseId}`, { ...later, version })
    expect((await releases.named('Ends')).conflicts).toEqual([])
    await api.send('DELETE', `/releases/${releaseId}`)
    const [{ id = '' } = {}] = (await api.get('/pages/ends/schedule')).json().planned
    await api.send('DELETE', `/pages/ends/schedule/${id}`)
  })
})

describe('a page that is changed after it was planned', () => {
  it('is said to go live as it is then, and what was added not to be in it', async () => {
    await releases.draft('later')
    await releases.plan('Later', ['later'], releases.inHours(2))
    expect(await onPage('later')).toEqual([])
    await releases.edit('later-words', 'Changed')
    expect(await onPage('later')).toEqual([['edited', 'later', 'later-words', 1, undefined]])
    await shop.make('more-words', 'headline', { text: 'More' })
    const { management } = shop.contentful
    const page = await management.entry.get({ entryId: 'later' })
    const blocks = { en: ['later-words', 'more-words'].map((id) => linkTo(id)) }
    await management.entry.update({ entryId: 'later' }, { ...page, fields: { ...page.fields, blocks } })
    expect(await onPage('later')).toEqual([
      ['edited', 'later', 'later', 2, undefined],
      ['added', 'later', 'more-words', 1, undefined],
    ])
    const { id, version } = await releases.named('Later')
    await api.send('PUT', `/releases/${id}`, { ...(await releases.wishFor('Later', ['later'], releases.inHours(2))), version })
    expect(await onPage('later')).toEqual([])
  })

  it('is said to be refused where the checks do not take it any more, and to be in vain where a block is gone', async () => {
    await releases.draft('broken')
    await releases.plan('Broken', ['broken'], releases.inHours(2))
    await releases.edit('broken-words', '')
    expect((await onPage('broken')).map(([kind]) => kind)).toEqual(['refused', 'edited'])
    await shop.contentful.management.entry.delete({ entryId: 'broken-words' })
    expect((await onPage('broken')).map(([kind, , entryId]) => [kind, entryId])).toContainEqual(['gone', 'broken-words'])
  })

  it('is said to be put back by a release of the CMS’s own app that has an older state of it', async () => {
    await releases.draft('timed')
    await shop.publish('timed-words', 'timed')
    const { management, runtime } = shop.contentful
    const link = (id: string) => ({
      entity: { sys: { type: 'Link' as const, linkType: 'Entry' as const, id } },
      action: 'publish' as const,
    })
    const made = await management.release.create(
      {},
      {
        sys: { type: 'Release', schemaVersion: 'Release.v2' },
        title: 'Timeline',
        entities: { sys: { type: 'Array' }, items: [link('timed'), link('timed-words')] },
      },
    )
    const words = await management.entry.get({ entryId: 'timed-words' })
    await management.release.entry.update({ releaseId: made.sys.id, entryId: 'timed-words' }, {
      ...words,
      fields: { text: { en: 'Old' } },
    } as never)
    await management.scheduledActions.create(
      {},
      {
        action: 'publish',
        entity: { sys: { type: 'Link', linkType: 'Release', id: made.sys.id } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: runtime.config.CONTENTFUL_ENVIRONMENT } },
        scheduledFor: { datetime: releases.inHours(2), timezone: 'UTC' },
      },
    )
    expect(inShort((await releases.named('Timeline')).conflicts).filter(([kind]) => kind === 'older')).toEqual([])
    await releases.edit('timed-words', 'Newer')
    expect(inShort((await releases.named('Timeline')).conflicts)).toContainEqual(['older', 'timed', 'timed-words', 1, undefined])
    const { id, version } = await releases.named('Timeline')
    const wish = await releases.wishFor('Timeline', ['timed'], releases.inHours(3))
    expect((await api.send('PUT', `/releases/${id}`, { ...wish, version })).json().message).toContain('Change it there')
  })
})
