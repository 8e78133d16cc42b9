import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyOfPath, MAX_PATH, mendPath, numberPath, pathOfTitle } from '../../../src/content/composing/page-address.ts'

describe('an address made of a title', () => {
  it.each([
    ['Summer Sale', '/summer-sale'],
    ['  Été à Paris: l’édition ', '/ete-a-paris-ledition'],
    ['Größen & Maße', '/grossen-masse'],
    ['Women’s coats / 2026', '/womens-coats-2026'],
    ['<script>alert(1)</script>', '/script-alert-1-script'],
  ])('reads like it: %s', (title, path) => expect(pathOfTitle(title)).toBe(path))

  it.each(['تخفيضات الصيف', '夏のセール', '여름 세일', '!!!', ''])(
    'is the word of its template where it has no Latin letter: %s',
    (title) => {
      expect(pathOfTitle(title, 'gift-guide')).toBe('/gift-guide')
      expect(pathOfTitle(title)).toBe('/page')
    },
  )

  it('ends with a whole word where the title is long', () => {
    expect(pathOfTitle('Everything you ever wanted to know about the care of woollen coats')).toBe(
      '/everything-you-ever-wanted-to-know-about-the-care-of-woollen',
    )
  })

  it('is always one that a page can have', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => keyOfPath(pathOfTitle(title)) !== undefined))
  })
})

describe('an address that is mended', () => {
  it.each([
    ['Help/Delivery/', '/help/delivery'],
    ['//help//..//Größen', '/help/grossen'],
    ['/help%2fdelivery', '/help-2fdelivery'],
    ['/../..', undefined],
    ['/夏', undefined],
  ])('keeps what can stay: %s', (typed, path) => expect(mendPath(typed)).toBe(path))

  it('is one that a page can have, or none; and one that can be had stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (typed) => {
        const path = mendPath(typed)
        expect(path === undefined || keyOfPath(path) !== undefined).toBe(true)
        if (path !== undefined) expect(mendPath(path)).toBe(path)
      }),
    )
  })

  it('may be numbered and stays one, however long it is', () => {
    const long = `/${'a'.repeat(MAX_PATH - 1)}`
    expect(keyOfPath(long)).toBeDefined()
    expect(keyOfPath(numberPath(long, 12))).toBeDefined()
    expect(keyOfPath(`${long}a`)).toBeUndefined()
  })
})

it.each(['/', 'help', '/Help', '/help/', '/a//b', '/../a', '/a%2fb', '/_compose', '/a b', '/ä'])('%s is no address of a page', (path) => {
  expect(keyOfPath(path)).toBeUndefined()
})
