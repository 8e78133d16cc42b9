import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Page } from '../../../schemas/page.ts'
import { createPublisher, type Publisher } from '../../../server/publishing/create-publishing.ts'
import { createPageStore, type PageStore } from '../../../server/publishing/page-store.ts'
import { contentPositions, pageSnapshots, pageSources, publishReports } from '../../../server/database/schema/publishing.ts'
import { asset, createFakeCms, entry, linkTo, pageEntry, type FakeCms } from '../../factories/cms.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let test: TestRuntime
let pages: PageStore

beforeAll(async () => {
  test = await createTestRuntime()
  pages = await createPageStore({ database: test.runtime.database, listen: test.handle.listen })
})
afterAll(async () => {
  await pages.close()
  await test.close()
})
beforeEach(async () => {
  const { database } = test.runtime
  for (const table of [pageSnapshots, pageSources, publishReports, contentPositions]) await database.delete(table)
  await database.execute(`select pg_notify('vitrine_pages', 'home')`)
})

const WHERE = `Home > Headline “${'x'.repeat(39)}…” > Text`
const publisherOf = (cms: FakeCms): Publisher => createPublisher({ ...test.runtime, cms }, 'space/master')
const home = async (siteTag = 'ald-gb', language = 'en'): Promise<Page | undefined> => {
  await heardAll()
  return pages.get({ siteTag, language, key: 'home' })
}

/** The report of one site: rows come in no order, and those of other languages warn about texts they lack. */
const reportOfHome = async () => {
  const [report] = await test.runtime.database.select().from(publishReports).where(eq(publishReports.siteTag, 'ald-gb'))
  return report
}

/** Messages come in the order of their transactions, on PostgreSQL a moment after them: with the last one all are here. */
const heardAll = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const last = crypto.randomUUID()
    const stop = pages.onChange((key) => {
      if (key !== last) return
      stop()
      resolve()
    })
    test.runtime.database.execute(`select pg_notify('vitrine_pages', '${last}')`).catch(reject)
  })
const headline = (id: string, text: string) => entry(id, 'headline', { text })

describe('publishing a page', () => {
  it('publishes what 70,000 changes at once concern, as after an import into the CMS', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h', 'Good evening'))
    await publisherOf(cms).publishAll()
    cms.put(headline('h', 'Good night'))
    await publisherOf(cms).publish([{ id: 'h' }, ...Array.from({ length: 70_000 }, (_, index) => ({ id: `other-${index}` }))])
    expect((await home())?.blocks[0]?.props['text']).toBe('Good night')
  })

  it('makes a page for every site and language of the shop from one entry', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h', 'Good evening'))
    await publisherOf(cms).publishAll()
    expect((await home())?.blocks[0]?.props['text']).toBe('Good evening')
    expect((await home('ald-ae', 'ar'))?.language).toBe('ar')
    expect(await pages.listKeys({ siteTag: 'ald-jp', language: 'ja' })).toEqual(['home'])
  })

  it('falls back to the language and then the default where a locale has no text of its own', async () => {
    const localised = { text: { en: 'Good evening', ar: 'مساء الخير' } }
    await publisherOf(createFakeCms(pageEntry('p', {}, ['h']), entry('h', 'headline', {}, localised))).publishAll()
    expect((await home('ald-ae', 'ar'))?.blocks[0]?.props['text']).toBe('مساء الخير')
    expect((await home('ald-ca', 'fr'))?.blocks[0]?.props['text']).toBe('Good evening')
  })

  it('fills in the default of every field a merchandiser left empty [BLOCK-57]', async () => {
    await publisherOf(createFakeCms(pageEntry('p', {}, ['h']), headline('h', 'Hello'))).publishAll()
    expect((await home())?.blocks[0]?.props).toEqual({ text: 'Hello', level: 2, align: 'start' })
  })

  it('leaves out a block that is meant for another country or language', async () => {
    const cms = createFakeCms(
      pageEntry('p', {}, ['h', 'us']),
      headline('h', 'All'),
      entry('us', 'headline', { text: 'US', meta: { countries: ['US'], anchor: 'deals' } }),
    )
    await publisherOf(cms).publishAll()
    expect((await home())?.blocks).toHaveLength(1)
    expect((await home('ald-us'))?.blocks[1]?.meta).toEqual({ anchor: 'deals' })
  })

  it('takes the dates of a window, where they name no offset, in the time zone of the site', async () => {
    const meta = { visibleFrom: '2026-12-01T09:00', visibleUntil: '2026-12-24' }
    await publisherOf(createFakeCms(pageEntry('p', {}, ['h']), entry('h', 'headline', { text: 'Sale', meta }))).publishAll()
    const windowIn = async (siteTag: string, language: string) => (await home(siteTag, language))?.blocks[0]?.meta
    expect(await windowIn('ald-jp', 'ja')).toEqual({ visibleFrom: '2026-12-01T00:00:00.000Z', visibleUntil: '2026-12-24T15:00:00.000Z' })
    expect(await windowIn('ald-us', 'en')).toEqual({ visibleFrom: '2026-12-01T14:00:00.000Z', visibleUntil: '2026-12-25T05:00:00.000Z' })
  })

  it('prefers the page that names a site to the page for every site', async () => {
    const cms = createFakeCms(
      pageEntry('a', {}, ['h']),
      pageEntry('b', { sites: ['ald-us'] }, ['u']),
      headline('h', 'All'),
      headline('u', 'US'),
    )
    const publisher = publisherOf(cms)
    await publisher.publishAll()
    expect([(await home())?.id, (await home('ald-us'))?.id]).toEqual(['a', 'b'])
    cms.remove('b')
    await publisher.publish([{ id: 'b' }])
    expect((await home('ald-us'))?.id).toBe('a')
  })

  it('shows a picture with its size and the words that describe it', async () => {
    const hero = entry('x', 'hero', { heading: 'Autumn', image: linkTo('pic', 'Asset') })
    await publisherOf(createFakeCms(pageEntry('p', {}, ['x']), hero, asset('pic'))).publishAll()
    expect((await home())?.blocks[0]?.props['image']).toEqual({
      url: '/images/art/pic.jpg',
      width: 720,
      height: 900,
      alt: 'What pic shows',
    })
  })
})

