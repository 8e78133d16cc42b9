import { exampleProduct } from '../example-product.ts'
import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'shipping-and-returns'>[] = [
  { name: 'with the table', node: fixtureNode('shipping-and-returns', { showTable: true }) },
  {
    name: 'final sale',
    node: fixtureNode('shipping-and-returns', { showTable: true }),
    context: { product: { ...exampleProduct, isFinalSale: true } },
  },
]
