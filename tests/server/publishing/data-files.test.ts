import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CampaignData } from '../../../schemas/api/campaign.ts'
import type { NavigationNode } from '../../../src/site/navigation.ts'
import type { Page } from '../../../schemas/page.ts'
import { dataFilesPlugin } from '../../../server/publishing/data-files-plugin.ts'
import { messagesOf } from '../../setup/messages.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'
import { redirectStore } from '../../factories/redirects.ts'

const BUILD = 'b1'
const node = (slug: string, extra: Partial<NavigationNode> = {}): NavigationNode => ({
  slug,
  path: `/${slug}`,
  label: slug,
  filters: {},
  children: [],
  ...extra,
})
const page = (siteTag: string, language: string, key: string): Page => ({
  id: key,
  key,
  kind: 'landing',
  siteTag,
  language,
  title: `${siteTag} ${language}`,
  seo: key === 'landing/help/delivery' ? { title: 'How we deliver' } : {},
  blocks: [],
})

let test: TestRuntime
beforeAll(async () => {
  test = await createTestRuntime()
  const keys = ['home', 'header', 'footer', 'landing/help/delivery', 'contact', 'emptySearch']
  await test.app.register(dataFilesPlugin, {
    runtime: test.runtime,
    buildId: BUILD,
    redirects: redirectStore({ '/shoes': '/women/shoes' }),
    pages: {
      get: async ({ siteTag, language, key }) => (keys.includes(key) ? page(siteTag, language, key) : undefined),
      listKeys: async () => keys,
      listPaths: async () => ['/contact', '/help/delivery'],
    },
    readNavigation: async () => [
      node('women', { key: 'women', children: [node('shoes')], items: [node('', { label: 'Stories' }), node('', { hide: true })] }),
      node('men', { children: [node('coats')], items: [node('', { label: 'The edit' })], isReplaced: true }),
      node('gifts', { hide: true }),
    ],
  })
})
afterAll(() => test.close())

const get = (url: string) => test.app.inject(url)