describe('the gate', () => {
  it('keeps the last good page live and says in words what is wrong [BLOCK-57]', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h', 'Good'))
    const publisher = publisherOf(cms)
    await publisher.publishAll()
    cms.put(headline('h', 'x'.repeat(161)))
    await publisher.publish([{ id: 'h', revision: 2 }])
    expect((await home())?.blocks[0]?.props['text']).toBe('Good')
    const report = await reportOfHome()
    expect(report).toMatchObject({
      outcome: 'refused',
      problems: [{ where: WHERE, path: '/blocks/0/props/text', message: 'This is too long: at most 160 characters. It has 161.' }],
    })
  })

  it('refuses a country nobody has instead of hiding the block everywhere', async () => {
    const meta = { countries: ['Britain'] }
    await publisherOf(createFakeCms(pageEntry('p', {}, ['h']), entry('h', 'headline', { text: 'Sale', meta }))).publishAll()
    const reports = await test.runtime.database.select().from(publishReports)
    expect(new Set(reports.map(({ outcome }) => outcome))).toEqual(new Set(['refused']))
    expect((await reportOfHome())?.problems).toMatchObject([
      { code: 'metaInvalid', where: 'Home > Headline “Sale” > Settings > Countries' },
    ])
  })

  it('refuses a block for a segment and for guests, whom nobody would see it as', async () => {
    const meta = { segment: 'friends', audience: 'guest' }
    await publisherOf(createFakeCms(pageEntry('p', {}, ['h']), entry('h', 'headline', { text: 'Sale', meta }))).publishAll()
    expect(await home()).toBeUndefined()
    expect((await reportOfHome())?.problems).toMatchObject([
      { code: 'segmentForGuests', severity: 'error', where: 'Home > Headline “Sale” > Settings > Segment' },
    ])
  })

  it('lets a block for a segment that no site of the page has go live, seen by nobody, with a warning that names those there are', async () => {
    const block = (segment: string) => entry('h', 'headline', { text: 'Sale', meta: { segment } })
    const cms = createFakeCms(pageEntry('p', { sites: ['ald-gb', 'ald-us'] }, ['h']), block('vip'))
    const publisher = publisherOf(cms)
    await publisher.publishAll()
    expect((await home())?.blocks[0]?.meta).toEqual({ segment: 'vip' })
    expect((await reportOfHome())?.problems).toMatchObject([
      { code: 'segmentUnknown', severity: 'warning', values: { known: 'Friends of the house (friends), Trade customers (trade)' } },
    ])
    // Of the two sites one has it: the block is for her customers, and nothing is wrong on the other.
    cms.put(block('friends'))
    await publisher.publish([{ id: 'h', revision: 2 }])
    const rows = await test.runtime.database.select().from(publishReports)
    expect(rows.flatMap(({ problems }) => problems.map(({ code }) => code))).not.toContain('segmentUnknown')
  })

  it('refuses settings of a shared section that are no lists', async () => {
    const section = entry('f', 'fragment', { title: 'Sale', blocks: [linkTo('h')], meta: { countries: 'GB' } })
    const inner = entry('h', 'headline', { text: 'Sale', meta: { countries: ['GB'] } })
    await publisherOf(createFakeCms(pageEntry('p', {}, ['f']), section, inner)).publishAll()
    const report = await reportOfHome()
    expect(report).toMatchObject({ outcome: 'refused', problems: [{ code: 'metaInvalid' }] })
  })

  it('goes live again once the block is mended, without touching the page', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h', ''))
    const publisher = publisherOf(cms)
    await publisher.publishAll()
    expect(await home()).toBeUndefined()
    cms.put(headline('h', 'Mended'))
    await publisher.publish([{ id: 'h', revision: 2 }])
    expect((await home())?.blocks[0]?.props['text']).toBe('Mended')
  })

  it('refuses blocks that hold each other, and names the cycle', async () => {
    const sale = entry('a', 'fragment', { title: 'Sale', blocks: [linkTo('b')] })
    const promises = entry('b', 'fragment', { title: 'Promises', blocks: [linkTo('a')] })
    await publisherOf(createFakeCms(pageEntry('p', {}, ['a']), sale, promises)).publishAll()
    const report = await reportOfHome()
    expect(report?.outcome).toBe('refused')
    expect(report?.problems[0]).toMatchObject({
      code: 'cycle',
      where: 'Home > Shared section “Sale” > Shared section “Promises” > Blocks',
      message:
        'This leads in a circle: Shared section “Sale” > Shared section “Promises” > Shared section “Sale”. Take one of them out of the one before it.',
    })
  })

  it('warns about an unpublished block and goes live without it; publishing the block completes the page', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h', 'late']), headline('h', 'Here'))
    const publisher = publisherOf(cms)
    await publisher.publishAll()
    expect((await home())?.blocks).toHaveLength(1)
    const report = await reportOfHome()
    expect(report).toMatchObject({ outcome: 'live', problems: [{ code: 'missingEntry', severity: 'warning' }] })
    cms.put(headline('late', 'There'))
    await publisher.publish([{ id: 'late', revision: 1 }])
    expect((await home())?.blocks).toHaveLength(2)
  })

  it('refuses a block on a page that lacks the data it shows', async () => {
    await publisherOf(createFakeCms(pageEntry('p', {}, ['d']), entry('d', 'product-details'))).publishAll()
    const report = await reportOfHome()
    expect(report?.problems[0]?.message).toBe('A page of kind home has no product to show. Use this block on a page that does.')
  })
})

