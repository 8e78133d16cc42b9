import { expect, it } from 'vitest'
import { load as loadProduct } from '../../block-registry/product-details/product-details.load.ts'
import { readTrayTabs } from '../../block-registry/product-tray/tray-tabs-config.ts'
import { pageContext } from '../factories/page-context.ts'
import { product } from '../factories/product.ts'

it('a product page asks for the size guide of its product, and one without a product for nothing', () => {
  const tee = product()
  expect(loadProduct({ layout: 'carousel' }, pageContext({ product: tee }))).toEqual({ sizeGuide: { kind: 'sizeGuide', args: [tee] } })
  expect(loadProduct({ layout: 'carousel' }, pageContext())).toEqual({ sizeGuide: undefined })
})

it.each([null, 7, 'x', [null], [{ title: 7 }], {}])('tabs of a tray that are no tabs are none: %j', (tabs) => {
  expect(readTrayTabs({ tabs } as never).tabs).toEqual([])
})
