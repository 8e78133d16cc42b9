import { describe, expect, it } from 'vitest'
import type { BlockNode } from '../../../schemas/page.ts'
import { node, page } from '../../factories/pages.ts'
import { product } from '../../factories/product.ts'
import { site } from '../../factories/site.ts'
import type { Registry } from '../../../src/pipeline/blocks/registry.ts'
import { createTestShop, testRegistry } from '../../setup/shop.tsx'

const { get } = createTestShop()

const bootOf = (html: string) => JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
const headOf = (html: string) => /<head>(.*)<\/head>/s.exec(html)?.[1] ?? ''

describe('a page', () => {
  it('is a whole document in the language of its address, with a header, a main area and a footer [PREFIX-07, ROUTE-02, FRAME-01]', async () => {
    const { status, html, headers } = await get('/ae/ar/')
    expect(status).toBe(200)
    expect(html).toMatch(/^<!doctype html><html lang="ar-AE" dir="rtl">/)
    expect(html).toContain('<p>This is home</p>')
    expect(html).toMatch(/<header .*<\/header>.*<main .*<p>This is home<\/p>.*<\/main>.*<footer .*<\/footer>/s)
    expect(headers['content-language']).toBe('ar-AE')
  })

  it('has its text without a data file, and with it all that the browser begins with [BOOT-01, BOOT-03]', async () => {
    const { html } = await get('/us/en/')
    expect(html).toContain('<p>This is home</p>')
    expect(bootOf(html).site).toMatchObject({ siteTag: 'ald-us', currency: { code: 'USD' } })
    expect(html).not.toMatch(/config\.json|sortOptions\.json|\/data\//)
  })

  it('names its canonical address and itself in other languages [PREFIX-08]', async () => {
    const head = headOf((await get('/en/women?sortBy=newest&page=2&utm_source=x')).html)
    expect(head).toContain('<link rel="canonical" href="http://localhost:3000/en/women?page=2"')
    expect(head).toContain('hreflang="es-US" href="http://localhost:3000/us/es/women?page=2"')
    expect(head).toContain('hreflang="ja-JP" href="http://jp.localhost:3000/ja/women?page=2"')
    expect(head).toContain('hreflang="x-default" href="http://localhost:3000/en/women?page=2"')
  })

  it('has the address that crawlers are to use, whichever of its names they asked', async () => {
    const { html } = await createTestShop({ publicOrigin: 'https://shop.example' }).get('http://www.shop.example/en/women')
    expect(headOf(html)).toContain('<link rel="canonical" href="https://shop.example/en/women"')
    expect(headOf(html)).toContain('hreflang="es-US" href="https://shop.example/us/es/women"')
    expect(bootOf(html).publicOrigin).toBe('https://shop.example')
  })

  it('may be kept by shared caches, unless it is about one shopper', async () => {
    expect((await get('/en/women')).headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=300')
    for (const path of [
      '/en/checkout/basket',
      '/en/account',
      '/en/orders',
      '/en/tracking',
      '/en/complete',
      '/en/redirect',
      '/en/recreateCart',
    ])
      expect((await get(path)).headers['cache-control'], path).toBe('private, no-store')
  })

  it('takes no markup from content or address into its head or data', async () => {
    const evil = '</script><script>alert(1)</script>'
    const shop = createTestShop({
      pages: { home: page('home', [node('button', { props: { label: evil } })], { seo: { title: evil, description: '"><b>' } }) },
    })
    const { html } = await shop.get('/en/')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('"><b>')
    expect(bootOf(html).view.items[0].props.label).toBe(evil)
  })
})

describe('an address without prefix or with a wrong one', () => {
  it('shows the corrected page where it was asked for, and says where it belongs [PREFIX-03, PREFIX-04]', async () => {
    const { status, headers, html } = await get('/women?page=2')
    expect(status).toBe(200)
    expect(headers['content-location']).toBe('http://localhost:3000/en/women?page=2')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(bootOf(html).path).toBe('/en/women')
  })

  it('is in the language the visitor chose or asks for [PREFIX-14]', async () => {
    expect((await get('/us/women', { cookies: { language_alder_us: 'es' } })).html).toContain('lang="es-US"')
    expect((await get('/us/women', { acceptLanguage: 'es-MX,en;q=0.5' })).html).toContain('lang="es-US"')
    expect((await get('/us/fr/women', { acceptLanguage: 'es' })).html).toContain('lang="en-US"')
  })

  it('is reported when it names a language the site does not have [LOCALE-17]', async () => {
    const shop = createTestShop()
    await shop.get('/us/xx/women')
    expect(shop.reports.map(({ code }) => code)).toEqual(['wrongPrefix'])
  })
})

describe('an address nobody has', () => {
  it('is 404 with a page of its own, kept by nobody [NOTFOUND-03, NOTFOUND-05, NOTFOUND-09]', async () => {
    const { status, headers, html } = await get('/en/garden')
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(html).toContain('data-status="404"')
    expect(html).toContain('This is notFound')
  })

  it('says so to crawlers in the head, and has neither canonical nor alternates [NOTFOUND-07, NOTFOUND-09]', async () => {
    const head = headOf((await get('/en/garden')).html)
    expect(head).toContain('<meta name="prerender-status-code" content="404"')
    expect(head).toContain('<meta name="robots" content="noindex"')
    expect(head).not.toMatch(/canonical|hreflang/)
  })

  it('moves where the redirect map says, and reports nothing [NOTFOUND-04, NOTFOUND-09]', async () => {
    const shop = createTestShop({
      redirects: { '/Old': '/women', '/temp': { to: '/men', status: 302 }, '/away': 'https://a.example/x?y=1', '/gone': { status: 410 } },
    })
    expect(await shop.get('/us/es/old/?page=2')).toMatchObject({ status: 301, headers: { location: '/us/es/women?page=2' } })
    expect(await shop.get('/en/temp')).toMatchObject({ status: 302, headers: { location: '/en/men' } })
    expect(await shop.get('/en/away?page=2')).toMatchObject({ headers: { location: 'https://a.example/x?y=1' } })
    expect((await shop.get('/en/gone')).status).toBe(410)
    expect(shop.reports).toEqual([])
  })

  it('ignores redirects that lead nowhere new or to an unsafe place, and reports them [NOTFOUND-09]', async () => {
    const shop = createTestShop({ redirects: { '/same': '/Same/', '/plain': 'http://a.example', '/double': '//a.example' } })
    for (const path of ['/en/same', '/en/plain', '/en/double']) expect((await shop.get(path)).status).toBe(404)
    expect(shop.reports.map(({ code }) => code)).toEqual(['redirectIgnored', 'redirectIgnored', 'redirectIgnored'])
  })

  it('is not found when the redirect map cannot be read [NOTFOUND-05]', async () => {
    const shop = createTestShop({ redirects: new Error('down') })
    expect((await shop.get('/en/garden')).status).toBe(404)
    expect(shop.reports.map(({ code }) => code)).toEqual(['redirectsFailed'])
  })
})

describe('home', () => {
  it('is also found as index.html, which keeps its query [ROUTE-01]', async () => {
    expect(await get('/en/index.html?page=2')).toMatchObject({ status: 301, headers: { location: '/en/?page=2' } })
    expect(await get('/index.html')).toMatchObject({ status: 301, headers: { location: '/en/' } })
  })

  it('sends a shopper of another navigation context there, for this visit only [HOME-01, HOME-02, HOME-06]', async () => {
    const answer = await get('/en/?query=x', { cookies: { navContext_alder_gb: 'men' } })
    expect(answer).toMatchObject({ status: 302, headers: { location: '/en/men?query=x', 'cache-control': 'private, no-store' } })
    expect((await get('/en/', { cookies: { navContext_alder_gb: 'women' } })).status).toBe(200)
    expect((await get('/en/', { cookies: { navContext_alder_gb: 'kids' } })).status).toBe(200)
  })
})

describe('a product', () => {
  const tee = product({ id: '900001', slug: 'everyday-tee', name: 'Everyday tee', breadcrumbs: [{ path: '/women', label: 'Women' }] })
  const shop = createTestShop({
    products: {
      '900001': { outcome: 'found', product: tee },
      'everyday-tee': { outcome: 'found', product: tee },
      '900500': { outcome: 'failed', status: 500 },
    },
  })

  it('is found by id or slug, at one address [ROUTE-18]', async () => {
    for (const path of ['/en/product/everyday-tee/900001', '/en/product/renamed/900001', '/en/product/everyday-tee']) {
      const { status, html } = await shop.get(path)
      expect(status, path).toBe(200)
      expect(headOf(html)).toContain('<link rel="canonical" href="http://localhost:3000/en/product/everyday-tee/900001"')
      expect(bootOf(html).path).toBe('/en/product/everyday-tee/900001')
    }
  })

  it('has a title and breadcrumbs of its own [CRUMB-04, CRUMB-05, CRUMB-11, DATA-97]', async () => {
    const { html } = await shop.get('/en/product/everyday-tee/900001')
    expect(html).toContain(`<title>Everyday tee - ${tee.brand.name} | Alder</title>`)
    expect(bootOf(html).view.context.breadcrumbs.map(({ h1 }: { h1: string }) => h1)).toEqual([
      'Home',
      'Women',
      `Everyday tee - ${tee.brand.name}`,
    ])
  })

  it('that does not exist is 404, and one that cannot be read is 503 to be tried again', async () => {
    expect(await shop.get('/en/product/x/1')).toMatchObject({ status: 404 })
    const failed = await shop.get('/en/product/x/900500')
    expect(failed).toMatchObject({ status: 503, headers: { 'retry-after': '30', 'cache-control': 'private, no-store' } })
    expect(failed.html).toContain('Try again')
  })
})

describe('other pages', () => {
  it('begin checkout at the basket when the step is absent or unknown [ROUTE-11, ROUTE-12, ROUTE-32]', async () => {
    for (const path of ['/en/checkout', '/en/checkout/nowhere']) {
      const { status, html } = await get(path)
      expect(status).toBe(200)
      expect(bootOf(html).path).toBe('/en/checkout/basket')
    }
    const steps = await Promise.all(
      ['basket', 'shipping', 'payment', 'review'].map(
        async (step) => bootOf((await get(`/en/checkout/${step}`)).html).view.context.params.step,
      ),
    )
    expect(steps).toEqual(['basket', 'shipping', 'payment', 'review'])
  })

  // TRICKY-05: the specification titles completion like favourites.
  it('have their own titles [CRUMB-04, CRUMB-11, ROUTE-13, ROUTE-19, ROUTE-20]', async () => {
    const titles = await Promise.all(
      [
        '/',
        '/complete',
        '/my-favorites',
        '/recreateCart',
        '/redirect',
        '/search?query=coat',
        '/search',
        '/women/shoes',
        '/checkout/payment',
        '/brands',
      ].map(async (path) => /<title>(.*?)<\/title>/.exec((await get(`/en${path}`)).html)?.[1]),
    )
    expect(titles).toEqual([
      'Alder',
      'My favourites | Alder',
      'My favourites | Alder',
      'Recreating cart | Alder',
      'Redirecting | Alder',
      'Search results for &quot;coat&quot; | Alder',
      'Search | Alder',
      'Shoes | Alder',
      'Payment | Alder',
      'Brands | Alder',
    ])
  })

  it('lead order details back to the history [CRUMB-06]', async () => {
    const crumbs = bootOf((await get('/en/orders/GB1')).html).view.context.breadcrumbs
    expect(crumbs).toEqual([
      { h1: 'Order history', path: '/orders' },
      { h1: 'Order details', path: '/orders/GB1' },
    ])
  })

  it('load landing content per language, and are not found without it [ROUTE-29]', async () => {
    const landing = page('landing', [node('text', { props: { text: 'About linen' } })], { key: 'landing/stories/linen', title: 'Linen' })
    const shop = createTestShop({ pages: { 'landing/stories/linen': landing } })
    const { status, html } = await shop.get('/en/stories/linen')
    expect([status, html.includes('About linen'), html.includes('<title>Linen | Alder</title>')]).toEqual([200, true, true])
    expect((await shop.get('/en/about')).status).toBe(404)
  })

  it('name as alternates of a landing page only sites on which it is published [PREFIX-08]', async () => {
    const shop = createTestShop({
      pages: { 'landing/about': page('landing', [], { key: 'landing/about' }) },
      sitesWithPage: async (key) => new Set(key === 'landing/about' ? ['ald-gb', 'ald-ca'] : []),
    })
    const { html } = await shop.get('/en/about')
    expect([...html.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)).toEqual(['en-GB', 'en-CA', 'fr-CA', 'x-default'])
  })

  it('take the title that content gives for search engines as it stands [CRUMB-11]', async () => {
    const shop = createTestShop({
      pages: { home: page('home', [], { seo: { title: 'A home' } }) },
    })
    expect((await shop.get('/en/')).html).toContain('<title>A home</title>')
  })

  it('keep listings standing while search is down, as 503', async () => {
    const shop = createTestShop({ listing: () => ({ status: 'failed' }) })
    expect(await shop.get('/en/women')).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    expect((await shop.get('/en/women')).html).toContain('This is listing')
  })

  it('ask for themselves again where they are 503, and nowhere else', async () => {
    const failing = createTestShop({ listing: () => ({ status: 'failed' }) })
    expect((await failing.get('/en/women')).html).toContain('<script src="/retry-page.js" defer data-after="30"></script>')
    expect((await get('/en/women', { isMaintenance: true })).html).toContain('/retry-page.js" defer data-after="3600"')
    expect((await get('/en/women')).html).not.toContain('retry-page')
  })

  it('follow a search rule elsewhere and show content of their own when nothing is found [PLP-04]', async () => {
    const shop = createTestShop({ listing: ({ query }) => (query.get('query') === 'gotosale' ? { redirect: '/sale' } : { nbHits: 0 }) })
    expect(await shop.get('/en/search?query=gotosale')).toMatchObject({ status: 302, headers: { location: '/en/sale' } })
    const empty = await shop.get('/en/search?query=zzz')
    expect(empty.html).toContain('This is emptySearch')
    expect(headOf(empty.html)).toContain('noindex,follow')
  })

  it('show the takeover page everywhere during maintenance', async () => {
    const answer = await get('/en/women', { isMaintenance: true })
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '3600', 'cache-control': 'private, no-store' } })
    expect(answer.html).toContain('<title>We will be right back | Alder</title>')
  })
})

