import { describe, expect, it } from 'vitest'
import { decodeFacet, encodeFacet } from '../../../server/search-engine/index/facet-code.ts'
import { searchedTexts } from '../../../server/search-engine/index/searched-text.ts'

describe('The code of a facet’s value', () => {
  it.each(['women > clothing > tops', 'Alder', 'zinc', 'Bergström', '資生堂', '3 Oaks & Sons', '🧵', 'a`b||c', ''])(
    'of %j is one word that gives it back',
    (value) => {
      expect(encodeFacet(value)).toMatch(/^[a-z0-9]*$/)
      expect(decodeFacet(encodeFacet(value))).toBe(value)
    },
  )

  it('differs wherever values do, though the engine sees neither signs nor case', () => {
    const values = ['women > bags', 'women bags', 'women-bags', 'Women > bags', 'womenzszgzsbags']
    expect(new Set(values.map(encodeFacet)).size).toBe(values.length)
  })

  it('of a value too long for the engine filters still, and is not counted', () => {
    const long = 'x'.repeat(101)
    expect(encodeFacet(long)).toBe(encodeFacet(long))
    expect(encodeFacet(long).length).toBeLessThanOrEqual(100)
    expect(encodeFacet(`${long}y`)).not.toBe(encodeFacet(long))
    expect(decodeFacet(encodeFacet(long))).toBeUndefined()
  })
})

it('Words of records are folded, paired where no spaces are, and have their other number once', () => {
  expect(searchedTexts(['Été Dress', 'ニット', '—'], ['en'])).toEqual([
    'ete dress',
    'につ つと と'.replaceAll('つ', 'っ'),
    expect.stringContaining('dresses'),
  ])
})
