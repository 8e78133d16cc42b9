import { expect, it } from 'vitest'
import { facetAnswer } from '../../../platform/algolia/query/facet-answer.ts'

it('of a facet that has a value for each of ten thousand products only the values that are answered are made into text', () => {
  const size = 10_000
  let reads = 0
  const names = Array.from({ length: size }, (_, place) => `value ${place}`)
  const values = new Proxy(names, {
    get: (target, key, receiver: unknown) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1
      return Reflect.get(target, key, receiver) as unknown
    },
  })
  const counts = Uint32Array.from(names, (_, place) => size - place)
  const { facets } = facetAnswer(
    { texts: new Map([['slug', { values, counts }]]), numbers: new Map() },
    { maxValues: 3, isAlphabetical: false },
  )
  expect(facets).toEqual({ slug: { 'value 0': 10_000, 'value 1': 9_999, 'value 2': 9_998 } })
  expect(reads).toBeLessThan(100)
})

it('values that as many products have are in the order of their names', () => {
  const counted = { values: ['b', 'c', 'a', 'none'], counts: Uint32Array.of(2, 3, 2, 0) }
  const { facets } = facetAnswer({ texts: new Map([['color', counted]]), numbers: new Map() }, { maxValues: 100, isAlphabetical: false })
  expect(Object.keys(facets['color'] ?? {})).toEqual(['c', 'a', 'b'])
})