describe('a page that lacks something it needs', () => {
  const tray = { ...testRegistry, 'product-tray': testRegistry['text'] } as Registry
  const trayNode = node('product-tray', { id: 'tray', props: { source: 'ids', productIds: ['1'], maxProducts: 1 } })
  const withTray = { home: page('home', [trayNode]) }
  const down = () => Promise.reject(new Error('down'))

  it('because products of a block did not come is shown and kept by nobody', async () => {
    const whole = await createTestShop({ registry: tray, pages: withTray }).get('/en/')
    const poor = await createTestShop({ registry: tray, pages: withTray, data: { productsById: down } }).get('/en/')
    expect([whole.isDegraded, whole.headers['cache-control']]).toEqual([
      false,
      'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
    ])
    expect([poor.status, poor.isDegraded, poor.headers['cache-control']]).toEqual([200, true, 'private, no-store'])
  })

  it('because the header or what it shows could not be read is kept by nobody', async () => {
    const header = page('header', [trayNode])
    const poor = await createTestShop({ registry: tray, pages: { header }, data: { productsById: down } }).get('/en/')
    expect([poor.status, poor.isDegraded, poor.headers['cache-control']]).toEqual([200, true, 'private, no-store'])
  })

  it('because nobody can say what the site promises promises nothing, and is kept by nobody', async () => {
    const whole = await createTestShop({ termsOf: async () => ({ freeShipThreshold: 100 }) }).get('/en/')
    expect(bootOf(whole.html).terms).toEqual({ freeShipThreshold: 100 })
    const shop = createTestShop({ termsOf: down })
    const poor = await shop.get('/en/')
    expect([poor.status, poor.isDegraded, poor.headers['cache-control']]).toEqual([200, true, 'private, no-store'])
    expect(bootOf(poor.html).terms).toEqual({})
    expect(shop.reports).toMatchObject([{ code: 'siteTermsFailed' }])
  })

  it('because search is down is no reason to forget it as it was', async () => {
    const poor = await createTestShop({ listing: () => ({ status: 'failed' }) }).get('/en/women')
    expect([poor.status, poor.isDegraded]).toEqual([503, true])
  })
})

