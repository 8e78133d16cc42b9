import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../block-registry/index.ts'
import { axePlugin } from '../../../platform/gallery/register-gallery.ts'
import { galleryPlugin } from '../../../platform/gallery/gallery-plugin.ts'
import { readSites } from '../../../server/sites.ts'
import { themeOf } from '../../../src/site/theme-of.ts'
import type { Assets } from '../../../src/pipeline/document/assets.ts'
import { checkProps, listGallery, renderDesign, renderFixture, renderFrame } from '../../../src/entry-gallery.ts'

const app = Fastify()
const assets: Assets = {
  preamble: [],
  entry: '/assets/entry.js',
  boot: '/assets/boot.js',
  errors: '/assets/errors.js',
  texts: (locale) => ({ blocks: `/assets/${locale}.js`, core: '/assets/core.js', consent: '/assets/consent.js' }),
  modules: (language, types) => [`/assets/${[language, ...types].join('.')}.js`],
  styles: async ({ types }) => ({ inline: `/* ${[...types].join(' ')} */`, inlineHash: "'sha256-rules'", links: [], known: [] }),
}

beforeAll(async () => {
  await app.register(axePlugin)
  await app.register(
    galleryPlugin({
      sites: readSites(),
      views: async () => ({ listGallery, renderDesign, renderFixture, renderFrame, checkProps }),
      styles: async () => undefined,
      allStyles: async () => 'all sheets',
      sizeOf: async (type) => (type === 'hero' ? { js: 900, sharedJs: 40, css: 321 } : undefined),
      frame: (request, url) => renderFrame({ ...request, url, assets, build: 'b1' }),
      workbench: '/workbench.js',
      isDevelopment: false,
    }),
  )
})

const get = (url: string) => app.inject({ url })
const withProps = (props: unknown): string => `props=${encodeURIComponent(JSON.stringify(props))}`

