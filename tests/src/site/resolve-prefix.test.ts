import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basePathOf } from '../../../src/site/base-path.ts'
import { resolvePrefix, type LanguageHints } from '../../../src/site/resolve-prefix.ts'
import { site } from '../../factories/site.ts'

const folders = new Set(['us', 'ca', 'ae', 'cn', 'tw', 'kr', 'nl', 'mx'])
const isSlug = (segment: string) => ['women', 'men', 'sale', 'up'].includes(segment)
const au = site('gb', { code: 'AU', siteTag: 'ald-au', pathStyle: 'languageCountry', default: false })
const resolve = (path: string, config = site('us'), hints: LanguageHints = {}) =>
  resolvePrefix(path, { site: config, folders, isSlug, hints })

describe('an address with the right prefix', () => {
  it.each([
    ['us', '/us/en/women', '/women', 'en'],
    ['us', '/us/es', '/', 'es'],
    ['gb', '/en/product/x/1', '/product/x/1', 'en'],
    ['jp', '/ja/', '/', 'ja'],
    ['ae', '/ae/ar/sale', '/sale', 'ar'],
  ])('on %s, %s is %s in %s and is left alone [PREFIX-01, PREFIX-02, PREFIX-05, PREFIX-06]', (key, path, rest, language) => {
    expect(resolve(path, site(key))).toEqual({ language, path: rest, correctedPath: path, isCorrected: false, isWrong: false })
  })

  it('may be language and country in lower case where the site has no folder [PREFIX-02, PREFIX-06]', () => {
    expect(resolve('/en-au/women', au)).toMatchObject({ path: '/women', isCorrected: false })
    expect(basePathOf(au, 'en')).toBe('/en-au')
  })
})

describe('an address without prefix or with a wrong one', () => {
  it.each([
    ['/', '/us/en/'],
    ['/women', '/us/en/women'],
    ['/en/women', '/us/en/women'],
    ['/us', '/us/en/'],
    ['/us/women', '/us/en/women'],
    ['/fr/es/women', '/us/es/women'],
    ['/US/EN/women', '/us/en/women'],
    ['/checkout/basket', '/us/en/checkout/basket'],
  ])('%s becomes %s without being called wrong [PREFIX-03, PREFIX-04, PREFIX-14]', (path, corrected) => {
    expect(resolve(path)).toMatchObject({ correctedPath: corrected, isCorrected: true, isWrong: false })
  })

  it.each([
    ['/us/xx/women', '/us/en/women'],
    ['/fr/women', '/us/en/women'],
  ])('%s becomes %s and is reported [PREFIX-03, LOCALE-17]', (path, corrected) => {
    expect(resolve(path)).toMatchObject({ correctedPath: corrected, isWrong: true, language: 'en' })
  })

  it.each([
    ['/en-us/x', '/en/x'],
    ['/us/en/x', '/en/x'],
    ['/fr/x', '/en/x'],
    ['/EN/x', '/en/x'],
  ])('on a site without folder %s becomes %s [PREFIX-03, PREFIX-14]', (path, corrected) => {
    expect(resolve(path, site('gb'))).toMatchObject({ correctedPath: corrected, isCorrected: true })
  })

  it('keeps a short first-level slug of the navigation tree [PREFIX-14]', () => {
    expect(resolve('/up/x').correctedPath).toBe('/us/en/up/x')
  })

  it('takes the stored choice before detection, and detection before the default [PREFIX-14]', () => {
    expect(resolve('/women', site('us'), { stored: 'es', accepted: ['en'] }).language).toBe('es')
    expect(resolve('/women', site('us'), { accepted: ['es-MX', 'en'] }).language).toBe('es')
    expect(resolve('/women', site('us', { languageDetection: false }), { accepted: ['es'] }).language).toBe('en')
    expect(resolve('/women', site('us'), { stored: 'xx', accepted: ['de'] }).language).toBe('en')
  })

  it('never needs a second correction, whatever the path [PREFIX-03, PREFIX-04]', () => {
    const segment = fc.oneof(fc.constantFrom('us', 'en', 'es', 'fr', 'EN', 'xx', 'women', 'en-us', 'zh_TW', ''), fc.webSegment())
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), fc.constantFrom('us', 'gb', 'ca', 'ae', 'jp'), (segments, key) => {
        const first = resolve(`/${segments.join('/')}`, site(key))
        const second = resolve(first.correctedPath, site(key))
        expect(second.isCorrected).toBe(false)
        expect(second.path).toBe(first.path)
      }),
    )
  })
})
