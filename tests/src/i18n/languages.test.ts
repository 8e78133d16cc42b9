import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectPath } from '../../../server/paths.ts'
import sameWords from './same-words.json'
import { REGIONAL_LANGUAGES, TEXT_LANGUAGES, textLanguageOf } from '../../../src/site/text-language.ts'

type Texts = Readonly<Record<string, string>>

const readTexts = (path: string): Texts => JSON.parse(readFileSync(projectPath(path), 'utf8')) as Texts

const areas = readdirSync(projectPath('src/i18n/messages/en'))

const textsOf = (language: string): Texts =>
  Object.assign({}, ...areas.map((area) => readTexts(`src/i18n/messages/${language}/${area}`))) as Texts

/** Languages that have their folder: one that is in the list and not yet written falls back to English on the server, and is not configured. */
const WRITTEN = TEXT_LANGUAGES.filter((language) => readdirSync(projectPath('src/i18n/messages')).includes(language))
const english = textsOf('en')

const elementsOf = (text: string): readonly MessageFormatElement[] => {
  const all = (elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] =>
    elements.flatMap((element) => [
      element,
      ...('options' in element ? Object.values(element.options).flatMap(({ value }) => all(value)) : []),
      ...('children' in element ? all(element.children) : []),
    ])
  return all(parse(text))
}

/** What a text is filled with, and how: `count plural`, `name argument`. */
const argumentsOf = (text: string): readonly string[] =>
  [...new Set(elementsOf(text).flatMap((element) => ('value' in element && element.type !== TYPE.literal ? [element.value] : [])))].sort()

const tag = (language: string): string => language.replace('_', '-')

/** Forms that counts of things have in a language. */
const formsOf = (language: string): ReadonlySet<string> => {
  const rules = new Intl.PluralRules(tag(language))
  return new Set(Array.from({ length: 120 }, (_, count) => rules.select(count)))
}

/** Names, marks and codes that every language writes as English does. */
const SAME_EVERYWHERE =
  /^(checkout\.methods\.|pageTitle\.(home|pattern|product)$|listing\.priceBetween$|price\.fold$|checkout\.card\.expiryPlaceholder$|product\.button\.missing$)/
/** Words that happen to be the English ones. */
const SAME_WORD: ReadonlySet<string> = new Set(sameWords.keys)

/** What a button shows, and what is read aloud in its place. */
const SHOWN_AND_READ = [
  ['cart.remove', 'cart.removeItem'],
  ['cart.toFavorites', 'cart.toFavoritesItem'],
  ['checkout.edit', 'checkout.editPart'],
  ['checkout.line.changeSize', 'checkout.line.changeSizeOf'],
  ['listing.revealDesigner', 'listing.revealDesignerOf'],
  ['myAccount.edit', 'myAccount.editNamed'],
  ['myAccount.remove', 'myAccount.removeNamed'],
  ['myAccount.makeDefault', 'myAccount.defaultNamed'],
] as const

describe.each(WRITTEN)('texts in %s', (language) => {
  const texts = textsOf(language)

  it('are those that English has, area by area [LOCALE-33]', () => {
    for (const area of areas)
      expect(Object.keys(readTexts(`src/i18n/messages/${language}/${area}`)).sort(), area).toEqual(
        Object.keys(readTexts(`src/i18n/messages/en/${area}`)).sort(),
      )
  })

  it('take values by name, and have no `!token` to be replaced [CALL-37]', () => {
    expect(Object.entries(texts).filter(([, text]) => /!\w/.test(text))).toEqual([])
  })

  it('take the values that English takes [CALL-37]', () => {
    for (const [key, text] of Object.entries(texts)) expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(english[key] ?? '')])
  })

  it('have the plural forms of the language and no others', () => {
    const forms = formsOf(language)
    for (const [key, text] of Object.entries(texts)) {
      for (const element of elementsOf(text)) {
        if (element.type !== TYPE.plural) continue
        const written = Object.keys(element.options).filter((form) => !form.startsWith('='))
        expect([key, written.filter((form) => !forms.has(form))]).toEqual([key, []])
        expect([key, written]).toEqual([key, expect.arrayContaining(['other'])])
      }
    }
  })

  it('read aloud, say of what a button is without changing what it shows [WCAG 2.5.3]', () => {
    const parts = SHOWN_AND_READ.map(([shown, read]) => [texts[shown]?.toLowerCase(), texts[read]?.toLowerCase()] as const)
    expect(parts.filter(([shown, read]) => shown === undefined || read?.includes(shown) !== true)).toEqual([])
  })

  it('are there, and none is left in English', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect([key, text === '']).toEqual([key, english[key] === ''])
      if (language === 'en' || text === '' || SAME_EVERYWHERE.test(key)) continue
      expect([key, text === english[key] && !SAME_WORD.has(`${language}:${key}`)]).toEqual([key, false])
    }
  })
})

describe.each(REGIONAL_LANGUAGES)('texts of %s', (language) => {
  it('are of keys that its language has, take the same values, and differ', () => {
    const base = textsOf(language.slice(0, 2))
    for (const [key, text] of Object.entries(readTexts(`src/i18n/regional/${language}.json`))) {
      expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(base[key] ?? '')])
      expect([key, text]).not.toEqual([key, base[key]])
    }
  })
})

it.each([
  ['en-GB', 'en'],
  ['en-US', 'en_US'],
  ['es-MX', 'es_MX'],
  ['es-US', 'es'],
  ['zh-Hans-CN', 'zh'],
  ['zh-Hant-TW', 'zh_TW'],
  ['zh-Hant-HK', 'zh_TW'],
  ['zh_TW', 'zh_TW'],
  ['pt-BR', 'pt'],
])('a reader of %s gets the texts %s [LOCALE-36]', (locale, texts) => expect(textLanguageOf(locale)).toBe(texts))

it.each([
  ...areas.map((area) => `src/i18n/messages/ar/${area}`),
  'server/commerce/mail/messages/ar.json',
  'server/commerce/invoice/messages/ar.json',
])('Arabic speaks to one shopper in %s', (path) => {
  // "Your order", "your bank", "to you" and "find" as one says them to several.
  const toSeveral = /(?:طلبكم|مصرفكم|محفظتكم|حسابكم|إليكم|يمكنكم|تجدون)|(?<!\p{L})لكم(?!\p{L})/u
  expect(Object.entries(readTexts(path)).filter(([, text]) => toSeveral.test(text))).toEqual([])
})