describe('/_gallery', () => {
  it('lists every registered block with its policy and fixtures', async () => {
    const { body } = await get('/_gallery')
    for (const type of Object.keys(registry)) expect(body).toContain(`href="/_gallery/${type}"`)
    expect(body).toContain('dark picture, two buttons')
  })

  it('shows a block as the address says: fixture, width, language, direction and props', async () => {
    const look = `fixture=1&viewport=768&language=ar&direction=ltr&${withProps({ heading: 'Boots' })}`
    const { body } = await get(`/_gallery/hero?${look}`)
    expect(body).toContain('inline-size:768px')
    expect(body).toContain(
      'src="/_gallery/hero/1?hidePopups=1&amp;hideCookieBanner=1&amp;language=ar&amp;direction=ltr&amp;props=%7B%22heading%22%3A%22Boots%22%7D"',
    )
    expect(body).toContain('value="Boots"')
  })

  it('shows three widths at once', async () => {
    const { body } = await get('/_gallery/hero?viewport=all')
    expect(body.match(/inline-size:(?:390|768|1280)px/g)).toHaveLength(3)
  })

  it.each(['viewport=<b>', 'language=', 'direction=up', 'props=%7B', 'props=[1]', 'fixture=-1'])(
    'reads %s as if it were absent',
    async (query) => {
      const { body, statusCode } = await get(`/_gallery/hero?${query}`)
      expect(statusCode).toBe(200)
      expect(body).not.toContain('<b>')
    },
  )

  it('shows what the schema says of a block, what is in its slots, and what it weighs', async () => {
    const { body } = await get('/_gallery/hero')
    expect(body).toContain('short text, 1 to 90 characters')
    expect(body).toContain('One is strongest.')
    expect(body).toContain('<a href="/_gallery/button">button</a>')
    expect(body).toContain('321 style')
    expect((await get('/_gallery/button')).body).toContain('no production build to weigh')
  })

  it('renders a fixture on the server, right to left in Arabic, with the styles of its types', async () => {
    const { body, headers } = await get('/_gallery/hero/0?language=ar')
    expect(body).toContain('<html lang="ar-AE" dir="rtl">')
    expect(body).toContain('Coats for the long way home')
    expect(body).toContain('/* hero button */')
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  })

  it('renders a fixture with changed props, in a direction against the language', async () => {
    const { body } = await get(`/_gallery/hero/0?direction=rtl&${withProps({ heading: 'Boots <for> rain' })}`)
    expect(body).toContain('dir="rtl"')
    expect(body).toContain('Boots &lt;for&gt; rain')
  })

  it('hands a frame the chunks that bring it to life in the shop, and lets nothing else run', async () => {
    const { body, headers } = await get('/_gallery/sign-in/0')
    expect(body).toContain('src="/assets/boot.js"')
    expect(body).toContain('href="/assets/en_US.sign-in.js"')
    const boot: unknown = JSON.parse(/id="boot">([^<]*)</.exec(body)?.[1] ?? '')
    expect(boot).toMatchObject({
      language: 'en',
      texts: { blocks: '/assets/en-US.js', core: '/assets/core.js' },
      path: '/us/en/',
      build: 'b1',
      view: { items: [{ type: 'sign-in' }] },
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self'[^;]*;/)
    expect(policy).not.toMatch(/script-src [^;]*unsafe-inline/)
    expect(policy).toMatch(/style-src-elem 'self' 'sha256-rules'/)
  })

  it('lets the snippet of a scripts block run, and no other', async () => {
    const { headers } = await get('/_gallery/scripts/0')
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'self'[^;]* 'sha256-/)
  })

  it('shows a block under the configuration of any site, in the languages it speaks', async () => {
    const { body } = await get('/_gallery/hero?site=ald-jp&language=ja')
    expect(body).toContain('src="/_gallery/hero/0?hidePopups=1&amp;hideCookieBanner=1&amp;site=ald-jp&amp;language=ja"')
    expect(body).toMatch(/href="\/_gallery\/hero\?site=ald-jp"[^>]*>en</)
    expect(body).toMatch(/href="\/_gallery\/hero\?language=ar"[^>]*>ar</)
    expect((await get('/_gallery/hero/0?site=ald-jp')).body).toContain('<html lang="en-JP"')
    expect((await get('/_gallery/hero/0?site=ald-jp&language=ar')).statusCode).toBe(404)
  })

  it('renders nothing that publishing would refuse, and says what it would say', async () => {
    const answer = await get(`/_gallery/hero/0?${withProps({ heading: '', tone: 'loud', extra: 1 })}`)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().problems).toEqual(
      expect.arrayContaining([
        { prop: 'heading', message: 'This has to be filled in.' },
        { prop: 'tone', message: 'This has to be one of: light, dark. It is "loud".' },
        { prop: '', message: 'The block has no such field. Take it out.' },
      ]),
    )
  })

  it('opens a link with props that do not fit with their messages and the fixture as it is', async () => {
    const { body } = await get(`/_gallery/hero?${withProps({ heading: '' })}`)
    expect(body).toContain('This has to be filled in.')
    expect(body).toContain('src="/_gallery/hero/0?hidePopups=1&amp;hideCookieBanner=1"')
  })

  it('serves a block’s schema, and the checker of accessibility', async () => {
    expect((await get('/_gallery/hero/schema.json')).json()).toMatchObject({ title: 'Hero' })
    expect((await get('/_gallery/assets/axe.js')).body).toContain('axe')
  })

  it('shows the design in the theme, language and direction of the address, with every sheet there is', async () => {
    const { body, headers, statusCode } = await get('/_gallery/design?site=ald-ae&language=ar')
    expect(statusCode).toBe(200)
    expect(body).toContain('<html lang="ar-AE" dir="rtl" data-theme="alder">')
    expect(body).toContain('all sheets')
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect((await get('/_gallery/design?language=ar&direction=ltr')).body).toContain('<html lang="ar-AE" dir="ltr" data-theme="alder">')
    expect((await get('/_gallery/design?site=ald-jp&language=ar')).statusCode).toBe(404)
  })

  it('offers every theme of the sites for the page of the design', async () => {
    const sites = readSites()
    const { body } = await get('/_gallery/design')
    const themes = new Set(sites.map((site) => themeOf(site).name))
    expect(themes.size).toBeGreaterThan(1)
    const offered = /aria-label="Theme">(.*?)<\/div>/s.exec(body)?.[1] ?? ''
    expect(offered.match(/<a /g)).toHaveLength(themes.size)
    const other = sites.find((site) => themeOf(site).name === 'briar')
    const { body: inOther } = await get(`/_gallery/design?site=${other?.siteTag}&language=${other?.defaultLanguage}`)
    expect(inOther).toContain('data-theme="briar"')
  })

  it('allows the rules of the page of the design by their hash', async () => {
    const { body, headers } = await get('/_gallery/design')
    const rules = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
    expect(String(headers['content-security-policy'])).toContain(createHash('sha256').update(rules).digest('base64'))
  })

  it.each([
    '/_gallery/nothing',
    '/_gallery/constructor/0',
    '/_gallery/hero/99',
    '/_gallery/hero/-1',
    '/_gallery/hero/x',
    '/_gallery/nothing/schema.json',
    '/_gallery/hero/0?language=%3Cscript%3E',
  ])('answers 404 for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})
