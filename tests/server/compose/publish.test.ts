import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import type { ComposePage } from '../../../schemas/api/compose.ts'
import { linkTo } from '../../factories/cms.ts'
import { createComposeShop, openDocument, pageOf, seenVersions, type ComposeApi, type ComposeShop } from './compose-shop.ts'

let shop: ComposeShop
let api: ComposeApi
beforeAll(async () => {
  shop = await createComposeShop()
  api = await shop.compose()
})
afterAll(() => shop.close())

/** A page of two blocks, one inside another, of which nothing is live. */
const makePage = async (name: string): Promise<readonly string[]> => {
  await shop.make(`${name}-inner`, 'headline', { text: 'Good evening' })
  await shop.make(`${name}-panel`, 'accordion-panel', { title: 'Delivery', body: [linkTo(`${name}-inner`)] })
  await shop.make(`${name}-outer`, 'accordion', { heading: 'Questions', panels: [linkTo(`${name}-panel`)] })
  await shop.make(name, 'page', pageOf(name, [`${name}-outer`]))
  return [name, `${name}-inner`, `${name}-outer`, `${name}-panel`]
}
const published = async (ids: readonly string[]): Promise<readonly (number | undefined)[]> => Promise.all(ids.map(shop.publishedVersion))
const change = async (entryId: string, text: string): Promise<void> => {
  const { entry } = shop.contentful.management
  await entry.update({ entryId }, { ...(await entry.get({ entryId })), fields: { text: { en: text } } })
}

describe('publishing a page', () => {
  it('publishes the page with all its blocks in the versions that were seen', async () => {
    const ids = await makePage('whole')
    const versions = seenVersions(await openDocument(api, 'whole'))
    expect(Object.keys(versions).sort()).toEqual(ids.toSorted())
    expect((await api.send('POST', '/pages/whole/publish', { versions })).json()).toEqual({ status: 'published' })
    expect(await published(ids)).toEqual(ids.map((id) => versions[id]))
  })

  it('publishes nothing, and says what, when somebody changed a block meanwhile', async () => {
    const ids = await makePage('meanwhile')
    const versions = seenVersions(await openDocument(api, 'meanwhile'))
    await change('meanwhile-inner', 'Not seen')
    expect((await api.send('POST', '/pages/meanwhile/publish', { versions })).json()).toEqual({ status: 'stale', ids: ['meanwhile-inner'] })
    expect(await published(ids)).toEqual(ids.map(() => undefined))
  })

  it('publishes nothing when a block that was live is newer than she saw', async () => {
    const ids = await makePage('newer')
    await shop.publish('newer-inner')
    const versions = seenVersions(await openDocument(api, 'newer'))
    await change('newer-inner', 'Not seen')
    expect((await api.send('POST', '/pages/newer/publish', { versions })).json()).toEqual({ status: 'stale', ids: ['newer-inner'] })
    expect(await shop.publishedVersion('newer')).toBeUndefined()
    expect(ids).toContain('newer-inner')
  })

  it('publishes nothing of a page that the gate refuses, and names entry and field', async () => {
    await shop.make('refused-words', 'headline', {})
    await shop.make('refused-good', 'headline', { text: 'Good' })
    await shop.make('refused', 'page', pageOf('refused', ['refused-good', 'refused-words']))
    const versions = seenVersions(await openDocument(api, 'refused'))
    const { status, problems } = (await api.send('POST', '/pages/refused/publish', { versions })).json()
    expect(status).toBe('refused')
    expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', entryId: 'refused-words', field: 'text' }))
    expect(await published(['refused', 'refused-good', 'refused-words'])).toEqual([undefined, undefined, undefined])
  })

  it('does not publish a block that somebody changes in the moment before', async () => {
    await makePage('moment')
    const versions = seenVersions(await openDocument(api, 'moment'))
    const racing = await shop.compose({
      management: (real) => ({
        ...real,
        entry: {
          ...real.entry,
          get: async (...given: Parameters<typeof real.entry.get>) => {
            if (given[0].entryId === 'moment-inner') await change('moment-inner', 'Not seen')
            return real.entry.get(...given)
          },
        } as typeof real.entry,
      }),
    })
    expect((await racing.send('POST', '/pages/moment/publish', { versions })).statusCode).toBe(409)
    expect(await published(['moment-inner', 'moment'])).toEqual([undefined, undefined])
  })

  it('publishes its pictures in the versions that were seen', async () => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#336655' } })
      .jpeg()
      .toBuffer()
    const picture = (await api.send('POST', '/assets?name=sea.jpg', bytes, { ...own, 'content-type': 'image/jpeg' })).json()
    await shop.make('art-hero', 'hero', { image: linkTo(picture.sys.id, 'Asset'), heading: 'The sea' })
    await shop.make('art', 'page', pageOf('art', ['art-hero']))
    const { asset } = shop.contentful.management
    const versions = seenVersions(await openDocument(api, 'art'))
    // Once the page was read, and before the picture is published, somebody gives it another title.
    const racing = await shop.compose({
      management: (real) => ({
        ...real,
        asset: {
          ...real.asset,
          get: async (...given: Parameters<typeof real.asset.get>) => {
            const current = await asset.get({ assetId: picture.sys.id })
            await asset.update({ assetId: picture.sys.id }, { ...current, fields: { ...current.fields, title: { en: 'Not seen' } } })
            return real.asset.get(...given)
          },
        } as typeof real.asset,
      }),
    })
    expect((await racing.send('POST', '/pages/art/publish', { versions })).statusCode).toBe(409)
    expect((await asset.get({ assetId: picture.sys.id })).sys.publishedVersion).toBeUndefined()
    const again = seenVersions(await openDocument(api, 'art'))
    expect((await api.send('POST', '/pages/art/publish', { versions: again })).json()).toEqual({ status: 'published' })
    expect((await asset.get({ assetId: picture.sys.id })).sys.publishedVersion).toBe(again[picture.sys.id])
  })

  it('says so when it fails half-way, leaves the page as it was, and is completed by doing it again', async () => {
    const ids = await makePage('half')
    const versions = seenVersions(await openDocument(api, 'half'))
    const failing = await shop.compose({
      management: (real) => ({
        ...real,
        entry: {
          ...real.entry,
          publish: async (...given: Parameters<typeof real.entry.publish>) => {
            if (given[0].entryId === 'half-outer') throw Object.assign(new Error('timeout'), { isAxiosError: true, code: 'ECONNABORTED' })
            return real.entry.publish(...given)
          },
        } as typeof real.entry,
      }),
    })
    const answer = await failing.send('POST', '/pages/half/publish', { versions })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'CMS_UNAVAILABLE'])
    expect(answer.json().message).toContain('Some of it may be live already: publish again to complete it.')
    expect(await published(['half-inner', 'half-outer', 'half'])).toEqual([versions['half-inner'], undefined, undefined])
    expect((await api.send('POST', '/pages/half/publish', { versions })).json()).toEqual({ status: 'published' })
    expect(await published(ids)).toEqual(ids.map((id) => versions[id]))
  })
})

