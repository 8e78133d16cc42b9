import { describe, expect, it } from 'vitest'
import type { Measures } from '../../../composer/canvas/measures.ts'
import { bestOf, triesFor, type Try } from '../../../composer/look/mends.ts'
import type { ComposeDocument, ComposeFields } from '../../../schemas/api/compose.ts'
import { composeDocument, composeEntry } from '../document/setup.ts'

const withHero = (fields: ComposeFields, usedBy: ComposeDocument['usedBy'] = {}): ComposeDocument => {
  const document = composeDocument()
  return { ...document, usedBy, entries: { ...document.entries, hero: composeEntry('hero', 'hero', fields) } }
}
const tried = (document: ComposeDocument) =>
  triesFor(['hero'], document, ['fr', 'en']).map(({ field, value, locale }) => `${field} ${JSON.stringify(value)} ${locale}`)

describe('what is tried for words that can hardly be read', () => {
  it('is every other choice of their block, in the locale that it is written in', () => {
    expect(tried(withHero({ heading: { en: 'Coats' }, tone: { en: 'dark' } }))).toEqual([
      'tone "light" en',
      'align "center" en',
      'align "end" en',
      'height "tall" en',
    ])
  })

  it('is also another point of its picture, where it has one', () => {
    const picture = { en: { sys: { type: 'Link', linkType: 'Asset', id: 'a' } } } as const
    expect(tried(withHero({ heading: { en: 'Coats' }, image: picture, imageFocus: { en: { x: 15, y: 50 } } }))).toContain(
      'imageFocus {"x":85,"y":50} fr',
    )
  })

  it('is nothing of a section that other pages have too', () => {
    expect(tried(withHero({ heading: { en: 'Coats' } }, { hero: 3 }))).toEqual([])
  })
})

describe('what is offered of it', () => {
  const made = (value: string): Try => ({ entryId: 'hero', field: 'tone', locale: 'en', value, title: 'Ground of the words' })
  const measures = (...texts: readonly [string, number | undefined][]): Measures => ({
    width: 390,
    texts: texts.map(([words, ratio]) => ({ blockId: 'hero', words, ratio, isLarge: false })),
    weight: { html: 0, styles: 0, scripts: 0, fonts: 0, pictures: 0, unread: 0, largest: undefined },
  })
  const finding = { blockId: 'hero', words: 'Coats', values: { ratio: '2.1' } }
  const offered = (...all: readonly Measures[]) =>
    bestOf(
      all.map((each, index) => ({ made: made(String(index)), measures: each })),
      finding,
    ).map(({ value, ratio }) => [value, ratio])

  it('is what makes the words readable, the best two first', () => {
    expect(offered(measures(['Coats', 5]), measures(['Coats', 2.2]), measures(['Coats', 9]), measures(['Coats', 4.6]))).toEqual([
      ['2', 9],
      ['0', 5],
    ])
  })

  it('is nothing that makes other words of the block unreadable, or that nobody could measure', () => {
    expect(offered(measures(['Coats', 9], ['Autumn', 1.2]), measures(['Coats', undefined]))).toEqual([])
  })

  it('is also what takes the picture away from below the words', () => {
    expect(offered(measures(['Coats', 7]), measures())).toEqual([
      ['1', undefined],
      ['0', 7],
    ])
  })
})
