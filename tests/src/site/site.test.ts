import { describe, expect, it } from 'vitest'
import config from '../../../themes/config.json'
import { parseAcceptLanguage } from '../../../src/site/accept-language.ts'
import { alternates } from '../../../src/page/head-tags.ts'
import { readDebugFlags } from '../../../src/site/debug-flags.ts'
import { directionOf } from '../../../src/site/direction.ts'
import { homeTarget } from '../../../src/site/home-target.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { siteOf } from '../../../src/site/site-of.ts'
import { siteOrigin } from '../../../src/site/site-origin.ts'
import { siteValueOf } from '../../../src/site/site-value.ts'
import { TRANSLATION_LOCALES } from '../../../src/site/resolve-prefix.ts'
import { navigationTree } from '../../factories/navigation.ts'
import { site } from '../../factories/site.ts'

const sites = ['gb', 'us', 'ca', 'ae', 'jp'].map((key) => site(key))

describe('the site of a request', () => {
  it.each([
    ['localhost', '/us/es/women', 'ald-us'],
    ['localhost', '/US/en', 'ald-us'],
    ['localhost', '/en/women', 'ald-gb'],
    ['localhost', '/ja/women', 'ald-gb'],
    ['localhost', '/', 'ald-gb'],
    ['us.localhost', '/women', 'ald-us'],
    ['jp.localhost', '/en/women', 'ald-jp'],
    ['JP.localhost', '/', 'ald-jp'],
  ])('%s%s is %s [PREFIX-01, PREFIX-02]', (host, path, siteTag) => {
    expect(siteOf({ host, path }, sites)?.siteTag).toBe(siteTag)
  })

  it('has an origin of its own where it does not share the host', () => {
    expect(siteOrigin(site('jp'), 'http://localhost:3000')).toBe('http://jp.localhost:3000')
    expect(siteOrigin(site('us'), 'http://localhost:3000')).toBe('http://localhost:3000')
  })
})

describe('addresses', () => {
  it('get the prefix when they are paths of the site, and only then', () => {
    const { href } = siteValueOf(site('us'), 'es')
    expect(href('/women?page=2')).toBe('/us/es/women?page=2')
    expect(['https://a.example/', '//b.example', '#top', 'mailto:a@example.com', '/images/a.jpg'].map(href)).toEqual([
      'https://a.example/',
      '//b.example',
      '#top',
      'mailto:a@example.com',
      '/images/a.jpg',
    ])
  })
})

describe('what a page knows of its site', () => {
  it('is the active language with its locale and direction, the same for every shopper [DATA-93, DATA-96]', () => {
    const { language, locale, direction, basePath } = siteValueOf(site('ae'), 'ar')
    expect({ language, locale, direction, basePath }).toEqual({ language: 'ar', locale: 'ar-AE', direction: 'rtl', basePath: '/ae/ar' })
    expect(siteValueOf(site('ae'), 'en').direction).toBe('ltr')
    expect(JSON.stringify(siteValueOf(site('ae'), 'ar'))).toBe(JSON.stringify(siteValueOf(site('ae'), 'ar')))
  })
})

describe('languages', () => {
  it.each([
    ['ar', 'rtl'],
    ['iw', 'rtl'],
    ['he', 'rtl'],
    ['dv', 'rtl'],
    ['ku', 'rtl'],
    ['fa', 'rtl'],
    ['ur', 'rtl'],
    ['ar_AE', 'rtl'],
    ['en', 'ltr'],
    ['ja', 'ltr'],
  ])('%s is written %s [LOCALE-16]', (language, direction) => expect(directionOf(language)).toBe(direction))

  it('have BCP 47 tags [PREFIX-07, LOCALE-36]', () => {
    expect([localeTag('en', 'GB'), localeTag('zh', 'CN'), localeTag('zh', 'TW'), localeTag('zh', 'HK'), localeTag('iw', 'IL')]).toEqual([
      'en-GB',
      'zh-Hans-CN',
      'zh-Hant-TW',
      'zh-Hant-HK',
      'he-IL',
    ])
  })

  it('exist in eighty-two forms [LOCALE-31, LOCALE-36]', () => {
    expect(TRANSLATION_LOCALES.size).toBe(82)
    expect(['ar', 'de', 'en', 'es', 'fr', 'ja', 'ko', 'zh', 'zh_TW'].every((locale) => TRANSLATION_LOCALES.has(locale))).toBe(true)
  })

  it('are read from Accept-Language by weight', () => {
    expect(parseAcceptLanguage('fr;q=0.5, ar-AE, en;q=0.8, *;q=0.1, xx;q=0, <b>')).toEqual(['ar-AE', 'en', 'fr'])
  })
})

