import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { escapeHtml } from '../../../src/lib/escape-html.ts'
import { categoryFacts } from '../../../server/feeds/category-facts.ts'
import { feedContext } from '../../../server/feeds/feed-context.ts'
import type { FeedLine } from '../../../server/feeds/feed-line.ts'
import { priceWriter } from '../../../server/feeds/feed-price.ts'
import { cut, feedText, textOfHtml, titleOf } from '../../../server/feeds/feed-text.ts'
import { googleFeed } from '../../../server/feeds/google-feed.ts'
import { metaFeed } from '../../../server/feeds/meta-feed.ts'
import { openaiFeed } from '../../../server/feeds/openai-feed.ts'
import { toMerchantData } from '../../../server/commerce/merchant/merchant-data.ts'
import { site } from '../../factories/site.ts'

const context = {
  ...feedContext({ site: site('gb'), language: 'en', origin: 'https://shop.example', merchant: toMerchantData([]), now: 0 }),
  labels: new Map(),
}

const { window } = new JSDOM()
const anyText = fc.string({ unit: 'binary', maxLength: 200 })

const lineWith = (text: string): FeedLine => ({
  id: 'sku',
  title: text,
  description: text,
  link: 'https://shop.example/en/product/tee/1',
  canonicalLink: 'https://shop.example/en/product/tee/1',
  images: ['https://shop.example/images/a.jpg', 'https://shop.example/images/b,c.jpg'],
  brand: text,
  price: '1.00 GBP',
  availability: 'inStock',
  facts: {},
  shipping: [],
})

describe('whatever a merchant writes', () => {
  it('is read from XML, CSV and JSON as it was cleaned, one line a variant', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const text = feedText(written)
        const line = lineWith(text)
        const xml = `${googleFeed.head(context)}${googleFeed.line(line, context)}${googleFeed.end}`
        const read = new window.DOMParser().parseFromString(xml, 'application/xml')
        expect(read.querySelector('parsererror')).toBeNull()
        expect(read.getElementsByTagName('g:title')[0]?.textContent).toBe(text)
        const [row, ...more] = parse<Readonly<Record<string, string>>>(`${metaFeed.head(context)}${metaFeed.line(line, context)}`, {
          columns: true,
        })
        expect([row?.['title'], row?.['additional_image_link'], more]).toEqual([text, 'https://shop.example/images/b%2Cc.jpg', []])
        const json = openaiFeed.line(line, context)
        expect(json.trimEnd()).not.toContain('\n')
        expect(JSON.parse(json).title).toBe(text)
      }),
      { numRuns: 300 },
    )
  })

  it('has no control character and no half of a pair left', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        expect(feedText(written)).not.toMatch(/[\p{Cc}\p{Cs}]/u)
      }),
    )
    expect(feedText('a\u0000b\ud800c\u2028d')).toBe('a b c d')
  })

  it('loses its markup and keeps what its entities stand for', () => {
    expect(textOfHtml('<p>Soft &amp; warm</p><ul><li>1 &lt; 2</li><li>caf&#233; &#x1F9E3;</li></ul>')).toBe('Soft & warm 1 < 2 café 🧣')
    expect(textOfHtml('A<br>B<strong>C</strong> &unknown; &#9999999;')).toBe('A BC &unknown;')
    const words = fc.stringMatching(/^[a-z&<>"' ]{1,40}$/)
    fc.assert(
      fc.property(words, (text) => {
        expect(textOfHtml(`<p>${escapeHtml(text)}</p>`)).toBe(feedText(text))
      }),
    )
  })

  it('is cut to the channel’s length, never inside a character, and a title keeps what tells its variant', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 30, max: 200 }), (text, max) => {
        const short = cut(text, max)
        expect(short.length).toBeLessThanOrEqual(max)
        expect(short).not.toMatch(/\p{Cs}/u)
        expect(titleOf(feedText(text) || 'x', ['Navy', 'XL'], max).length).toBeLessThanOrEqual(max)
      }),
    )
    expect(titleOf('word '.repeat(60).trim(), ['Navy', 'XL'], 150)).toMatch(/word… - Navy, XL$/)
  })
})

it('carries its maker’s numbers to every channel, and says nothing of them where there are none', () => {
  const line = { ...lineWith('Tee'), gtin: '9506000134352', mpn: 'NL-1' }
  expect(googleFeed.line(line, context)).toContain('<g:gtin>9506000134352</g:gtin><g:mpn>NL-1</g:mpn>')
  expect(parse(`${metaFeed.head(context)}${metaFeed.line(line, context)}`, { columns: true })).toMatchObject([
    { gtin: '9506000134352', mpn: 'NL-1' },
  ])
  expect(JSON.parse(openaiFeed.line(line, context))).toMatchObject({ gtin: '9506000134352', mpn: 'NL-1' })
  expect(googleFeed.line(lineWith('Tee'), context)).not.toMatch(/gtin|mpn|identifier/)
})

describe('a price', () => {
  const CURRENCIES = [
    ['gb', 2],
    ['us', 2],
    ['ae', 2],
    ['jp', 0],
    ['kr', 0],
    ['hk', 2],
    ['mx', 2],
  ] as const

  it.each(CURRENCIES)('of %s has %i digits and is what the shop charges', (key, digits) => {
    const config = site(key)
    const write = priceWriter(config)
    const stored = ['gb', 'us'].includes(key) ? 2 : 0
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (minor) => {
        const [amount = '', currency] = write(minor).split(' ')
        expect(currency).toBe(config.currency.code)
        expect(amount).toMatch(digits === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${digits}}$`))
        expect(BigInt(amount.replace('.', ''))).toBe(BigInt(minor) * 10n ** BigInt(digits - stored))
      }),
    )
  })
})

it('says of a product what the configuration says of its deepest category, and what it says of those above', () => {
  const feeds = {
    categories: {
      women: { gender: 'female', ageGroup: 'adult' },
      'women > shoes': { googleCategory: 187 },
      'women > shoes > boots': { googleCategory: 188 },
    },
  } as const
  expect(categoryFacts(['women > shoes > boots'], { feeds })).toEqual({ gender: 'female', ageGroup: 'adult', googleCategory: 188 })
  expect(categoryFacts(['men > shoes'], { feeds })).toEqual({})
  expect(categoryFacts(['constructor'], { feeds })).toEqual({})
})
