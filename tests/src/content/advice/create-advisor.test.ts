import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PageKind } from '../../../../schemas/page-kinds.ts'
import type { BlockNode, Json } from '../../../../schemas/page.ts'
import { INK_COLORS } from '../../../../src/content/advice/contrast-advice.ts'
import { createAdvisor } from '../../../../src/content/advice/create-advisor.ts'
import { createToneReader } from '../../../../server/publishing/reports/read-tone.ts'
import { contrastOf } from '../../../../src/content/advice/tone.ts'
import type { ContentLookups } from '../../../../src/content/advice/advice-input.ts'
import { node, page } from '../../../factories/pages.ts'
import { site } from '../../../factories/site.ts'
import { lookups } from '../../../factories/lookups.ts'

const sites = ['gb', 'ae'].map((key) => site(key))

const advise = async (changes: Partial<ContentLookups>, blocks: readonly BlockNode[], site = { siteTag: 'ald-gb', language: 'en' }) =>
  (await createAdvisor(lookups(changes), sites)(page('home', blocks, { title: 'Home', ...site }))).map(
    ({ severity, code, where, message }) => `${severity} ${code}: ${where}: ${message}`,
  )

describe('a link', () => {
  const button = (href: string) => node('button', { props: { label: 'Shop', href } })
  const leadsSomewhere: ContentLookups['leadsSomewhere'] = async (path) => path !== '/womn'

  it('reports a link to a page that does not exist, with its address', async () => {
    expect(await advise({ leadsSomewhere }, [button('/womn?sortBy=newest#top'), button('/women')])).toEqual([
      'warning missingPage: Home > Button 1 “Shop” > Leads to: /womn?sortBy=newest#top leads to no page of this site. Write an address of the shop without country and language, or publish the page.',
    ])
  })

  it('does not check links to other hosts', async () => {
    expect(await advise({ leadsSomewhere: async () => false }, [button('https://example.com/'), button('#top'), button('')])).toEqual([])
  })

  it('checks links within rich text', async () => {
    const link: Json = { nodeType: 'hyperlink', data: { uri: '/womn' }, content: [] }
    const markdown: Json = { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [link] }] }
    expect((await advise({ leadsSomewhere }, [node('markdown', { props: { markdown } })]))[0]).toContain('Home > Rich text > Text: /womn')
  })
})

describe('the address of a landing page', () => {
  const adviseAt = async (key: string, kind: PageKind) =>
    (await createAdvisor(lookups({ kindOf: async () => kind }), sites)(page('landing', [], { key, title: 'Coats' }))).map(
      ({ code, where, path, message }) => `${code}: ${where} (${path}): ${message}`,
    )

  it('is reported where a category, or a page of every shop, is shown there instead', async () => {
    for (const kind of ['listing', 'search', 'brand'] as const)
      expect(await adviseAt('landing/women/coats', kind)).toEqual([
        'addressTaken: Coats > Key (/key): /women/coats is the address of a category, or of a page that every shop has. That one is shown, and this page never is. Give this page another key.',
      ])
  })

  it('is its own where nothing else has it', async () => {
    expect(await adviseAt('landing/stories/coats', 'landing')).toEqual([])
  })
})

it('names the product that is gone, and the country that does not sell it', async () => {
  const tray = node('product-tray', { props: { header: 'New', productIds: ['900001', '900002'] } })
  expect(await advise({ soldProducts: async () => new Set(['900001']) }, [tray])).toEqual([
    'warning missingProduct: Home > Product tray “New” > Product ids: The product 900002 is not sold in GB, so shoppers do not see it. Take it out or choose another one.',
  ])
})

describe('words over a picture', () => {
  /** Dark on its left half, light on its right. */
  const halves = async (): Promise<Buffer> =>
    sharp({ create: { width: 80, height: 40, channels: 3, background: '#101010' } })
      .composite([{ input: { create: { width: 40, height: 40, channels: 3, background: '#f4f4f4' } }, left: 40, top: 0 }])
      .png()
      .toBuffer()
  const hero = (props: Readonly<Record<string, Json>>) =>
    node('hero', { props: { heading: 'Autumn', image: { url: '/images/a.jpg', width: 80, height: 40, alt: 'A coat' }, ...props } })
  const asked: string[] = []
  const toneOf = createToneReader({
    origin: 'http://shop.test',
    fetch: async (url) => {
      asked.push(String(url))
      return new Response(new Uint8Array(await halves()))
    },
  })

  it('suggests the other tone for words that are as dark as the picture below them', async () => {
    const [advice = ''] = await advise({ toneOf }, [hero({ tone: 'light', align: 'start' })])
    expect(advice).toContain('warning lowContrast: Home > Hero “Autumn” > Tone of the picture')
    expect(advice).toMatch(
      /as dark as they are: contrast 1\.\d:1 without the veil, 3:1 is needed\. The tone "dark" would give 1[6-9]\.\d:1/,
    )
    expect(asked).toEqual(['http://shop.test/images/a_160w.jpg'])
  })

  it('measures the side of the picture where the words stand in the direction of the language', async () => {
    expect(await advise({ toneOf }, [hero({ tone: 'light', align: 'end' })])).toEqual([])
    expect(await advise({ toneOf }, [hero({ tone: 'light', align: 'start' })], { siteTag: 'ald-ae', language: 'ar' })).toEqual([])
    expect(await advise({ toneOf }, [hero({ tone: 'dark', align: 'start' })], { siteTag: 'ald-ae', language: 'ar' })).toHaveLength(1)
  })

  it('measures the foot of a picture for phones from edge to edge', async () => {
    const parts: unknown[] = []
    const noting: ContentLookups['toneOf'] = async (url, part) => {
      parts.push([url, part])
      return url.includes('phone') ? 0.01 : lightness
    }
    let lightness = 0.15
    const mobileImage = { url: '/images/phone.jpg', width: 40, height: 80, alt: '' }
    expect(await advise({ toneOf: noting }, [hero({ tone: 'light', align: 'start', mobileImage })])).toEqual([
      expect.stringContaining('lowContrast: Home > Hero “Autumn” > Tone of the picture'),
    ])
    // The wide picture would lose its words by the tone that the narrow one wants.
    lightness = 0.9
    expect(await advise({ toneOf: noting }, [hero({ tone: 'light', align: 'start', mobileImage })])).toEqual([])
    expect(parts).toContainEqual(['/images/phone.jpg', { left: 0, top: 0.5, width: 1, height: 0.5 }])
  })

  it('suggests nothing for a picture that cannot be read', async () => {
    const broken = createToneReader({ origin: 'http://shop.test', fetch: () => Promise.reject(new Error('down')) })
    expect(await advise({ toneOf: broken }, [hero({ tone: 'light' })])).toEqual([])
  })

  it('measures with the ink colours of the themes', () => {
    const tokens = readFileSync(new URL('../../../../themes/tokens.scss', import.meta.url), 'utf8')
    expect(tokens).toContain(`--color-ink: ${INK_COLORS.light};`)
    expect(tokens).toContain(`--color-ink-inverse: ${INK_COLORS.dark};`)
    expect(contrastOf(0, 1)).toBe(21)
  })
})
