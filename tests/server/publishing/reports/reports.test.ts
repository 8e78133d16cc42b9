import { readFileSync } from 'node:fs'
import formbody from '@fastify/formbody'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedIdentity } from '../../../../demo/orders/seed-identity.ts'
import { cognitoEmulator } from '../../../../platform/cognito/plugin.ts'
import { createInProcessFetch } from '../../../../server/operations/in-process-fetch.ts'
import { createPublisher } from '../../../../server/publishing/create-publishing.ts'
import { reportsPlugin } from '../../../../server/publishing/reports/reports-plugin.ts'
import { createFakeCms, entry, linkTo, pageEntry } from '../../../factories/cms.ts'
import { pageSpeeds } from '../../../../server/database/schema/speed.ts'
import { bucketOf } from '../../../../server/operations/speed/buckets.ts'
import { dayOf } from '../../../../server/operations/speed/count-speed.ts'
import { PROBLEM_CODES } from '../../../../src/content/problem-codes.ts'
import { lookups } from '../../../factories/lookups.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'
import { redirectStore } from '../../../factories/redirects.ts'

const cms = createFakeCms(
  pageEntry('p', {}, ['promises', 'h', 'shop']),
  pageEntry('q', { key: 'landing/about', kind: 'landing', title: 'About' }, ['promises', 'bad']),
  entry('promises', 'fragment', { title: 'Promises', blocks: [linkTo('usp')] }),
  entry('usp', 'headline', { text: 'Free returns' }),
  entry('h', 'headline', {}, { text: { en: 'Good evening', ar: 'مساء الخير' } }),
  entry('shop', 'button', { label: 'Shop', href: '/womn' }),
  entry('bad', 'headline', { text: 'Level', level: 9 }),
)
const messagesOf = (language: string): object =>
  JSON.parse(readFileSync(`server/publishing/reports/messages/${language}.json`, 'utf8')) as object

let links = new Set(['/womn'])
let test: TestRuntime

beforeAll(async () => {
  test = await createTestRuntime()
  await test.app.register(reportsPlugin, {
    runtime: test.runtime,
    redirects: redirectStore(),
    lookups: lookups({ leadsSomewhere: async (path) => !links.has(path) }),
  })
  await createPublisher({ ...test.runtime, cms }, 'space/master').publishAll()
})
afterAll(() => test.close())

/** The reports of a shop of its own, whose identity provider is the embedded one with the demo's people. */
const reportsOf = async (own: Partial<TestRuntime['runtime']['config']>): Promise<TestRuntime> => {
  const bare = await createTestRuntime()
  const config = { ...bare.runtime.config, ...own }
  const runtime = { ...bare.runtime, config, fetch: createInProcessFetch(() => bare.app, config.origin) }
  await bare.app.register(formbody)
  await bare.app.register(cognitoEmulator, { prefix: '/cognito', runtime })
  await bare.app.register(reportsPlugin, { runtime, redirects: redirectStore(), lookups: lookups() })
  await seedIdentity({ runtime })
  return { ...bare, runtime }
}

const get = async (url: string) => (await test.app.inject(url)).json()
const reported = async (query: string): Promise<readonly string[]> => {
  const { pages: reports } = await get(`/api/publishing/report?${query}`)
  // The answer is our own, and what is read of it is what the test is about.
  return (reports as { problems: { code: string; where: string }[] }[]).flatMap(({ problems }) =>
    problems.map(({ code, where }) => `${code} ${where}`),
  )
}

describe('the report', () => {
  it('reports the errors that keep a page from going live and the warnings of live pages', async () => {
    expect(await reported('siteTag=ald-gb&key=landing/about')).toEqual(['propInvalid About > Headline 2 “Level” > Level'])
    expect(await reported('siteTag=ald-gb&key=home')).toEqual(['missingPage Home > Button “Shop” > Leads to'])
  })

  it('reports which text is missing in which language, on the sites of the language', async () => {
    expect(await reported('siteTag=ald-ae&language=ar&key=home&code=missingTranslation')).toEqual([
      'missingTranslation Home > Title',
      'missingTranslation Home > Shared section “Promises” > Headline “Free returns” > Text',
      'missingTranslation Home > Button “Shop” > Label',
    ])
  })

  it('drops the warning about a link that works again, without a publish', async () => {
    links = new Set()
    expect(await reported('siteTag=ald-gb&key=home')).toEqual([])
    links = new Set(['/womn'])
  })

  it('answers 400 for a report query it does not know', async () => {
    expect((await test.app.inject('/api/publishing/report?outcome=maybe')).statusCode).toBe(400)
    expect((await test.app.inject('/api/publishing/used-by')).statusCode).toBe(400)
  })
})

