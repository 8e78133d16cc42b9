import { describe, expect, it } from 'vitest'
import { defaultLocaleOf, fallbackOf, isTranslatable, localeChain, localeInWords } from '../../../src/content/locales.ts'
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

describe('the languages a text is looked up in', () => {
  const locale = (code: string, fallbackCode: string | null = null, isDefault = false) => ({ code, fallbackCode, default: isDefault })
  const space = [locale('fr'), locale('de', null, true), locale('fr-CA', 'fr'), locale('es', 'es-MX'), locale('es-MX', 'es')]

  it('begin with the language of the country, go on with what stands in for it, and end with the default', () => {
    expect(localeChain(space, 'fr', 'CA')).toEqual(['fr-CA', 'fr', 'de'])
    expect(localeChain(space, 'fr', 'BE')).toEqual(['fr', 'de'])
    expect(localeChain(space, 'ja', 'JP')).toEqual(['de'])
  })

  it('end where two stand in for each other', () => {
    expect(localeChain(space, 'es', 'ES')).toEqual(['es', 'es-MX', 'de'])
  })

  it('end with English where the space names no default', () => {
    expect(defaultLocaleOf(space)).toBe('de')
    expect(defaultLocaleOf([locale('fr')])).toBe('en')
    expect(defaultLocaleOf([])).toBe('en')
    expect(localeChain([locale('fr'), locale('en')], 'fr', 'FR')).toEqual(['fr', 'en'])
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
