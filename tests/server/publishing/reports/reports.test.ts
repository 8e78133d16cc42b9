import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPageStore, type PageStore } from '../../../../server/publishing/page-store.ts'
import { createPublisher } from '../../../../server/publishing/create-publisher.ts'
import { reportsPlugin } from '../../../../server/publishing/reports/reports-plugin.ts'
import { createFakeCms, entry, linkTo, pageEntry } from '../../../factories/cms.ts'
import { world } from '../../../factories/world.ts'
import { createTestPlatform, type TestPlatform } from '../../../setup/platform.ts'

const cms = createFakeCms(
  pageEntry('p', {}, ['promises', 'h', 'shop']),
  pageEntry('q', { key: 'landing/about', kind: 'landing', title: 'About' }, ['promises', 'bad']),
  entry('promises', 'fragment', { title: 'Promises', blocks: [linkTo('usp')] }),
  entry('usp', 'headline', { text: 'Free returns' }),
  entry('h', 'headline', {}, { text: { en: 'Good evening', ar: 'مساء الخير' } }),
  entry('shop', 'button', { label: 'Shop', href: '/womn' }),
  entry('bad', 'headline', { text: 'Level', level: 9 }),
)
let links = new Set(['/womn'])
let test: TestPlatform
let pages: PageStore

beforeAll(async () => {
  test = await createTestPlatform()
  pages = await createPageStore({ database: test.platform.database, listen: test.handle.listen })
  await test.app.register(reportsPlugin, {
    platform: test.platform,
    pages,
    world: world({ leadsSomewhere: async (path) => !links.has(path) }),
  })
  await createPublisher({ ...test.platform, cms }, 'space/master').publishAll()
})
afterAll(async () => {
  await pages.close()
  await test.close()
})

const get = async (url: string) => (await test.app.inject(url)).json()
const told = async (query: string): Promise<readonly string[]> => {
  const { pages: reports } = await get(`/api/publishing/report?${query}`)
  // The answer is our own, and what is read of it is what the test is about.
  return (reports as { problems: { code: string; where: string }[] }[]).flatMap(({ problems }) =>
    problems.map(({ code, where }) => `${code} ${where}`),
  )
}

describe('the report', () => {
  it('has the errors that keep a page from going live and the warnings of those that are', async () => {
    expect(await told('siteTag=ald-gb&key=landing/about')).toEqual(['propInvalid About > Headline 2 “Level” > Level'])
    expect(await told('siteTag=ald-gb&key=home')).toEqual(['missingPage Home > Button “Shop” > Leads to'])
  })

  it('says which text is missing in which language, where the language is', async () => {
    expect(await told('siteTag=ald-ae&language=ar&key=home&code=missingTranslation')).toEqual([
      'missingTranslation Home > Title',
      'missingTranslation Home > Shared section “Promises” > Headline “Free returns” > Text',
      'missingTranslation Home > Button “Shop” > Label',
    ])
  })

  it('follows the world without a publish: a link that works again is told of no more', async () => {
    links = new Set()
    expect(await told('siteTag=ald-gb&key=home')).toEqual([])
    links = new Set(['/womn'])
  })

  it('refuses what it cannot be asked', async () => {
    expect((await test.app.inject('/api/publishing/report?outcome=maybe')).statusCode).toBe(400)
    expect((await test.app.inject('/api/publishing/used-by')).statusCode).toBe(400)
  })
})

describe('who uses what', () => {
  it('is told by name and page', async () => {
    expect(await get('/api/publishing/used-by?id=promises&id=nobody')).toEqual({
      uses: [{ id: 'promises', name: 'Shared section “Promises”', isPublished: true, pages: ['home', 'landing/about'] }],
    })
  })

  it('is told when something in use is taken down: by its last name, with the pages and blocks that used it', async () => {
    cms.remove('promises')
    await createPublisher({ ...test.platform, cms }, 'space/master').publish([{ id: 'promises' }])
    const { missing } = await get('/api/publishing/report')
    expect(missing).toEqual([{ id: 'promises', name: 'Shared section “Promises”', isPublished: false, pages: ['home', 'landing/about'] }])
    expect(await told('siteTag=ald-gb&code=missingEntry')).toEqual(['missingEntry Home > blocks', 'missingEntry About > blocks'])
  })
})

describe('the page for people', () => {
  it('groups what is the same on every site, errors first, with nothing a merchandiser typed taken for markup', async () => {
    cms.put(entry('bad', 'headline', { text: '<b>Level</b>', level: 9 }))
    await createPublisher({ ...test.platform, cms }, 'space/master').publish([{ id: 'bad', revision: 2 }])
    const { body, headers } = await test.app.inject('/_reports')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body.indexOf('Refused: the last good page stays live')).toBeLessThan(body.indexOf('Live, and could be better'))
    expect(body).toContain('About &gt; Headline “&lt;b&gt;Level&lt;/b&gt;” &gt; Level')
    expect(body.match(/This has to be between 1 and 6; it is 9\./g)).toHaveLength(1)
    expect(body).toContain('<strong>Shared section “Promises”</strong> is used by <code>home</code>, <code>landing/about</code>')
  })

  it('is for who knows a secret, in production', async () => {
    const production = await createTestPlatform()
    const config = { ...production.platform.config, isProduction: true, PREVIEW_PASSWORD: 'orchard-lane' }
    await production.app.register(reportsPlugin, { platform: { ...production.platform, config }, pages, world: world() })
    const status = async (authorization?: string) =>
      (await production.app.inject({ url: '/_reports', headers: authorization === undefined ? {} : { authorization } })).statusCode
    const basic = (password: string) => `Basic ${Buffer.from(`anna:${password}`).toString('base64')}`
    expect([await status(), await status(basic('wrong')), await status('Bearer wrong')]).toEqual([401, 401, 401])
    expect([await status(basic('orchard-lane')), await status(`Bearer ${config.CONTENTFUL_MANAGEMENT_TOKEN}`)]).toEqual([200, 200])
    await production.close()
  })
})
