import { describe, expect, it } from 'vitest'
import { fallbackOf, isTranslatable, localeInWords } from '../../../src/content/locales.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'

const CHAIN = ['fr-CA', 'fr', 'en']

describe('words of a field', () => {
  it('takes words in the language, or in one of its countries, for translated', () => {
    expect(fallbackOf({ 'fr-CA': 'Bonjour', en: 'Hello' }, CHAIN, 'fr')).toBeUndefined()
    expect(fallbackOf({ fr: 'Bonjour', en: 'Hello' }, CHAIN, 'fr')).toBeUndefined()
    expect(fallbackOf({ en: 'Hello' }, ['en-GB', 'en'], 'en')).toBeUndefined()
  })

  it('names the other language whose words stand in for missing ones', () => {
    expect(fallbackOf({ en: 'Hello' }, CHAIN, 'fr')).toBe('en')
    expect(fallbackOf({ 'fr-CA': null, fr: '', en: 'Hello' }, CHAIN, 'fr')).toBe('en')
  })

  it('has no fallback for words that are in no language', () => {
    expect(fallbackOf({}, CHAIN, 'fr')).toBeUndefined()
    expect(fallbackOf(undefined, CHAIN, 'fr')).toBeUndefined()
  })
})

it('counts fields that hold words, not addresses and choices', () => {
  const { text, level } = blockSchemas.get('headline')?.properties ?? {}
  expect([isTranslatable(text), isTranslatable(level), isTranslatable(blockSchemas.get('link')?.properties['href'])]).toEqual([
    true,
    false,
    false,
  ])
  expect(localeInWords('fr-CA')).toBe('French (Canada)')
})