describe('data files', () => {
  it('answers the page of the site and language in the address', async () => {
    const answer = await get(`/us/data/pages/landing/help/delivery_es.json?siteTag=ald-us&lang=es&cb=${BUILD}`)
    expect(answer.json()).toMatchObject({ key: 'landing/help/delivery', siteTag: 'ald-us', language: 'es' })
  })

  it('answers the page of a search without results, a file for each language [PLP-04]', async () => {
    for (const language of ['en', 'es']) {
      const answer = await get(`/us/data/emptySearch_${language}.json?siteTag=ald-us&cb=${BUILD}`)
      expect(answer.json()).toMatchObject({ key: 'emptySearch', siteTag: 'ald-us', language })
    }
    expect((await get('/us/data/emptySearch_fr.json?siteTag=ald-us')).statusCode).toBe(404)
  })

  it('distinguishes sites without a country folder by their site tag', async () => {
    expect((await get('/data/pages/home_ja.json?siteTag=ald-jp&lang=ja')).json()).toMatchObject({ siteTag: 'ald-jp' })
    expect((await get('/data/pages/home_en.json')).json()).toMatchObject({ siteTag: 'ald-gb' })
    expect((await get('/ca/data/pages/home_fr.json')).json()).toMatchObject({ siteTag: 'ald-ca' })
  })

  it('answers no windows where a site has none, which browsers ask for on every page [CALL-52]', async () => {
    const answer = await get('/data/splash_en.json')
    expect([answer.statusCode, answer.json()]).toEqual([200, { blocks: [] }])
    expect((await get('/data/splash_en.json?siteTag=nobody')).statusCode).toBe(404)
  })

  it('answers 404 and NOT_FOUND for every data file that does not exist [CALL-52]', async () => {
    const urls = [
      '/data/pages/nothing_en.json',
      '/data/pages/home_xx.json',
      '/data/pages/home_en.json?siteTag=nobody',
      '/data/constructor',
      '/data/__proto___en.json',
      '/data/unable-to-ship_en.json',
      '/data/campaigns/spring.json',
      '/themes/nothing.json',
      '/data/pages/..%2F..%2Fpackage_en.json',
      '/data/home_fr.json?siteTag=ald-gb',
    ]
    for (const url of urls) {
      const answer = await get(url)
      expect([url, answer.statusCode, answer.json()]).toEqual([url, 404, { result: 'NOT_FOUND' }])
    }
  })

  it('answers the addresses of published pages [CALL-42]', async () => {
    expect((await get('/data/clp-routes.json?siteTag=ald-gb&lang=en')).json()).toEqual({ content: ['/contact', '/help/delivery'] })
  })

  it('answers the whole navigation tree, and the menu without hidden nodes [CALL-43, CALL-48]', async () => {
    const slugs = async (file: string) =>
      ((await get(file)).json() as { content: readonly NavigationNode[] }).content.map(({ slug }) => slug)
    expect(await slugs('/data/navTree')).toEqual(['women', 'men', 'gifts'])
    expect(await slugs('/data/navMenu')).toEqual(['women', 'men'])
  })

  it('answers the menu with merchandisers’ entries after the categories, or in their place [CALL-48, DATA-88, DATA-89]', async () => {
    const { content } = (await get('/data/navMenu')).json() as { content: readonly NavigationNode[] }
    expect(content.map(({ children }) => children.map(({ label }) => label))).toEqual([['shoes', 'Stories'], ['The edit']])
    expect(content.map((each) => 'items' in each || 'isReplaced' in each)).toEqual([false, false])
  })

  it('answers titles, promotions, head, header and redirects in a content field [CALL-44, CALL-45, CALL-46, CALL-47]', async () => {
    expect((await get('/data/seoData')).json()).toEqual({ content: { '/help/delivery': { title: 'How we deliver' } } })
    expect((await get('/data/promotions')).json()).toMatchObject({
      content: [{ name: 'free-shipping' }, { name: 'coat-weeks' }, { name: 'welcome' }, { status: 'ENDED' }],
    })
    expect((await get('/data/head')).json()).toEqual({ content: { siteName: 'Alder' } })
    expect((await get('/data/header')).json()).toMatchObject({ content: { key: 'header' } })
    expect((await get('/data/redirects')).json()).toMatchObject({ content: { '/shoes': '/women/shoes' } })
  })

  it('answers the texts of a language as they are written, and not found for one the site does not speak [CALL-36]', async () => {
    const texts = (await get('/ca/language/fr.json?siteTag=ald-ca')).json() as Record<string, string>
    expect(texts).toEqual(messagesOf('fr'))
    for (const url of ['/language/fr.json', '/language/xx.json', '/language/..%2Fen.json', '/language/en']) {
      expect((await get(url)).json(), url).toEqual({ result: 'NOT_FOUND' })
    }
  })

  it('answers the words of a campaign in the language of the page, and not found for an unknown campaign [CALL-40, CALL-41]', async () => {
    const words = (await get('/ca/data/campaigns/coat-weeks.json?siteTag=ald-ca&lang=fr')).json() as { content: CampaignData }
    expect(words.content.promotionFormatting['promotion.save10']?.message).toContain('avec SAVE10')
    expect(words.content.promotionLocations.badge).toEqual([{ messageId: 'promotion.save10' }])
    const missing = await get('/data/campaigns/summer-sale.json')
    expect([missing.statusCode, missing.json()]).toEqual([404, { result: 'NOT_FOUND' }])
  })

  it('answers menu, splash windows, footer, regions without delivery, contact form and empty search by the build that asks [CALL-51]', async () => {
    const files = ['navMenu', 'splash_en', 'footer_en', 'unable-to-ship_en', 'contact-us-schema_webLabels', 'emptySearch_en']
    const answers = await Promise.all(files.map((file) => get(`/us/data/${file}.json?siteTag=ald-us&lang=en&cb=${BUILD}`)))
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual(
      files.map(() => [200, 'public, max-age=60']),
    )
  })

  it('answers the rules of the contact form [CALL-51]', async () => {
    expect((await get('/data/contact-us-schema_webLabels.json')).json()).toMatchObject({
      content: { required: ['email', 'subject', 'description'] },
    })
  })

  it('answers the countries that the client delivers to with their languages and addresses, named in the language of the page [CALL-38]', async () => {
    const options = (await get('/ca/data/country-navigation_fr.json?siteTag=ald-ca&lang=fr')).json() as readonly {
      code: string
      label: string
      languages: readonly { url: string }[]
    }[]
    expect(options.map(({ code }) => code).toSorted()).toEqual(
      test.runtime.sites
        .filter(({ clientTag }) => clientTag === 'ald')
        .map(({ code }) => code)
        .toSorted(),
    )
    expect(options.find(({ code }) => code === 'GB')).toMatchObject({ label: 'Royaume-Uni', languages: [{ url: '/en' }] })
    expect(options.find(({ code }) => code === 'JP')?.languages[0]?.url).toBe('//jp.localhost/ja')
  })
})

