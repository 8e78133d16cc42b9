import { isPluralElement, parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectPath } from '../../../server/paths.ts'
import { INTERFACE_LANGUAGES } from '../../../src/i18n/compose/interface-languages.ts'

type Texts = Readonly<Record<string, string>>

const LANGUAGES = Object.keys(INTERFACE_LANGUAGES)

const writtenText = (language: string): string => readFileSync(projectPath(`src/i18n/compose/${language}.json`), 'utf8')
const textsOf = (language: string): Texts => JSON.parse(writtenText(language)) as Texts

const english = textsOf('en')

const elementsOf = (text: string): readonly MessageFormatElement[] => {
  const all = (elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] =>
    elements.flatMap((element) => [
      element,
      ...('options' in element ? Object.values(element.options).flatMap(({ value }) => all(value)) : []),
    ])
  return all(parse(text))
}

/** What a text is filled with, and how. */
const argumentsOf = (text: string): readonly string[] =>
  [
    ...new Set(
      elementsOf(text).flatMap((element) =>
        'value' in element && typeof element.value === 'string' && element.type !== TYPE.literal
          ? [`${element.value} ${element.type}`]
          : [],
      ),
    ),
  ].sort()

/** Forms that counts of things have in a language. */
const formsOf = (language: string): ReadonlySet<string> => {
  const rules = new Intl.PluralRules(language)
  return new Set(Array.from({ length: 120 }, (_, count) => rules.select(count)))
}

/** Signs, names of keys, numbers and codes that are the same in every language. */
const SAME_EVERYWHERE = /^compose\.(addTo$|key\.|panel\.sign\.|panel\.perCent$|width\.\d+$)/
/** Words that happen to be the English ones. */
const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'compose.area.page',
    'compose.comma',
    'compose.find.kind.page',
    'compose.insert.group.navigation',
    'compose.life.actions',
    'compose.page',
    'compose.pages',
    'compose.panel.meta.segment',
    'compose.panel.tool.code',
    'compose.site',
    'compose.sites',
    'compose.template.lookbook',
    'compose.variant.theOriginal',
    'compose.view.variant',
  ],
  ar: ['compose.life.named'],
  es: [
    'compose.comma',
    'compose.life.named',
    'compose.panel.error',
    'compose.panel.no',
    'compose.template.lookbook',
    'compose.variant.theOriginal',
  ],
}

it('the composer has a file of texts for each of its languages and no others', () => {
  const files = readdirSync(projectPath('src/i18n/compose')).filter((name) => name.endsWith('.json'))
  expect(files.sort()).toEqual(LANGUAGES.map((language) => `${language}.json`).sort())
})

describe.each(LANGUAGES)('texts of the composer in %s', (language) => {
  const texts = textsOf(language)

  it('are those that English has, sorted by key', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english).sort())
    expect(writtenText(language)).toBe(`${JSON.stringify(texts, null, 2)}\n`)
  })

  it('are filled with what English is filled with', () => {
    for (const [key, text] of Object.entries(texts)) expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(english[key] ?? '')])
  })

  it('have every plural form that counts have in the language, and no other', () => {
    const forms = [...formsOf(language)].sort()
    const namedIn = (text: string): readonly (readonly string[])[] =>
      elementsOf(text)
        .filter(isPluralElement)
        .map(({ options }) =>
          Object.keys(options)
            .filter((form) => !form.startsWith('='))
            .sort(),
        )
    for (const [key, text] of Object.entries(texts)) {
      // A share in per cent has one form even in English.
      const isUniform = namedIn(english[key] ?? '').every((named) => named.join() === 'other')
      for (const named of namedIn(text)) if (!isUniform || named.length > 1) expect([key, named]).toEqual([key, forms])
    }
  })

  it.runIf(language !== 'en')('are translated: what is the English word is listed', () => {
    const same = Object.keys(english).filter((key) => texts[key] === english[key] && !SAME_EVERYWHERE.test(key))
    expect(same).toEqual(SAME_WORDS[language] ?? [])
  })
})

it('French has its spaces before signs of two parts, and Arabic its own comma and question mark', () => {
  const french = Object.values(textsOf('fr')).filter((text) =>
    /\S[!?;»]|[^\s/a-z\d]:(?!\/)|[ ][!?;:»%]|«[ \S]/.test(text.replace(/\{[^{}]*,/g, '')),
  )
  expect(french.filter((text) => !/https:|mailto:/.test(text) && !/[\u202f\u00a0][!?;:»%]/.test(text))).toEqual([])
  expect(Object.values(textsOf('ar')).filter((text) => /[؀-ۿ][,?;]/.test(text))).toEqual([])
})