describe('links to the same page elsewhere', () => {
  it('name every language of the client, itself included, and a default [PREFIX-08]', () => {
    const found = alternates({ path: '/women', site: site('us'), sites })
    expect(found.map(({ hreflang, path }) => [hreflang, path])).toEqual([
      ['en-GB', '/en/women'],
      ['en-US', '/us/en/women'],
      ['es-US', '/us/es/women'],
      ['en-CA', '/ca/en/women'],
      ['fr-CA', '/ca/fr/women'],
      ['en-AE', '/ae/en/women'],
      ['ar-AE', '/ae/ar/women'],
      ['ja-JP', '/ja/women'],
      ['en-JP', '/en/women'],
      ['x-default', '/en/women'],
    ])
  })

  it('use each site’s own word for brands [PREFIX-08]', () => {
    const withWord = site('us', { navigation: { ...site('us').navigation, brandsPath: 'designers' } })
    const paths = alternates({ path: '/brands/nordlys', site: site('gb'), sites: [site('gb'), withWord] }).map(({ path }) => path)
    expect(paths).toContain('/us/en/designers/nordlys')
  })
})

describe('home', () => {
  const given = { startingNavContext: 'women', navContextMap: { '*': 'women' }, userContext: 'men', l1: navigationTree() }

  it('sends a shopper with another context to it [HOME-01, HOME-02, HOME-06]', () => {
    expect(homeTarget(given)).toBe('/men')
    expect(homeTarget({ ...given, navContextMap: { women: 'women', '*': 'men' } })).toBe('/men')
  })

  it.each([
    ['there is no starting context', { startingNavContext: undefined }],
    ['nothing is mapped', { navContextMap: { men: 'x' } }],
    ['the visitor is new', { userContext: undefined }],
    ['contexts are equal', { userContext: 'women' }],
    ['the context is not on the first level', { userContext: 'garden' }],
    ['the node is hidden', { userContext: 'kids' }],
  ])('shows itself when %s [HOME-03]', (_, changes) => {
    expect(homeTarget({ ...given, ...changes })).toBeNull()
  })
})

describe('debug flags', () => {
  const read = (query: string) => readDebugFlags(new URLSearchParams(query))

  it.each(['', '1', 'true', 'TRUE'])('are on with the value "%s" [PREFIX-13]', (value) => {
    expect(read(`hideCookieBanner=${value}`).hideCookieBanner).toBe(true)
  })

  it('hide popups, and with them the modal and the e-mail popup [PREFIX-13]', () => {
    expect(read('hidePopups')).toEqual({ hidePopups: true, hideModal: true, hideCookieBanner: false, hideEmailPopup: true })
  })

  it('hide the modal, the cookie banner or the e-mail popup alone', () => {
    expect(read('hideModal')).toMatchObject({ hideModal: true, hidePopups: false })
    expect(read('hideCookieBanner')).toMatchObject({ hideCookieBanner: true, hideModal: false })
    expect(read('hideEmailPopup')).toMatchObject({ hideEmailPopup: true, hideModal: false })
    expect(read('hideModal=0&hidePopups=no')).toMatchObject({ hideModal: false, hidePopups: false })
  })
})

describe('the configuration of a site', () => {
  it.each(Object.keys(config))('%s asks nobody at the checkout to sign up for e-mails: that is off by default [CHECKOUT-16]', (key) => {
    expect(site(key).checkout.emailSignup).toBe(false)
  })
})
