import { exampleProduct } from '../example-product.ts'
import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'sticky-product-details'>[] = [
  {
    name: 'not there until the form to buy is out of sight',
    node: fixtureNode('sticky-product-details', { showFrom: 'all' }),
    context: { product: exampleProduct },
  },
]
