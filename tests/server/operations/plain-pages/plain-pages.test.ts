import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { passwordPage, PASSWORD_STYLE_HASH } from '../../../../server/operations/plain-pages/password-page.tsx'
import { PLAIN_TOKENS, styleHashOf } from '../../../../server/operations/plain-pages/plain-styles.ts'
import { visitorLanguage } from '../../../../server/operations/plain-pages/visitor-language.ts'
import { readSites } from '../../../../server/sites.ts'

const LANGUAGES = ['en', 'es', 'fr', 'ar', 'ja', 'zh', 'zh-TW'] as const
const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

describe('a page before the shop', () => {
  it('is drawn with the tokens the themes have', () => {
    const tokens = read('themes/alder/tokens.scss')
    for (const [name, value] of Object.entries(PLAIN_TOKENS)) expect(tokens).toContain(`${name}: ${value};`)
  })

  it.each(LANGUAGES)('says everything in %s, in its direction, and lets its own rules through the policy', (language) => {
    const keys = (of: string): readonly string[] =>
      Object.keys(JSON.parse(read(`server/operations/plain-pages/messages/${of.replace('-', '_')}.json`)) as object)
    expect(keys(language)).toEqual(keys('en'))
    for (const gate of ['shop', 'preview'] as const) {
      const html = passwordPage({ language, gate, action: '/_gate', wanted: '/"><b>', problem: 'wrong' })
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
      expect(html).not.toContain('<b>')
      expect(styleHashOf(/<style>([^]*)<\/style>/.exec(html)?.[1] ?? '')).toBe(PASSWORD_STYLE_HASH)
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
