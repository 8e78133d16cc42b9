import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import bundle from '../../../schemas/generated/bundle.json' with { type: 'json' }
import { projectPath } from '../../../server/paths.ts'
import { blockSchemas, entrySchemas, nameSchemas, type SchemaWords } from '../../../src/content/block-schemas.ts'
import { INTERFACE_LANGUAGES } from '../../../src/i18n/compose/interface-languages.ts'

afterEach(() => nameSchemas())

const LANGUAGES = Object.keys(INTERFACE_LANGUAGES).filter((language) => language !== 'en')

const wordsOf = (language: string): SchemaWords =>
  JSON.parse(readFileSync(projectPath(`src/i18n/compose/schemas/${language}.json`), 'utf8'))

/** Every title and description of the schemas that people edit by. */
const english = (): readonly string[] => {
  const found = new Set<string>()
  JSON.stringify([bundle.blocks, bundle.page, bundle.redirect], (key, value: unknown) => {
    if ((key === 'title' || key === 'description') && typeof value === 'string') found.add(value)
    return value
  })
  return [...found].sort()
}

/** Addresses, code and signs that a reader has to type as they stand. */
const LITERAL = /\{year\}|\{"[^}]*\}|\/[a-z]+\/[a-z]+|https:\/\/|mailto:|tel:|\?tab=linen|sizeGuideFromFooter|autoplay=1/g

describe('what blocks and fields are called in the composer', () => {
  it.each(LANGUAGES)('is written in %s for each of them, and for nothing that is not there any more', (language) => {
    const words = wordsOf(language)
    expect(Object.keys(words).sort()).toEqual(english())
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([])
  })

  it.each(LANGUAGES)('keeps in %s what has to be typed as it stands', (language) => {
    const words = wordsOf(language)
    const lost = english().flatMap((text) => (text.match(LITERAL) ?? []).filter((literal) => words[text]?.includes(literal) !== true))
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