describe('what uses what', () => {
  it('republishes exactly the pages that use a shared section', async () => {
    const cms = createFakeCms(
      pageEntry('p', {}, ['f']),
      pageEntry('q', { key: 'landing/about', kind: 'landing' }, ['f']),
      pageEntry('r', { key: 'favorites', kind: 'favorites' }, ['h']),
      entry('f', 'fragment', { title: 'Promises', blocks: [linkTo('inner')] }),
      headline('inner', 'Before'),
      headline('h', 'Other'),
    )
    const publisher = publisherOf(cms)
    await publisher.publishAll()
    await heardAll()
    const changed: string[] = []
    const stop = pages.onChange((key) => changed.push(key))
    cms.put(headline('inner', 'After'))
    await publisher.publish([{ id: 'inner', revision: 2 }])
    await expect.poll(() => changed.toSorted()).toEqual(['home', 'landing/about'])
    stop()
    expect((await home())?.blocks[0]?.props['text']).toBe('After')
  })

  it('replaces a shared section by its blocks and hands its settings down', async () => {
    const section = entry('f', 'fragment', {
      title: 'Sale',
      blocks: [linkTo('h')],
      meta: { countries: ['US'], visibleUntil: '2027-01-01T00:00:00Z' },
    })
    await publisherOf(createFakeCms(pageEntry('p', {}, ['f', 'o']), section, headline('h', 'Sale'), headline('o', 'Rest'))).publishAll()
    expect((await home())?.blocks.map(({ id }) => id)).toEqual(['o'])
    expect((await home('ald-us'))?.blocks[0]).toMatchObject({ id: 'h', meta: { visibleUntil: '2027-01-01T00:00:00.000Z' } })
  })

  it('takes a page down when its entry is unpublished', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h', 'Hello'))
    const publisher = publisherOf(cms)
    await publisher.publishAll()
    expect(await home()).toBeDefined()
    cms.remove('p')
    await publisher.publish([{ id: 'p' }])
    await expect.poll(() => home()).toBeUndefined()
  })

  it('announces no change when nothing changed', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h', 'Hello'))
    const publisher = publisherOf(cms)
    await publisher.publishAll()
    await heardAll()
    const changed: string[] = []
    const stop = pages.onChange((key) => changed.push(key))
    await publisher.publishAll()
    await test.runtime.database.execute(`select pg_notify('vitrine_pages', 'end')`)
    await expect.poll(() => changed).toContain('end')
    stop()
    expect(changed).toEqual(['end'])
  })
})