describe('who uses what', () => {
  it('answers the pages that use an entry, with its name', async () => {
    expect(await get('/api/publishing/used-by?id=promises&id=nobody')).toEqual({
      uses: [{ id: 'promises', name: 'Shared section “Promises”', isPublished: true, pages: ['home', 'landing/about'] }],
    })
  })

  it('reports an entry in use that was unpublished, by its last name, with the pages and blocks that use it', async () => {
    cms.remove('promises')
    await createPublisher({ ...test.runtime, cms }, 'space/master').publish([{ id: 'promises' }])
    const { missing } = await get('/api/publishing/report')
    expect(missing).toEqual([{ id: 'promises', name: 'Shared section “Promises”', isPublished: false, pages: ['home', 'landing/about'] }])
    expect(await reported('siteTag=ald-gb&code=missingEntry')).toEqual(['missingEntry Home > blocks', 'missingEntry About > blocks'])
  })
})

describe('the page for people', () => {
  it('groups problems that are the same on every site, errors first, and escapes what merchandisers typed', async () => {
    cms.put(entry('bad', 'headline', { text: '<b>Level</b>', level: 9 }))
    await createPublisher({ ...test.runtime, cms }, 'space/master').publish([{ id: 'bad', revision: 2 }])
    const { body, headers } = await test.app.inject('/_reports')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body.indexOf('Refused: the last good page stays live')).toBeLessThan(body.indexOf('Live, and could be better'))
    const between = ' <span aria-hidden="true">›</span> '
    expect(body).toContain(['About', 'Headline “&lt;b&gt;Level&lt;/b&gt;”', 'Level'].map((part) => `<bdi>${part}</bdi>`).join(between))
    expect(body.match(/This has to be between 1 and 6; it is 9\./g)).toHaveLength(1)
    expect(body).toContain('<strong><bdi>Shared section “Promises”</bdi></strong> is used by <code>home</code>, <code>landing/about</code>')
  })

  it('shows the report in the language of its reader, in its direction, every problem included', async () => {
    const page = async (url: string, language: string) => (await test.app.inject({ url, headers: { 'accept-language': language } })).body
    expect(await page('/_reports', 'de, ar;q=0.8')).toContain('<html lang="ar" dir="rtl">')
    const french = await page('/_reports?lang=fr&key=home', 'ar')
    expect(french).toContain('<html lang="fr" dir="ltr">')
    expect(french).toContain('<bdi dir="ltr">/womn</bdi> ne mène à aucune page de ce site.')
    expect(french).toContain('Concerne tous les sites et toutes les langues')
    expect(french).toContain('Canada (français)')
    expect(french).not.toContain('<code>landing/about</code></h3>')
    // A problem without a French message is explained by its code, with the English message.
    expect(await page('/_reports?lang=fr&key=landing/about', 'ar')).toContain(
      '<span lang="en" dir="ltr">This has to be between 1 and 6; it is 9.</span>',
    )
  })

  it('lists a missing text once, however many languages lack it', async () => {
    const { body } = await test.app.inject('/_reports?key=landing/about&severity=warning')
    expect(body.match(/There is no text in Arabic, [^.;]*; shoppers read the one in English\./g)).toHaveLength(2)
  })

  it('links to the preview of the page at the block, on the site and in the language that has the problem', async () => {
    const { body } = await test.app.inject({ url: '/_reports?siteTag=ald-ca&key=home', headers: { host: 'localhost:3000' } })
    expect(body).toContain('href="http://preview.localhost:3000/ca/en/?client=alder&amp;country=CA&amp;preview=1#block:shop"')
  })

  it('says so where the report is empty', async () => {
    expect((await test.app.inject('/_reports?key=nothing')).body).not.toContain('Live, and could be better')
    expect((await test.app.inject('/_reports?key=nothing')).body).toContain('Nothing to do')
  })

  it.each(['es', 'fr', 'ar', 'ja', 'zh', 'zh_TW'])('has every word and the meaning of every code in %s', (language) => {
    const [own, english] = [language, 'en'].map((each) => Object.keys(messagesOf(each)))
    expect(own).toEqual(expect.arrayContaining(english ?? []))
    for (const code of Object.keys(PROBLEM_CODES)) expect(own).toContain(`meaning.${code}`)
  })

  it('shows how fast pages were by kind and site in words, of the last 7 and 28 days, and says where there are not enough views', async () => {
    const { database, clock } = test.runtime
    const speeds = (siteTag: string, pageKind: 'home' | 'product', lcp: number, daysAgo: number, count: number) => ({
      ...({ day: dayOf(clock.now() - daysAgo * 24 * 3_600_000), siteTag, pageKind, device: 'phone', way: 'document' } as const),
      ...({ metric: 'LCP', bucket: bucketOf('LCP', lcp), count } as const),
    })
    expect((await test.app.inject('/_reports?lang=en')).body).toContain('No page view was measured in the last 28 days.')
    await database
      .insert(pageSpeeds)
      .values([
        speeds('ald-gb', 'product', 2_000, 0, 60),
        speeds('ald-gb', 'product', 5_000, 8, 400),
        speeds('ald-gb', 'product', 90_000, 29, 9_000),
        speeds('ald-us', 'product', 3_000, 6, 10),
        speeds('ald-us', 'home', 3_000, 6, 49),
      ])
    const rows = async (query: string): Promise<readonly string[]> => {
      const { body } = await test.app.inject(`/_reports?lang=en&${query}`)
      return [...body.matchAll(/<tr>(<th scope="row">.*?)<\/tr>/g)].map(([, row = '']) =>
        row
          .replaceAll(/<[^>]+>/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
    }
    const few = 'not enough views '.repeat(4).trim()
    const british = '7 days: 2 sec Good 28 days: 5.1 sec Poor'
    expect(await rows('siteTag=ald-gb')).toEqual([`Product Phone Opened anew 460 ${british} ${few}`])
    expect(await rows('')).toEqual([
      `Product Phone Opened anew 470 7 days: 2 sec Good 28 days: 5.1 sec Poor ${few}`,
      `Home Phone Opened anew 49 not enough views ${few}`,
      `Alder, United Kingdom Phone Opened anew 460 ${british} ${few}`,
      `Alder, United States Phone Opened anew 59 7 days: 3.1 sec Needs improvement 28 days: 3.1 sec Needs improvement ${few}`,
    ])
    expect((await test.app.inject('/_reports?lang=ar')).body).toContain('السرعة لدى المتسوقين')
  })

  it('are for programs with the management token alone in production, where no group of people is named', async () => {
    const production = await reportsOf({ isProduction: true, PREVIEW_PASSWORD: 'orchard-lane' })
    const status = async (authorization?: string) =>
      (await production.app.inject({ url: '/_reports', headers: authorization === undefined ? {} : { authorization } })).statusCode
    const basic = `Basic ${Buffer.from('anna:orchard-lane').toString('base64')}`
    expect([await status(), await status(basic), await status('Bearer wrong')]).toEqual([401, 401, 401])
    expect(await status(`Bearer ${production.runtime.config.CONTENTFUL_MANAGEMENT_TOKEN}`)).toBe(200)
    await production.close()
  })

  it('are for people of the composer’s groups, who sign in in their language and out again, and for nobody of the desk', async () => {
    const staffed = await reportsOf({ isProduction: true, COMPOSE_EDITORS: 'demo-editors', COMPOSE_PUBLISHERS: 'demo-publishers' })
    const get = (headers: Record<string, string> = {}, url = '/_reports?key=home') => staffed.app.inject({ url, headers })
    const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      staffed.app.inject({
        method: 'POST',
        url: `/_reports/${path}`,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      })
    const signIn = (name: string) => post('sign-in', { email: `${name}@example.com`, password: 'Passw0rd!', to: '/_reports?key=home' })
    const asked = await get({ 'accept-language': 'ar' })
    expect([asked.statusCode, asked.body.includes('<html lang="ar" dir="rtl">'), asked.body.includes('تسجيل الدخول')]).toEqual([
      401,
      true,
      true,
    ])
    for (const name of ['jane', 'refunds']) expect((await signIn(name)).statusCode).toBe(403)
    const entered = await signIn('editor')
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/_reports?key=home'])
    const value = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    const cookie = { cookie: value }
    const page = await get(cookie)
    expect([page.statusCode, page.body.includes('Signed in as Edith Alder.')]).toEqual([200, true])
    expect((await get(cookie, '/api/publishing/report')).statusCode).toBe(401)
    expect((await get({ cookie: value.replace('reports_session', 'orders_session') })).statusCode).toBe(401)
    expect((await post('sign-out', {}, { ...cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await post('sign-out', {}, cookie)).statusCode).toBe(303)
    expect((await get(cookie)).statusCode).toBe(401)
    await staffed.close()
  })
})
