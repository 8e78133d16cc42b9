import { describe, expect, it } from 'vitest'
import { node, page } from '../../../factories/pages.ts'
import { site } from '../../../factories/site.ts'
import { createTestShop } from '../../../setup/shop.tsx'

const NOON = Date.parse('2026-12-01T12:00:00Z')
const text = (words: string, meta = {}) => node('text', { props: { text: words }, meta })
const cacheControlOf = async (shop: ReturnType<typeof createTestShop>) => (await shop.get('/en/')).headers['cache-control']

describe('a block that appears at noon', () => {
  let now = NOON - 600_000
  const home = page('home', [text('Always'), text('Sale', { visibleFrom: '2026-12-01T12:00:00.000Z' })])
  const shop = createTestShop({ pages: { home }, now: () => now })

  it('is never missed by a cache: what was rendered before is kept until noon and not a second longer', async () => {
    expect(await cacheControlOf(shop)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=300')
    now = NOON - 90_500
    expect(await cacheControlOf(shop)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=30')
    now = NOON - 5_500
    expect(await cacheControlOf(shop)).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=0')
    expect(await shop.get('/en/')).toMatchObject({ changesAt: NOON })
  })

  it('is there at noon without a publish, and the page may be kept again', async () => {
    now = NOON
    const { html, headers, changesAt } = await shop.get('/en/')
    expect(html).toContain('Sale')
    expect([headers['cache-control'], changesAt]).toEqual(['public, max-age=0, s-maxage=60, stale-while-revalidate=300', undefined])
  })

  it('in the header limits every page', async () => {
    const header = page('header', [text('Banner', { visibleUntil: '2026-12-01T12:00:10.000Z' })])
    const framed = createTestShop({ pages: { home: page('home'), header }, now: () => NOON })
    expect(await cacheControlOf(framed)).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=0')
  })

  it('of the menus limits every page too', async () => {
    const menu = page('menu', [text('Branch', { visibleUntil: '2026-12-01T12:00:20.000Z' })])
    const framed = createTestShop({ pages: { home: page('home'), menu }, now: () => NOON })
    expect(await cacheControlOf(framed)).toBe('public, max-age=0, s-maxage=20, stale-while-revalidate=0')
  })
})

describe('a block of the header for one navigation context', () => {
  const header = page('header', [text('For women', { navContexts: ['women'] }), text('For all')])
  const shop = createTestShop({ pages: { header } })

  it('shows on the pages of that context only', async () => {
    expect((await shop.get('/en/women')).html).toContain('<p>For women</p>')
    const home = (await shop.get('/en/')).html
    expect(home).not.toContain('<p>For women</p>')
    expect(home).toContain('<p>For all</p>')
  })
})

describe('a block for an audience', () => {
  const home = page('home', [text('Join us', { audience: 'guest' }), text('Welcome back', { audience: 'signedIn' })])
  const shop = createTestShop({ pages: { home } })

  it('is in the one page all shoppers share, marked for whom it is, and chosen before the first paint', async () => {
    const { html, headers } = await shop.get('/en/')
    expect(html).toMatch(/data-audience="guest">(?:<!--.-->)?<p>Join us/)
    expect(html).toMatch(/data-audience="signedIn">(?:<!--.-->)?<p>Welcome back/)
    expect(headers['cache-control']).toContain('public')
    const [head = ''] = html.split('</head>')
    expect(head).toMatch(/<script src="\/mark-shopper.js" data-key="CognitoIdentityServiceProvider\.[^"]+\.LastAuthUser"><\/script>/)
  })

  it('costs pages without one nothing, and neither sites without accounts', async () => {
    expect((await createTestShop().get('/en/')).html).not.toContain('mark-shopper')
    const accountless = createTestShop({ pages: { home }, sites: [site('gb', { integrations: {} })] })
    expect((await accountless.get('/en/')).html).not.toContain('mark-shopper')
  })
})

describe('a block for a segment', () => {
  const home = page('home', [text('For friends', { segment: 'friends' }), text('For nobody here', { segment: 'vip' })])
  const segments = [
    { group: 'trade', title: 'Trade' },
    { group: 'friends', title: 'Friends' },
  ]
  const gb = site('gb', { segments })

  it('is in the one page all shoppers share, with the number of its segment, and chosen before the first paint', async () => {
    const { html, headers } = await createTestShop({ pages: { home }, sites: [gb] }).get('/en/')
    expect(html).toMatch(/data-segment="2">(?:<!--.-->)?<p>For friends/)
    expect(html).toMatch(/data-segment="0">(?:<!--.-->)?<p>For nobody here/)
    expect(headers['cache-control']).toContain('public')
    const [head = ''] = html.split('</head>')
    expect(head).toMatch(/<script src="\/mark-shopper.js" data-key="[^"]+\.LastAuthUser" data-segments="trade friends"><\/script>/)
  })

  it('costs pages without one nothing, and is nobody’s on a site without segments or accounts', async () => {
    expect((await createTestShop({ sites: [gb] }).get('/en/')).html).not.toContain('mark-shopper')
    const forGuests = page('home', [text('Join us', { audience: 'guest' })])
    expect((await createTestShop({ pages: { home: forGuests }, sites: [gb] }).get('/en/')).html).not.toContain('data-segments')
    const without = (await createTestShop({ pages: { home }, sites: [site('us')] }).get('/en/')).html
    expect(without).toMatch(/data-segment="0">(?:<!--.-->)?<p>For friends/)
    const accountless = createTestShop({ pages: { home }, sites: [site('gb', { segments, integrations: {} })] })
    expect((await accountless.get('/en/')).html).not.toContain('mark-shopper')
  })
})
