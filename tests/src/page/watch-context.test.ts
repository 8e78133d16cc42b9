import { expect, it } from 'vitest'
import { watchContext } from '../../../src/page/watch-context.ts'
import { listingContext } from '../../factories/listing-context.ts'
import { pageContext } from '../../factories/page-context.ts'
import { product } from '../../factories/product.ts'

const original = pageContext({ listing: listingContext({ nbHits: 7, facets: { color: [] } }), product: product() })

it('keeps of a page context only the large parts that were read', () => {
  expect(watchContext(original).trimmed()).not.toHaveProperty('listing')
  const some = watchContext(original)
  expect(some.context.listing?.nbHits).toBe(7)
  expect(some.trimmed()).toMatchObject({ listing: { nbHits: 7, hits: [], facets: {} } })
  expect(some.trimmed()).not.toHaveProperty('product')
  const all = watchContext(original)
  expect([all.context.product, all.context.listing?.facets, all.context.listing?.hits]).toEqual([
    original.product,
    original.listing?.facets,
    [],
  ])
  expect(all.trimmed()).toEqual(original)
})

it('counts a copy as reading everything in it', () => {
  const watched = watchContext(original)
  expect({ ...watched.context.listing }).toEqual(original.listing)
  expect(watched.trimmed().listing).toEqual(original.listing)
})
