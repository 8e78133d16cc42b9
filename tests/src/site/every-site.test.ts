import { describe, expect, it } from 'vitest'
import { formatPrice } from '../../../src/i18n/format-price.ts'
import { basePathOf } from '../../../src/site/base-path.ts'
import { currencyDecimals } from '../../../src/site/currency-decimals.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { siteOf } from '../../../src/site/site-of.ts'
import { themeOf } from '../../../src/site/theme-of.ts'
import { readSites } from '../../../server/sites.ts'

const sites = readSites()
const byTag = (siteTag: string) => sites.find((site) => site.siteTag === siteTag)

interface Expected {
  readonly tag: string
  readonly paths: readonly string[]
  readonly locales: readonly string[]
  /** 1299 in the first language. */
  readonly price: string
}

const EXPECTED: readonly Expected[] = [
  { tag: 'ald-us', paths: ['/us/en', '/us/es'], locales: ['en-US', 'es-US'], price: '$1,299.00' },
  { tag: 'ald-ca', paths: ['/ca/en', '/ca/fr'], locales: ['en-CA', 'fr-CA'], price: 'C$1,299.00' },
  { tag: 'ald-gb', paths: ['/en'], locales: ['en-GB'], price: '£1,299.00' },
  { tag: 'ald-au', paths: ['/en-au'], locales: ['en-AU'], price: 'A$1,299.00' },
  { tag: 'ald-ae', paths: ['/ae/en', '/ae/ar'], locales: ['en-AE', 'ar-AE'], price: 'AED 1,299' },
  { tag: 'ald-jp', paths: ['/ja', '/en'], locales: ['ja-JP', 'en-JP'], price: '¥1,299' },
  { tag: 'ald-cn', paths: ['/cn/zh', '/cn/en'], locales: ['zh-Hans-CN', 'en-CN'], price: '¥1,299' },
  { tag: 'ald-hk', paths: ['/zh-hk', '/en-hk'], locales: ['zh-Hant-HK', 'en-HK'], price: 'HK$1,299' },
  { tag: 'ald-tw', paths: ['/tw/zh'], locales: ['zh-Hant-TW'], price: 'NT$1,299' },
  { tag: 'bri-kr', paths: ['/kr/ko', '/kr/en'], locales: ['ko-KR', 'en-KR'], price: '₩1,299' },
  { tag: 'ald-my', paths: ['/en-my', '/ms-my'], locales: ['en-MY', 'ms-MY'], price: 'RM 1,299' },
  { tag: 'ald-nl', paths: ['/nl/nl', '/nl/en'], locales: ['nl-NL', 'en-NL'], price: '€ 1.299,00' },
  { tag: 'bri-mx', paths: ['/mx/es'], locales: ['es-MX'], price: 'MX$1,299' },
]

describe('the thirteen sites', () => {
  it('are these, in their order', () => {
    expect(sites.map(({ siteTag }) => siteTag)).toEqual(EXPECTED.map(({ tag }) => tag))
  })

  it.each(EXPECTED)(
    '$tag has its addresses, and each leads back to it [PROD-01, PREFIX-01, PREFIX-02, PREFIX-05, PREFIX-06]',
    ({ tag, paths }) => {
      const site = byTag(tag)
      expect(site?.languages.map((language) => basePathOf(site, language))).toEqual(paths)
      const host = site?.sharedHost === false ? (site.hosts[0] ?? '') : 'localhost'
      for (const path of paths) expect(siteOf({ host, path: `${path}/women` }, sites)?.siteTag).toBe(tag)
    },
  )

  it.each(EXPECTED)('$tag names its languages to browsers and search engines [PREFIX-07, LOCALE-32]', ({ tag, locales }) => {
    const site = byTag(tag)
    expect(site?.languages.map((language) => localeTag(language, site.code))).toEqual(locales)
  })

  it.each(EXPECTED)('$tag writes its prices as its shoppers do [LOCALE-27, LOCALE-28, LOCALE-29]', ({ tag, locales, price }) => {
    const site = byTag(tag)
    const written = site === undefined ? '' : formatPrice(1_299, site, locales[0] ?? '')
    expect(written.replaceAll('\u00a0', ' ')).toBe(price)
  })

  it('charge two decimals or none, by their country [LOCALE-27, LOCALE-28, LOCALE-34]', () => {
    const decimals = Object.fromEntries(sites.map(({ code, currency }) => [code, currencyDecimals(code, currency.code)]))
    expect(decimals).toEqual({ US: 2, CA: 2, GB: 2, AU: 2, NL: 2, AE: 0, JP: 0, CN: 0, HK: 0, TW: 0, KR: 0, MY: 0, MX: 0 })
  })

  it('belong to two clients, of which the one for beauty has its own look and no contexts', () => {
    const briar = sites.filter((site) => themeOf(site).name === 'briar')
    expect(briar.map(({ siteTag, navigation }) => [siteTag, navigation.navContextMap])).toEqual([
      ['bri-kr', {}],
      ['bri-mx', {}],
    ])
  })

  it('ask in Korea and China for the agreements of their law [DATA-103]', () => {
    const agreements = (tag: string) => byTag(tag)?.checkout.agreements.map(({ id }) => id)
    expect(agreements('bri-kr')).toEqual(['termsAndConditions', 'privacyPolicy', 'thirdPartyDataSharing', 'crossBorderTransfer'])
    expect(agreements('ald-cn')).toEqual(['termsAndConditions', 'crossBorderTransfer'])
    for (const { checkout } of sites) expect(checkout.agreements.every(({ required }) => required)).toBe(true)
  })
})
