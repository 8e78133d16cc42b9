import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ValueCounts } from '../../../platform/algolia/engine/count-facets.ts'
import { createMemoryIndex, putRecord, removeRecord } from '../../../platform/algolia/engine/memory-index.ts'
import { prepareRecord } from '../../../platform/algolia/engine/prepare-record.ts'
import { searchIndex } from '../../../platform/algolia/engine/search-index.ts'
import { readSearchParameters } from '../../../server/search-wire/search-parameters.ts'
import { ANY_WEIGHT } from '../../../platform/algolia/text/attribute-weights.ts'

/** A product as far as it can be filtered, grouped and put in order. */
interface Product {
  readonly objectID: string
  readonly groupId: string
  readonly brand?: string
  readonly color: readonly string[]
  readonly price?: { readonly GB: number }
  readonly widths: readonly number[]
  readonly popularity?: number
}

const settings = {
  attributesForFaceting: ['brand', 'color'],
  searchableAttributes: ['brand'],
  customRanking: ['desc(popularity)', 'asc(price.GB)'],
  attributeForDistinct: 'groupId',
}

const few = fc.integer({ min: 0, max: 6 })
const product: fc.Arbitrary<Product> = fc.record(
  {
    objectID: few.map((number) => `p${number}`),
    groupId: few.map((number) => `p${number}`),
    brand: fc.constantFrom('Bolt', 'Fable', 'a:b'),
    color: fc.uniqueArray(fc.constantFrom('red', 'blue', 'green')),
    price: fc.record({ GB: few }),
    widths: fc.array(few, { maxLength: 3 }),
    popularity: few,
  },
  { requiredKeys: ['objectID', 'groupId', 'color', 'widths'] },
)

/** A condition as the wire has it, and what it says of a product. */
interface Condition {
  readonly text: string
  readonly kind: 'facetFilters' | 'numericFilters'
  readonly holds: (product: Product) => boolean
}

const facet = (text: string, holds: Condition['holds']): Condition => ({ text, kind: 'facetFilters', holds })
const numeric = (text: string, holds: Condition['holds']): Condition => ({ text, kind: 'numericFilters', holds })

const condition = (number: number): readonly Condition[] => [
  facet('brand:a:b', ({ brand }) => brand === 'a:b'),
  facet('brand:-Bolt', ({ brand }) => brand !== 'Bolt'),
  facet('color:red', ({ color }) => color.includes('red')),
  facet('color:-blue', ({ color }) => !color.includes('blue')),
  facet(`objectID:p${number}`, ({ objectID }) => objectID === `p${number}`),
  facet(`price.GB:${number}`, ({ price }) => price?.GB === number),
  numeric(`price.GB>=${number}`, ({ price }) => price !== undefined && price.GB >= number),
  numeric(`price.GB<${number}`, ({ price }) => price !== undefined && price.GB < number),
  numeric(`price.GB!=${number}`, ({ price }) => price?.GB !== number),
  numeric(`price.GB:2 TO ${number}`, ({ price }) => price !== undefined && price.GB >= 2 && price.GB <= number),
  numeric(`widths=${number}`, ({ widths }) => widths.includes(number)),
  numeric(`widths>${number}`, ({ widths }) => widths.some((width) => width > number)),
]
const group = fc
  .array(
    few.chain((number) => fc.constantFrom(...condition(number))),
    { minLength: 1, maxLength: 3 },
  )
  .map((conditions) => conditions.filter(({ kind }) => kind === conditions[0]?.kind))

const query = fc.record({
  groups: fc.array(group, { maxLength: 3 }),
  distinct: fc.integer({ min: 0, max: 2 }),
  isFacetingAfterDistinct: fc.boolean(),
  offset: fc.integer({ min: 0, max: 4 }),
  limit: fc.integer({ min: 0, max: 4 }),
})

/** Some products are written again and some removed: the index has had others before those that are in it. */
const history = fc.array(fc.oneof({ weight: 4, arbitrary: product }, { weight: 1, arbitrary: few }), { maxLength: 25 })

const indexOf = (steps: readonly (Product | number)[]) => {
  const index = createMemoryIndex(settings)
  const products = new Map<string, Product>()
  for (const step of steps) {
    if (typeof step === 'number') {
      removeRecord(index, `p${step}`)
      products.delete(`p${step}`)
    } else {
      putRecord(index, prepareRecord({ ...step }, settings))
      products.set(step.objectID, step)
    }
  }
  return { index, products: [...products.values()] }
}

const inOrder = (one: Product, other: Product): number =>
  (other.popularity ?? -1) - (one.popularity ?? -1) ||
  (one.price?.GB ?? 100) - (other.price?.GB ?? 100) ||
  (one.objectID < other.objectID ? -1 : 1)

const countsOf = <Value>(values: readonly Value[]): ReadonlyMap<Value, number> =>
  values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<Value, number>())

/** What was counted, without the values that none has. */
const mapOf = <Value>(counted?: ValueCounts<Value>): ReadonlyMap<Value, number> =>
  new Map(
    (counted?.values ?? []).map((value, place): [Value, number] => [value, counted?.counts[place] ?? 0]).filter(([, count]) => count > 0),
  )

const listsOf = (groups: readonly (readonly Condition[])[], kind: Condition['kind']) =>
  groups.filter(([first]) => first?.kind === kind).map((conditions) => conditions.map(({ text }) => text))

it('finds, counts, groups, orders and turns the pages of what somebody finds who looks at each product', () => {
  fc.assert(
    fc.property(history, query, (steps, { groups, distinct, isFacetingAfterDistinct, offset, limit }) => {
      const { index, products } = indexOf(steps)
      const found = searchIndex(index, {
        parameters: readSearchParameters({
          facetFilters: listsOf(groups, 'facetFilters'),
          numericFilters: listsOf(groups, 'numericFilters'),
        }),
        merchandised: { positions: new Map(), hidden: [], isFiltered: false },
        words: [],
        allowedWeights: ANY_WEIGHT,
        settings,
        isVirtual: false,
        offset,
        limit,
        distinct,
        facets: { tokens: ['brand', 'color'], numbers: ['price.GB', 'widths'], parents: [] },
        isFacetingAfterDistinct,
      })

      const matched = products.filter((each) => groups.every((conditions) => conditions.some(({ holds }) => holds(each)))).sort(inOrder)
      const isAmongBest = (each: Product): boolean =>
        distinct === 0 ||
        matched
          .filter(({ groupId }) => groupId === each.groupId)
          .slice(0, distinct)
          .includes(each)
      const shown = matched.filter(isAmongBest)
      const counted = isFacetingAfterDistinct ? shown : matched
      expect(found.hits.map(({ objectId }) => objectId)).toEqual(shown.slice(offset, offset + limit).map(({ objectID }) => objectID))
      expect(found.total).toBe(shown.length)
      expect(mapOf(found.facets.texts.get('brand'))).toEqual(countsOf(counted.flatMap(({ brand }) => brand ?? [])))
      expect(mapOf(found.facets.texts.get('color'))).toEqual(countsOf(counted.flatMap(({ color }) => color)))
      expect(mapOf(found.facets.numbers.get('price.GB'))).toEqual(countsOf(counted.flatMap(({ price }) => price?.GB ?? [])))
      expect(mapOf(found.facets.numbers.get('widths'))).toEqual(countsOf(counted.flatMap(({ widths }) => widths)))
    }),
    { numRuns: 500 },
  )
})
