import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { choiceInWords, englishChoice } from '../../../composer/panel/value-in-words.ts'
import { cityOf } from '../../../composer/view/clock-time.ts'
import { ALL_SITES } from '../../../src/site/all-sites.ts'
import bundle from '../../../schemas/generated/bundle.json' with { type: 'json' }
import { projectPath } from '../../../server/paths.ts'
import { blockSchemas, entrySchemas, nameSchemas, type SchemaWords } from '../../../src/content/block-schemas.ts'
import { INTERFACE_LANGUAGES } from '../../../src/i18n/compose/interface-languages.ts'

afterEach(() => nameSchemas())

/** No text is asked for. */
const translate = (key: string): string => key

const LANGUAGES = Object.keys(INTERFACE_LANGUAGES).filter((language) => language !== 'en')

const wordsOf = (language: string): SchemaWords =>
  JSON.parse(readFileSync(projectPath(`src/i18n/compose/schemas/${language}.json`), 'utf8'))

/** Titles and descriptions of schemas. */
const textsOf = (schemas: readonly unknown[]): readonly string[] => {
  const found = new Set<string>()
  JSON.stringify(schemas, (key, value: unknown) => {
    if ((key === 'title' || key === 'description') && typeof value === 'string') found.add(value)
    return value
  })
  return [...found].sort()
}

/** What choices are called; figures and formats such as 16x9 are the same everywhere. */
const choicesOf = (schemas: readonly unknown[]): readonly string[] => {
  const found = new Set<string>()
  JSON.stringify(schemas, (key, value: unknown) => {
    if (key === 'enum' && Array.isArray(value)) for (const choice of value) if (typeof choice === 'string') found.add(englishChoice(choice))
    return value
  })
  return [...found].filter((choice) => !/^[\dx]+$/.test(choice)).sort()
}

const cities = [...new Set(ALL_SITES.map(({ timeZone }) => cityOf(timeZone)))]
const english = textsOf([bundle.blocks, bundle.page, bundle.redirect])
const known = new Set([...english, ...choicesOf([bundle.blocks, bundle.page]), ...cities])

/** Blocks of the last release: one that somebody has just made is called by its English words until then. */
const released = (): ReadonlySet<string> => {
  const [last = ''] = readdirSync(projectPath('schemas/releases')).sort().toReversed()
  return new Set(Object.keys(JSON.parse(readFileSync(projectPath(`schemas/releases/${last}`), 'utf8')).blocks))
}

/** Addresses, code and signs that a reader has to type as they stand. */
const LITERAL = /\{year\}|\{"[^}]*\}|\/[a-z]+\/[a-z]+|https:\/\/|mailto:|tel:|\?tab=linen|sizeGuideFromFooter|autoplay=1/g

describe('what blocks and fields are called in the composer', () => {
  it.each(LANGUAGES)('is written in %s for every block that is released, and for nothing that is not there any more', (language) => {
    const words = wordsOf(language)
    const types = released()
    const needed = textsOf([Object.entries(bundle.blocks).filter(([type]) => types.has(type)), bundle.page, bundle.redirect])
    expect(needed.length).toBeGreaterThan(500)
    expect(needed.filter((text) => (words[text] ?? '').trim() === '')).toEqual([])
    expect(Object.keys(words).filter((text) => !known.has(text))).toEqual([])
  })

  it.each(LANGUAGES)(
    'is written in %s for what can be chosen in a field or as the kind of a page, and for the cities whose clocks are shown',
    (language) => {
      const words = wordsOf(language)
      const types = released()
      const needed = [...choicesOf([Object.entries(bundle.blocks).filter(([type]) => types.has(type)), bundle.page]), ...cities]
      expect(needed.filter((text) => (words[text] ?? '').trim() === '')).toEqual([])
      nameSchemas(words)
      expect(cityOf('Europe/London')).toBe(words['London'])
      expect(choiceInWords('priceAsc', translate)).toBe(words['price asc'])
    },
  )

  it.each(LANGUAGES)('keeps in %s what has to be typed as it stands', (language) => {
    const words = wordsOf(language)
    const lost = Object.entries(words).flatMap(([text, own]) => (text.match(LITERAL) ?? []).filter((literal) => !own.includes(literal)))
    expect(lost).toEqual([])
  })

  it('follows the language, in fields, slots and pages, and comes back to English', () => {
    nameSchemas(wordsOf('fr'))
    expect(blockSchemas.get('hero')).toMatchObject({
      title: 'Ouverture',
      properties: { image: { title: 'Image' } },
      'x-slots': { buttons: { title: 'Boutons' } },
    })
    expect(entrySchemas.get('hero')).toBe(blockSchemas.get('hero'))
    expect(entrySchemas.get('page')?.properties['seoTitle']?.title).toBe('Titre pour les moteurs de recherche')
    nameSchemas()
    expect(blockSchemas.get('hero')?.title).toBe('Hero')
  })
})
