import { exampleProduct } from '../example-product.ts'
import { fixtureNode, type Fixture } from '../fixture.ts'

const options = [
  { id: 'standard', method: 'Standard delivery', price: 0, delivery: { min: 2, max: 4 }, supportsBulkyItems: false },
  { id: 'express', method: 'Express delivery', price: 14, delivery: { min: 1, max: 2 }, supportsBulkyItems: false },
  {
    id: 'bulky',
    method: 'Two-person delivery',
    price: 39,
    delivery: { min: 5, max: 10 },
    tooltip: 'For large items. We call you to agree on a time.',
    supportsBulkyItems: true,
  },
]

export const fixtures: readonly Fixture<'shipping-table'>[] = [
  { name: 'every way to ship', node: fixtureNode('shipping-table', { heading: 'What delivery costs' }), data: { options } },
  {
    name: 'of an ordinary product',
    node: fixtureNode('shipping-table', { heading: '' }),
    context: { product: exampleProduct },
    data: { options },
  },
  { name: 'options did not come', node: fixtureNode('shipping-table', { heading: 'What delivery costs' }), data: {} },
]
