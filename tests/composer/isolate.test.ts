import { describe, expect, it, vi } from 'vitest'
import { isolate, isolateName, isolateWay } from '../../composer/isolate.ts'
import { entryName } from '../../src/content/block-name.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'

const headline = (text: string): string =>
  entryName(
    { sys: { id: 'one', contentType: { sys: { id: 'headline' } }, revision: 1 }, fields: { text: { ar: text } } },
    entrySchemas.get('headline'),
    ['ar'],
  )

describe('words of a page in a sentence of the composer', () => {
  it('are told apart where they are Arabic, so that the quotation marks around them stay at their ends', () => {
    expect(isolateName(headline('خصم 50% على Alder!'))).toBe('Headline “\u2068خصم 50% على Alder!\u2069”')
    expect(isolate('عن ألدر')).toBe('\u2068عن ألدر\u2069')
  })

  it('are as they are in the direction of the sentence', () => {
    expect(isolateName(headline('Made “well”'))).toBe('Headline “Made “well””')
    expect(isolateName('Divider')).toBe('Divider')
  })

  it('are told apart one by one on the way to a problem', () => {
    expect(isolateWay('عن ألدر > Hero “مرحبا” > Picture')).toBe('\u2068عن ألدر\u2069 > Hero “\u2068مرحبا\u2069” > Picture')
  })

  it('are told apart whatever they begin with in an interface from right to left', () => {
    vi.stubGlobal('document', { documentElement: { dir: 'rtl', lang: 'ar' } })
    expect(isolate('Jan Smit')).toBe('\u2068Jan Smit\u2069')
    expect(isolateName('Headline “Good morning!”')).toBe('\u2068Headline “\u2068Good morning!\u2069”\u2069')
    vi.unstubAllGlobals()
  })
})
