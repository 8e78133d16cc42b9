import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitWords, ROOM, type FoundPart } from '../../../../src/content/found/found-words.ts'
import { estimateWidth } from '../../../../src/content/found/text-width.ts'
import { messagesOf } from '../../../setup/messages.ts'

const fit = (words: string, part: FoundPart = 'title') => fitWords(words, part, estimateWidth)

describe('how wide words are', () => {
  it('is by the letter, not by their number', () => {
    expect(estimateWidth('iiiiii', 20)).toBeLessThan(estimateWidth('WWW', 20))
    expect(estimateWidth('秋の新作', 20)).toBe(80)
    expect(estimateWidth('Café', 20)).toBe(estimateWidth('Cafe', 20))
  })
})

describe('a search result', () => {
  it('shows words that fit as they are', () => {
    expect(fit('Coats and knits for autumn | Alder')).toEqual({ shown: 'Coats and knits for autumn | Alder', tooMany: 0, isShort: false })
    expect(fit('Sale')).toEqual({ shown: 'Sale', tooMany: 0, isShort: true })
  })

  it('cuts at the end of a word, and counts the letters that are cut', () => {
    const words = `${'Coats for the long way home '.repeat(4)}| Alder`
    const { shown, tooMany } = fit(words)
    expect(shown).toMatch(/^Coats for the long way home [A-Za-z ]* …$/)
    expect(tooMany).toBeGreaterThan(40)
  })

  it('cuts Japanese after as many signs as fit, and Arabic by its letters', () => {
    expect(fit('秋'.repeat(60)).shown).toMatch(/^秋{27,28} …$/)
    expect(fit('معاطف '.repeat(30)).shown).toMatch(/^معاطف( معاطف)* …$/)
  })

  it('never shows more than there is room for, nor anything that is not in the words, nor half a letter', () => {
    const words = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.lorem({ maxCount: 60 }))
    fc.assert(
      fc.property(words, fc.constantFrom<FoundPart>('title', 'description'), (text, part) => {
        const { shown, tooMany } = fit(text, part)
        const { fontPx, mostPx } = ROOM[part]
        expect(estimateWidth(shown, fontPx)).toBeLessThanOrEqual(mostPx)
        expect(tooMany > 0).toBe(estimateWidth(text, fontPx) > mostPx)
        const kept = tooMany > 0 ? shown.replace(/ …$/, '') : shown
        expect(text.startsWith(kept)).toBe(true)
        const letters = [...new Intl.Segmenter('und').segment(text)].map(({ segment }) => segment)
        expect(letters.some((_, end) => letters.slice(0, end).join('').trimEnd() === kept) || kept === text).toBe(true)
      }),
    )
  })
})

it('is the title and the name of the shop in every language, as the warnings about titles take it to be', () => {
  for (const language of ['en', 'fr', 'ar', 'ja', 'es', 'ko', 'ms', 'nl', 'zh', 'zh_TW'])
    expect(messagesOf(language)['pageTitle.pattern'], language).toBe('{title} | {siteName}')
})
