import { describe, expect, it } from 'vitest'
import type { SizeGuideCategory } from '../../../../schemas/api/size-guide.ts'
import { chooseSizeGuide, type SizedProduct } from '../../../../src/features/size-guide/offer-size-guide.ts'

const product: SizedProduct = {
  slug: 'lace-bra-black',
  brandTag: 'alder',
  categories: ['women', 'women > lingerie'],
  categoryPageIds: ['p1', 'p2'],
  collections: ['new-in', 'gifts', '_div_women'],
}
const guide = (categoryKey: string, rules: Partial<SizeGuideCategory>): SizeGuideCategory => ({
  categoryKey,
  categoryTitle: categoryKey,
  tables: [],
  ...rules,
})
const chosen = (categories: readonly SizeGuideCategory[], changes: Partial<SizedProduct> = {}, aggregates = true) =>
  chooseSizeGuide({ categories, product: { ...product, ...changes }, aggregates })?.categoryKey

const inAll = guide('all', { collection: 'new-in', categories: product.categories })

describe('the size guide of a product', () => {
  it('is the one of its category page before that of its brand [SIZEG-06, SIZEG-07, SIZEG-12]', () => {
    const brand = guide('brand', { brands: ['alder'], collection: 'new-in', categories: product.categories })
    expect(chosen([brand, guide('page', { categoryPageIds: ['p1'] })])).toBe('page')
    expect(chosen([inAll, guide('brand', { brands: ['alder'] })])).toBe('brand')
  })

  it('counts every page, collection and category it has [SIZEG-06, SIZEG-09, SIZEG-10]', () => {
    expect(chosen([guide('one', { categoryPageIds: ['p1'] }), guide('two', { categoryPageIds: ['p1', 'p2'] })])).toBe('two')
    expect(chosen([guide('one', { categories: ['women'] }), guide('two', { categories: product.categories })])).toBe('two')
    expect(chosen([guide('collection', { collection: 'gifts' }), guide('category', { categories: ['women'] })])).toBe('collection')
    expect(chosen([guide('one', { categories: ['women'] }), guide('both', { categories: ['women'], collection: 'gifts' })])).toBe('both')
  })

  it('is never one for other brands only [SIZEG-08]', () => {
    expect(chosen([guide('other', { brands: ['birch'], categoryPageIds: ['p1', 'p2'] }), guide('small', { categories: ['women'] })])).toBe(
      'small',
    )
  })

  it('lets a keyword decide only between what fits already, as a whole word [SIZEG-11]', () => {
    const plain = guide('plain', { categories: ['women'] })
    expect(chosen([plain, guide('named', { categories: ['women'], slugKeywords: ['BRA'] })])).toBe('named')
    expect(chosen([plain, guide('part', { categories: ['women'], slugKeywords: ['lac'] })])).toBe('plain')
    expect(chosen([guide('word', { slugKeywords: ['bra'] })])).toBeUndefined()
  })

  it('is the one of its division with a keyword of its slug, without a score or with scores off [SIZEG-13]', () => {
    const division = guide('division', { collection: '_div_women', slugKeywords: ['lace-bra'] })
    expect(chosen([division])).toBe('division')
    expect(chosen([inAll, division], {}, false)).toBe('division')
    expect(chosen([{ ...division, collection: 'gifts' }], {}, false)).toBeUndefined()
  })

  it('is the one its measurement chart names when nothing else is [SIZEG-14]', () => {
    expect(chosen([guide('bras', {})], { measurementChart: 'bras' })).toBe('bras')
    expect(chosen([guide('bras', {})])).toBeUndefined()
  })
})
