import { readdirSync, readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createFormat } from '../../../src/i18n/create-format.ts'
import { createFormat as createFormatInBrowser } from '../../../src/i18n/create-format-in-browser.ts'
import type { CompiledText, Messages } from '../../../src/i18n/messages.ts'

const LANGUAGES = 'src/i18n/messages'
/** Of each language a locale that a site has. */
const LOCALES: Readonly<Record<string, string>> = { ar: 'ar-AE', en: 'en-GB', es: 'es-MX', fr: 'fr-CA', ja: 'ja-JP', zh_TW: 'zh-Hant-TW' }

const textsOf = (language: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...readdirSync(`${LANGUAGES}/${language}`).map(
      (file) => JSON.parse(readFileSync(`${LANGUAGES}/${language}/${file}`, 'utf8')) as Record<string, string>,
    ),
  )

const filledOf = (language: string): Record<string, CompiledText> =>
  Object.fromEntries(
    Object.entries(textsOf(language))
      .filter(([, text]) => text.includes('{'))
      .map(([key, text]) => [key, parse(text)]),
  )

const namesIn = (text: string): readonly string[] => [...text.matchAll(/\{\s*([A-Za-z]\w*)\s*[,}]/g)].flatMap(([, name]) => name ?? [])

const refuse = (message: string): never => {
  throw new Error(message)
}

describe('a text in a browser', () => {
  it.each(readdirSync(LANGUAGES))('in %s is filled as the server fills it, with any values [LOCALE-30, LOCALE-37]', (language) => {
    const written = textsOf(language)
    const messages = filledOf(language)
    const locale = LOCALES[language] ?? language
    const [server, browser] = [createFormat, createFormatInBrowser].map((create) => create({ messages, locale, onError: refuse }))
    const value = fc.oneof(fc.integer({ min: 0, max: 130 }), fc.integer(), fc.constantFrom(0.5, 1.5, 999, 1000, 12_345.678))
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(messages)), fc.array(value, { minLength: 8, maxLength: 8 }), (key, numbers) => {
        const names = namesIn(written[key] ?? '')
        const values = Object.fromEntries(names.map((name, index) => [name, numbers[index % numbers.length] ?? 0]))
        expect(browser?.(key, values)).toBe(server?.(key, values))
      }),
      { numRuns: 600 },
    )
  })

  it('that nobody compiled is shown as it is, and reported', () => {
    const onError = vi.fn()
    const messages: Messages = { hello: 'Hello {name}' }
    expect(createFormatInBrowser({ messages, locale: 'en', onError })('hello', { name: 'Ada' })).toBe('Hello {name}')
    expect(onError).toHaveBeenCalledWith('The text hello is not compiled')
  })
})