describe('blocks on the server', () => {
  it('fail by themselves: the page stands, and the report names the block and its error [CHUNK-06]', async () => {
    const blocks = [
      node('text', { props: { text: 'before' } }),
      node('broken', { id: 'b1', version: 3 }),
      node('text', { props: { text: 'after' } }),
    ]
    const shop = createTestShop({ pages: { home: page('home', blocks) } })
    const { status, html } = await shop.get('/en/')
    expect([status, html.includes('before'), html.includes('after')]).toEqual([200, true, true])
    expect(shop.reports).toMatchObject([
      { code: 'blockFailed', details: { id: 'b1', type: 'broken', version: 3, cause: expect.stringContaining('This block is broken') } },
    ])
  })

  it('of unknown types show nothing, or a labelled place where problems are shown [ROLE-08]', async () => {
    const pages = { home: page('home', [node('text', { props: { text: 'x' } }), node('fromTheFuture')]) }
    expect((await createTestShop({ pages }).get('/en/')).html).not.toContain('fromTheFuture')
    expect((await createTestShop({ pages, showsProblems: true }).get('/en/')).html).toContain('fromTheFuture v1')
  })

  it('that stay HTML send the browser neither props nor data', async () => {
    const column = node('column', { slots: { body: [node('text', { props: { text: 'secret words' } })] } })
    const blocks = [
      node('text', { props: { text: 'one' } }),
      column,
      node('button', { id: 'buy', props: { label: 'Buy' } }),
      node('text', { props: { text: 'two' } }),
    ]
    const { html } = await createTestShop({ pages: { home: page('home', blocks) } }).get('/en/')
    expect(html).toContain('secret words')
    expect(bootOf(html).view.items).toEqual([3, { id: 'buy', type: 'button', version: 1, props: { label: 'Buy' } }, 1])
  })

  it('that stay HTML ship no code, however deep they stand; one that runs ships its own', async () => {
    const quiet = node('column', { slots: { body: [node('text', { props: { text: 'deep' } }), node('text', { props: { text: 'too' } })] } })
    const modulesOn = async (...blocks: readonly BlockNode[]) => {
      const { html } = await createTestShop({ pages: { home: page('home', blocks) } }).get('/en/')
      return [...html.matchAll(/rel="later" href="([^"]+)"/g)].map(([, href]) => href).filter((href) => href !== '/entry.js')
    }
    expect(await modulesOn(quiet, quiet)).toEqual([])
    expect(await modulesOn(quiet, node('button', { props: { label: 'Go' } }))).toEqual(['/assets/button.js'])
    expect(await modulesOn(quiet, node('visibleButton', { props: { label: 'Later' } }))).toEqual([])
  })

  it('show only in their window, country, language and context', async () => {
    const only = (text: string, meta: object) => node('text', { props: { text }, meta })
    const blocks = [
      only('later', { visibleFrom: '2026-12-01T00:00:00Z' }),
      only('now', { visibleFrom: '2026-11-01T00:00:00Z', visibleUntil: '2026-12-01T00:00:00Z' }),
      only('over', { visibleUntil: '2026-11-01T00:00:00Z' }),
      only('american', { countries: ['US'] }),
      only('spanish', { languages: ['es'] }),
      only('womens', { navContexts: ['women'] }),
    ]
    const shop = createTestShop({
      now: () => Date.parse('2026-11-20T00:00:00Z'),
      pages: { home: page('home', blocks), listing: page('listing', blocks) },
    })
    const textsOf = (html: string) => [...html.matchAll(/<p>(\w+)<\/p>/g)].map(([, text]) => text)
    expect(textsOf((await shop.get('/en/')).html)).toEqual(['now'])
    expect(textsOf((await shop.get('/us/es/women')).html)).toEqual(['now', 'american', 'spanish', 'womens'])
  })
})

it('answers pages of every site at its own host only where it does not share one [PREFIX-01]', async () => {
  expect((await get('http://jp.localhost:3000/')).html).toContain('lang="ja-JP"')
  expect((await createTestShop({ sites: [site('us')] }).get('http://us.localhost:3000/')).headers['content-location']).toBe(
    'http://us.localhost:3000/us/en/',
  )
})