describe('the countries of a language that a site does not speak', () => {
  it('are not found, and say so in the form that an outage never has [CALL-39]', async () => {
    for (const url of [
      '/data/country-navigation_xx.json',
      '/ca/data/country-navigation_ja.json?siteTag=ald-ca&lang=ja',
      '/data/country-navigation_',
    ]) {
      const answer = await get(url)
      expect([answer.statusCode, answer.json()], url).toEqual([404, { result: 'NOT_FOUND' }])
    }
  })
})

describe('keeping data files', () => {
  const cacheControl = async (url: string) => (await get(url)).headers['cache-control']

  it('lets content be cached for a minute and themes for good, under the current build id [CALL-49, CALL-50]', async () => {
    expect(await cacheControl(`/data/navTree?cb=${BUILD}`)).toBe('public, max-age=60')
    expect(await cacheControl(`/themes/config.json?siteTag=ald-us&cb=${BUILD}`)).toBe('public, max-age=31536000, immutable')
    expect(await cacheControl(`/themes/sortOptions.json?cb=${BUILD}`)).toBe('public, max-age=31536000, immutable')
  })

  it('forbids caching a data file without the current build id', async () => {
    expect(await cacheControl('/themes/config.json?cb=older')).toBe('no-cache')
    expect(await cacheControl('/data/navTree')).toBe('no-cache')
  })

  it("gives a site its own configuration and nobody else's [DATA-60]", async () => {
    expect((await get('/themes/config.json?siteTag=ald-us')).json()).toMatchObject({
      code: 'US',
      countryFolder: 'us',
      languages: ['en', 'es'],
      defaultLanguage: 'en',
      languageDetection: expect.any(Boolean),
      clientName: 'alder',
      clientTag: 'ald',
      siteTag: 'ald-us',
    })
  })

  it('adds to the configuration of a site what its merchant promises, under the names of the contract [DATA-61, DATA-62]', async () => {
    expect((await get('/themes/config.json?siteTag=ald-jp')).json()).toMatchObject({
      freeShipThreshold: 15000,
      returns: { window: 30, shippingPrice: 800, address: expect.any(String) },
      supportPages: { timeToShip: '2-4 days', sizeGuides: expect.any(String) },
    })
  })

  it('lists what each site of a client promises, for the choice of a country', async () => {
    const { content } = (await get('/ca/data/site-terms?siteTag=ald-ca')).json<{ content: Record<string, object> }>()
    expect(Object.keys(content).sort()).toEqual([
      'ald-ae',
      'ald-au',
      'ald-ca',
      'ald-cn',
      'ald-gb',
      'ald-hk',
      'ald-jp',
      'ald-my',
      'ald-nl',
      'ald-tw',
      'ald-us',
    ])
    expect(content).toMatchObject({ 'ald-us': { freeShipThreshold: 150, timeToShip: { min: 2, max: 4 } } })
  })
})