describe('catching up', () => {
  it('repairs a page whose message was lost', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h', 'Before'))
    const publisher = publisherOf(cms)
    await publisher.catchUp()
    cms.put(headline('h', 'After'))
    await publisher.catchUp()
    await expect.poll(async () => (await home())?.blocks[0]?.props['text']).toBe('After')
  })

  it('repeats what an interruption left undone', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h', 'Before'))
    const publisher = publisherOf(cms)
    await publisher.catchUp()
    cms.put(headline('h', 'After'))
    cms.failOnce('pages')
    await expect(publisher.catchUp()).rejects.toThrow('down')
    await publisher.catchUp()
    await expect.poll(async () => (await home())?.blocks[0]?.props['text']).toBe('After')
  })

  it('requests nothing but the changes when there are none', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h', 'Hello'))
    const publisher = publisherOf(cms)
    await publisher.catchUp()
    const before = { ...cms.calls }
    await publisher.catchUp()
    expect(cms.calls).toEqual({ ...before, changesSince: before.changesSince + 1 })
  })

  it('publishes everything anew for a shop that has got another site, though nothing changed', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h', 'Hello'))
    const [newest, ...others] = test.runtime.sites
    await createPublisher({ ...test.runtime, sites: others, cms }, 'space/master').catchUp()
    expect(await home(newest?.siteTag)).toBeUndefined()
    await publisherOf(cms).catchUp()
    await expect.poll(() => home(newest?.siteTag)).toBeDefined()
  })

  it('publishes everything anew when the CMS no longer knows the sync token', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h', 'Hello'))
    const publisher = publisherOf(cms)
    await publisher.catchUp()
    await test.runtime.database.delete(pageSnapshots)
    cms.failOnce('changesSince')
    await publisher.catchUp()
    await test.runtime.database.execute(`select pg_notify('vitrine_pages', 'home')`)
    await expect.poll(() => home()).toBeDefined()
  })
})

describe('several changes at once', () => {
  it('fails only the callers of a failed batch, and gathers changes that arrive meanwhile', async () => {
    const cms = createFakeCms(pageEntry('p', {}, ['h']), headline('h', 'Hello'))
    const publisher = publisherOf(cms)
    await publisher.publishAll()
    cms.failOnce('locales')
    const first = publisher.publish([{ id: 'h' }])
    await expect(first).rejects.toThrow('down')
    cms.put(headline('h', 'Again'))
    await Promise.all(Array.from({ length: 20 }, () => publisher.publish([{ id: 'h', revision: 2 }])))
    await expect.poll(async () => (await home())?.blocks[0]?.props['text']).toBe('Again')
    expect(cms.calls.pages).toBeLessThan(6)
  })
})
