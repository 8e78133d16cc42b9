import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugOf } from '../../../server/catalogue/slug.ts'
import { tagOf } from '../../../server/catalogue/tag.ts'

describe('tags and slugs', () => {
  it('writes any brand in the alphabet of filters, so that none is out of reach', () => {
    expect(tagOf('H&M')).toBe('h-m')
    expect(tagOf('木綿舎')).toBe('木綿舎')
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (value) => !/[^\p{L}\p{M}\p{Nd}-]/u.test(tagOf(value))))
  })

  it('the tag of a tag is the tag itself', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (value) => tagOf(tagOf(value)) === tagOf(value)))
  })

  it('writes names as address segments', () => {
    expect(slugOf('Café Noël & Söhne')).toBe('cafe-noel-and-sohne')
    fc.assert(fc.property(fc.string(), (value) => /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(slugOf(value))))
  })
})