describe('the list of pages', () => {
  it('shows which are drafts, live, changed by a block inside, and archived', async () => {
    await makePage('draft')
    for (const name of ['live', 'changed']) await shop.publish(...(await makePage(name)).toReversed())
    await change('changed-inner', 'Newer')
    await shop.make('old', 'page', pageOf('old', []))
    await shop.contentful.management.entry.archive({ entryId: 'old' })
    await shop.goesLive()
    const { pages } = (await api.get('/pages')).json()
    const states = Object.fromEntries(pages.map(({ id, state }: ComposePage) => [id, state]))
    expect(states).toMatchObject({ draft: 'draft', live: 'live', changed: 'changed', old: 'archived' })
  })

  it('shows which of two pages with one address for different sites has a changed block', async () => {
    for (const [name, site] of [
      ['british', 'ald-gb'],
      ['american', 'ald-us'],
    ] as const) {
      await shop.make(`${name}-words`, 'headline', { text: name })
      await shop.make(name, 'page', { ...pageOf('two', [`${name}-words`]), sites: [site] })
      await shop.publish(`${name}-words`, name)
    }
    await change('british-words', 'Newer')
    await shop.goesLive()
    const { pages } = (await api.get('/pages')).json()
    const states = Object.fromEntries(pages.map(({ id, state }: ComposePage) => [id, state]))
    expect(states).toMatchObject({ british: 'changed', american: 'live' })
  })

  it('names title, address and kind of a page, and not its blocks', async () => {
    const { pages } = (await api.get('/pages')).json()
    expect(pages).toContainEqual(
      expect.objectContaining({ id: 'live', title: 'live', key: 'landing/live', kind: 'landing', sites: [], isRefused: false }),
    )
    expect(pages.map(({ id }: ComposePage) => id)).not.toContain('live-inner')
  })
})

const own = { 'x-vitrine-compose': '1', origin: 'http://preview.shop.test' }
