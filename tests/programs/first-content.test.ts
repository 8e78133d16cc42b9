import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_KINDS } from '../../schemas/page-kinds.ts'
import type { Page } from '../../schemas/page.ts'
import { runCmsMigrations } from '../../scripts/cms/run-cms-migrations.ts'
import { seedAssets } from '../../demo/content/seed-assets.ts'
import { SEED_REDIRECTS } from '../../demo/content/redirects.ts'
import { SEED_PAGES } from '../../demo/content/seed-pages.ts'
import { fillFirstContent } from '../../platform/contentful/fill/fill-first-content.ts'
import { seedContent } from '../../platform/seed/seed-content.ts'
import { createCms } from '../../server/publishing/cms.ts'
import { createPublisher, type Publisher } from '../../server/publishing/create-publishing.ts'
import { createRedirectStore } from '../../server/publishing/redirect-store.ts'
import { createPageStore, type PageStore } from '../../server/publishing/page-store.ts'
import { publishingPlugin } from '../../server/publishing/publishing-plugin.ts'
import { reportsPlugin } from '../../server/publishing/reports/reports-plugin.ts'
import { registerWebhook, connectManagement } from '../../server/publishing/cms-management.ts'
import { publishReports } from '../../server/database/schema/publishing.ts'
import { contentfulEmulator } from '../../platform/contentful/plugin.ts'
import { lookups } from '../factories/lookups.ts'
import { readSpace } from '../factories/read-space.ts'
import { redirectStore } from '../factories/redirects.ts'
import { createTestRuntime, type TestRuntime } from '../setup/runtime.ts'

let test: TestRuntime
let pages: PageStore
let publisher: Publisher
let origin: string
let seeded: Awaited<ReturnType<typeof readSpace>>
const times: Record<string, number> = {}

const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const start = performance.now()
  await work()
  times[name] = Math.round(performance.now() - start)
}

const space = () => ({
  managementBaseUrl: `${origin}/contentful`,
  accessToken: 'management-token',
  spaceId: 'vitrine',
  environmentId: 'master',
})
const content = async () => ({ pages: SEED_PAGES, assets: seedAssets, redirects: SEED_REDIRECTS })
const seed = () =>
  seedContent({
    ...space(),
    readContent: content,
    origin: test.runtime.config.origin,
    log: () => undefined,
  })

beforeAll(async () => {
  test = await createTestRuntime()
  await test.app.register(contentfulEmulator, { prefix: '/contentful', runtime: test.runtime })
  const late = {
    publish: (changes: Parameters<Publisher['publish']>[0]) => publisher.publish(changes),
    publishAll: () => publisher.publishAll(),
    catchUp: () => publisher.catchUp(),
  }
  await test.app.register(publishingPlugin, { runtime: test.runtime, publisher: late, previewFeed: { announce: async () => undefined } })
  await test.app.register(reportsPlugin, { runtime: test.runtime, redirects: redirectStore(), lookups: lookups() })
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const cms = createCms({ baseUrl: `${origin}/contentful`, space: 'vitrine', environment: 'master', accessToken: 'delivery-token' })
  publisher = createPublisher({ ...test.runtime, cms }, 'vitrine/master')
  pages = await createPageStore({ database: test.runtime.database, listen: test.handle.listen })
  await timed('migrations', () =>
    runCmsMigrations({
      managementHost: `${origin}/contentful`,
      accessToken: 'management-token',
      spaceId: 'vitrine',
      environmentId: 'master',
      log: () => undefined,
    }),
  )
  await timed('seed', seed)
  seeded = await readSpace(connectManagement(space()))
  await timed('publish', () => publisher.catchUp())
  await timed('catchUp', () => publisher.catchUp())
  await registerWebhook({ ...space(), origin })
}, 240_000)

afterAll(async () => {
  await pages.close()
  await test.close()
})

const page = (key: string, siteTag = 'ald-gb', language = 'en'): Promise<Page | undefined> => pages.get({ siteTag, language, key })

