import { describe, expect, it } from 'vitest'
import { ownLocale } from '../../../composer/document/own-locale.ts'

describe('words that are changed on one site', () => {
  it.each([
    ['stay those of all English sites where they were', { en: 'Hello' }, ['en-GB', 'en'], 'en'],
    ['stay those of the country where it has its own', { en: 'Hello', 'en-GB': 'Good day' }, ['en-GB', 'en'], 'en-GB'],
    ['become French for every country where they were English', { en: 'Hello' }, ['fr-CA', 'fr', 'en'], 'fr'],
    ['become French where nothing was there', undefined, ['fr-CA', 'fr', 'en'], 'fr'],
    ['are a country’s where the space has its locale alone', { en: 'Hello' }, ['es-MX', 'en'], 'es-MX'],
  ])('%s', (_title, values, locales, expected) => {
    expect(ownLocale(values, locales)).toBe(expected)
  })
})
