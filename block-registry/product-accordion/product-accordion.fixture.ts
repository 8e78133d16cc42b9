import { exampleProduct } from '../example-product.ts'
import { fixtureNode, type Fixture } from '../fixture.ts'

const context = { kind: 'product', path: '/product/everyday-tee/900001', product: exampleProduct } as const

export const fixtures: readonly Fixture<'product-accordion'>[] = [
  {
    name: 'all sections, closed',
    node: fixtureNode('product-accordion', { allowToggleOff: true, sections: ['description', 'details', 'care', 'shippingAndReturns'] }),
    context,
  },
  {
    name: 'one always open',
    node: fixtureNode('product-accordion', { allowToggleOff: false, sections: ['description', 'care'] }),
    context,
  },
]