describe('the first content', () => {
  it('passes the gate on every site and in every language, without a warning', async () => {
    const reports = await test.runtime.database.select().from(publishReports)
    expect(reports.filter(({ outcome, problems }) => outcome === 'refused' || problems.length > 0)).toEqual([])
    expect(reports.length).toBeGreaterThan(250)
  })

  it('has a page of every kind', async () => {
    const keys = await pages.listKeys({ siteTag: 'ald-gb', language: 'en' })
    const kinds = await Promise.all(keys.map(async (key) => (await page(key))?.kind))
    expect(PAGE_KINDS.filter((kind) => !kinds.includes(kind))).toEqual([])
  })

  it('has a page for everything that shoppers agree to', async () => {
    for (const { siteTag, defaultLanguage, checkout } of test.runtime.sites) {
      const paths = await pages.listPaths({ siteTag, language: defaultLanguage })
      expect(checkout.agreements.filter(({ path }) => path !== undefined && !paths.includes(path))).toEqual([])
    }
  })

  it('speaks every language of the shop', async () => {
    expect((await page('home', 'ald-ae', 'ar'))?.blocks[0]?.props['heading']).toBe('للطريق الأطول إلى البيت')
    expect((await page('home', 'ald-jp', 'ja'))?.blocks[0]?.props['heading']).toBe('遠回りして帰る日に')
    expect((await page('home', 'ald-us', 'es'))?.title).toBe('Alder')
    expect((await page('contact', 'ald-ca', 'fr'))?.blocks[1]?.props['text']).toBe('Écrivez-nous')
  })

  it('shows pictures from the shop itself, with words for who cannot see them', async () => {
    const hero = (await page('home'))?.blocks[0]
    expect(hero?.props['image']).toMatchObject({
      url: '/images/art/hero-autumn.jpg',
      width: 1600,
      height: 900,
      alt: 'A shelf with a terracotta vase, cups, bowls and a candle in morning light',
    })
  })

  it('redirects from the addresses that the demo’s pages had before, in the form of the data file [NOTFOUND-09]', async () => {
    const redirects = await createRedirectStore({ database: test.runtime.database, listen: test.handle.listen })
    expect(await redirects.get('ald-jp')).toEqual({
      '/shoes': '/women/shoes',
      '/women/trousers': '/women/clothing',
      '/delivery': '/help/delivery',
      '/returns': '/help/returns',
      '/stories': '/stories/linen',
    })
    expect(await redirects.get('ald-nl')).toMatchObject({ '/brands': '/merken' })
    expect(await redirects.get('ald-ca')).toMatchObject({ '/brands': '/designers' })
    await redirects.close()
  })

  it('is seeded once: a second start changes nothing, and does not bring back a redirect that was deleted', async () => {
    const cms = connectManagement(space())
    const entryId = 'redirect-stories'
    await cms.entry.unpublish({ entryId })
    await cms.entry.delete({ entryId })
    expect(await seed()).toBe(false)
    await expect(cms.entry.get({ entryId })).rejects.toThrow()
  })

  it('comes into a space that an older release filled: its redirects, and no page that was deleted', async () => {
    const cms = connectManagement(space())
    await cms.tag.delete({ tagId: 'vitrineSeedRedirects1', version: 1 })
    expect(await seed()).toBe(false)
    expect((await cms.entry.get({ entryId: 'redirect-stories' })).sys.publishedVersion).toBeDefined()
  })
})

describe('a first start', () => {
  const emptySpace = async () => {
    const other = await createTestRuntime()
    await other.app.register(contentfulEmulator, { prefix: '/contentful', runtime: other.runtime })
    const managementHost = `${await other.app.listen({ port: 0, host: '127.0.0.1' })}/contentful`
    // Files of the shop have its address; it is the same for both.
    const runtime = { ...other.runtime, config: { ...other.runtime.config, origin: test.runtime.config.origin } }
    const cms = connectManagement({ ...space(), managementBaseUrl: managementHost })
    return { other, managementHost, cms, fill: () => fillFirstContent(runtime, content) }
  }

  it('gives an empty space at once what the vendor’s tools give it one by one, and does so once', async () => {
    const { other, managementHost, cms, fill } = await emptySpace()
    expect(await fill()).toBe(true)
    const filled = await readSpace(cms)
    expect(filled.types.length).toBeGreaterThan(90)
    expect(filled).toEqual(seeded)
    expect(await fill()).toBe(false)
    expect(await runCmsMigrations({ ...space(), managementHost, log: () => undefined })).toEqual([])
    await other.close()
  })

  it('leaves a space alone in which somebody has made as little as a tag', async () => {
    const { other, cms, fill } = await emptySpace()
    await cms.tag.createWithId({ tagId: 'mine' }, { name: 'Mine', sys: { visibility: 'private' } })
    expect(await fill()).toBe(false)
    expect((await cms.contentType.getMany({})).total).toBe(0)
    await other.close()
  })
})

describe('an editor at work', () => {
  it('sees a change on the page within a second', async () => {
    const cms = connectManagement(space())
    const entry = await cms.entry.get({ entryId: 'home-hero' })
    const saved = await cms.entry.update(
      { entryId: 'home-hero' },
      { ...entry, fields: { ...entry.fields, heading: { ...entry.fields['heading'], en: 'Winter, early' } } },
    )
    await cms.entry.publish({ entryId: 'home-hero' }, saved)
    await expect.poll(async () => (await page('home'))?.blocks[0]?.props['heading']).toBe('Winter, early')
  })

  it('gets a report in words of why a page was refused, and the live page stays', async () => {
    const cms = connectManagement(space())
    const entry = await cms.entry.get({ entryId: 'promises' })
    const items = [
      { sys: { type: 'Link', linkType: 'Entry', id: 'promise-chat' } },
      { sys: { type: 'Link', linkType: 'Entry', id: 'promise-quality' } },
    ]
    const saved = await cms.entry.update(
      { entryId: 'promises' },
      { ...entry, fields: { ...entry.fields, items: { en: items }, meta: { en: { countries: ['Britain'] } } } },
    )
    await cms.entry.publish({ entryId: 'promises' }, saved)
    const wide = await cms.entry.get({ entryId: 'promises' })
    const report = async () => (await fetch(`${origin}/api/publishing/report?outcome=refused&siteTag=ald-gb&key=home`)).json()
    await cms.entry.publish(
      { entryId: 'promises' },
      await cms.entry.update({ entryId: 'promises' }, { ...wide, fields: { ...wide.fields, meta: { en: { hiddenOn: 'phones' } } } }),
    )
    await expect.poll(report).toMatchObject({
      pages: [{ outcome: 'refused', problems: [{ code: 'metaInvalid', where: 'Alder > Promise bar > Settings > Hidden on' }] }],
    })
    expect((await page('home'))?.blocks).toBeDefined()
  })
})
