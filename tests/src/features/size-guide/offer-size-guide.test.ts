import { describe, expect, it } from 'vitest'
import { demoSizeGuides } from '../../../factories/merchant.ts'
import { offerSizeGuide } from '../../../../src/features/size-guide/offer-size-guide.ts'
import { product } from '../../../factories/product.ts'
import { site } from '../../../factories/site.ts'

const offered = (changes: Parameters<typeof product>[0], aggregation = true) =>
  offerSizeGuide({ guides: demoSizeGuides('en'), product: product(changes), site: site('gb', { sizeGuide: { aggregation } }) })

describe('the size guide a product page offers', () => {
  it('is the one of its category, with the words of its button', () => {
    expect(offered({ categoryPageIds: ['men', 'men-shoes', 'men-shoes-boots'] })).toEqual({
      buttonText: 'Size guide',
      categoryKey: 'shoes',
    })
    expect(offered({ categoryPageIds: ['women', 'women-clothing'] })?.categoryKey).toBe('womenClothing')
  })

  it('is none where no guide is for it', () => {
    expect(offered({ categoryPageIds: ['women', 'women-jewellery'] })).toBeUndefined()
  })

  it('does not go by scores where the site says so', () => {
    expect(offered({ categoryPageIds: ['men-shoes'] }, false)).toBeUndefined()
  })
})
