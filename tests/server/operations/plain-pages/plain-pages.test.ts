import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { passwordPage, PASSWORD_STYLE_HASH } from '../../../../server/operations/plain-pages/password-page.tsx'
import { plainStyles, styleHashOf } from '../../../../server/operations/plain-pages/plain-styles.ts'
import { themeValues } from '../../../../server/lib/theme-values/theme-values.ts'
import { visitorLanguage } from '../../../../server/operations/plain-pages/visitor-language.ts'
import { readSites } from '../../../../server/sites.ts'
import { THEMES } from '../../../../themes/themes.ts'

const LANGUAGES = ['en', 'es', 'fr', 'ar', 'ja', 'zh', 'zh-TW'] as const
const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

describe('a page before the shop', () => {
  it.each(THEMES.map(({ name }) => name))('is drawn with the tokens and typefaces of %s, light and dark', (theme) => {
    const { light, dark = {}, faces } = themeValues(theme)
    const rules = plainStyles('main{margin:0}').of(theme)
    for (const [name, value] of Object.entries({ ...light, ...dark })) expect(rules).toContain(`--${name}:${value}`)
    for (const face of faces) expect(rules).toContain(face)
    expect(rules).toMatch(/main\{margin:0\}$/)
  })

  it('of a theme that there is not has the look of the first', () => {
    const { of } = plainStyles('')
    expect(of('none')).toBe(of(THEMES[0].name))
  })

  it.each(LANGUAGES)('says everything in %s, in its direction, and lets its own rules through the policy', (language) => {
    const keys = (of: string): readonly string[] =>
      Object.keys(JSON.parse(read(`server/operations/plain-pages/messages/${of.replace('-', '_')}.json`)) as object)
    expect(keys(language)).toEqual(keys('en'))
    for (const gate of ['shop', 'preview'] as const) {
      const html = passwordPage({
        language,
        brand: { theme: 'briar', name: 'Briar' },
        gate,
        action: '/_gate',
        wanted: '/"><b>',
        problem: 'wrong',
      })
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
      expect(html).not.toContain('<b>')
      expect(styleHashOf(/<style>([^]*)<\/style>/.exec(html)?.[1] ?? '')).toSatisfy((hash: string) =>
        PASSWORD_STYLE_HASH.split(' ').includes(hash),
      )
    }
  })
})

describe('the language of somebody who is not in yet', () => {
  const sites = readSites()
  it.each([
    ['/ae/ar/women', 'en', 'ar'],
    ['/ca/fr?x=/en', undefined, 'fr'],
    ['/', 'ar-AE,en;q=0.5', 'ar'],
    ['/', 'de', 'en'],
    ['/_preview/sign-in', 'ja', 'ja'],
    ['/', 'en-US', 'en-US'],
  ])('at %s with %s is that of the address, else of the browser, else of the site: %s', (path, acceptLanguage, language) => {
    expect(visitorLanguage({ hostname: 'localhost', path, acceptLanguage }, sites)).toBe(language)
  })
})
