import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '../../../platform/algolia/text/query-words.ts'
import { fold, foldWithOffsets } from '../../../server/search-wire/text/fold.ts'
import { highlight } from '../../../server/search-wire/text/highlight.ts'
import { tokenise } from '../../../server/search-wire/text/tokenise.ts'

const words = (query: string) => tokenise(fold(query)).map(({ kind, text }) => ({ kind, text, isPrefix: true, spellings: [] }))

it('words of plain letters are those that a text in any script has of them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 30 }), (text) => {
      // A letter that is not plain has the whole text read in the other way.
      expect(tokenise(text)).toEqual(tokenise(`${text} é`).slice(0, -1))
    }),
  )
})

describe('folding', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['STRASSE ß', 'strasse ss'],
    ['ﾊﾞｯｸﾞ バッグ', 'ばっぐ ばっぐ'],
    ['قَمِيصٌ أزرق', 'قميص ازرق'],
    ['ＡＢＣ', 'abc'],
  ])('%s is searched as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('changes nothing a second time, and every offset lies in the original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const { folded, offsets } = foldWithOffsets(text)
        expect(fold(folded)).toBe(fold(fold(folded)))
        expect(offsets).toHaveLength(folded.length)
        expect(offsets.every((offset) => offset >= 0 && offset < text.length)).toBe(true)
      }),
    )
  })
})

describe('highlighting', () => {
  it('keeps the text and only adds marks', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
        (text, query) => {
          const { value } = highlight(text, words(query), { pre: '\u0001', post: '\u0002' })
          expect(value.replaceAll('\u0001', '').replaceAll('\u0002', '')).toBe(text.replaceAll('\u0001', '').replaceAll('\u0002', ''))
        },
      ),
    )
  })
})

describe('typing mistakes', () => {
  const distance = (typed: string, meant: string, isPrefix = false) => editDistance(typed, meant, { isPrefix, limit: 2 })

  it.each([
    ['linen', 'linen', 0],
    ['lnien', 'linen', 1],
    ['linnen', 'linen', 1],
    ['linn', 'linen', 1],
    ['skirt', 'shirt', 1],
    ['boots', 'linen', 3],
  ])('%s for %s are %i', (typed, meant, mistakes) => {
    expect(distance(typed, meant)).toBe(mistakes)
  })

  it('count only up to what was typed of a word still being typed', () => {
    expect(distance('trosu', 'trousers', true)).toBe(1)
    expect(distance('trous', 'trousers', true)).toBe(0)
  })

  it('are the same from either side', () => {
    const word = fc.stringMatching(/^[a-d]{1,7}$/)
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a))
      }),
    )
  })
})
