import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withParameter } from '../../../src/lib/with-parameter.ts'

it.each([
  ['', 'tab', 'linen', '?tab=linen'],
  ['?utm=a%20b&page=2', 'tab', 'linen', '?utm=a%20b&page=2&tab=linen'],
  ['?tab=wool&utm=a+b', 'tab', 'linen', '?tab=linen&utm=a+b'],
  ['?tab=wool&utm=a&tab=silk', 'tab', 'linen', '?tab=linen&utm=a'],
  ['?utm=a&tab=wool', 'tab', undefined, '?utm=a'],
  ['?tab=wool', 'tab', undefined, ''],
])('of "%s" sets %s to %s: "%s"', (search, name, value, expected) => {
  expect(withParameter(search, name, value)).toBe(expected)
})

it('leaves every other parameter as it stands, in its order', () => {
  const word = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { maxLength: 6 }), word, (pairs, value) => {
      const search = `?${new URLSearchParams(pairs.map(([name, text]): [string, string] => [name, text])).toString()}`
      const read = new URLSearchParams(withParameter(search, 'tab', value))
      expect(read.get('tab')).toBe(value)
      expect([...read].filter(([name]) => name !== 'tab')).toEqual(pairs.filter(([name]) => name !== 'tab'))
    }),
  )
})
