import { fixtureNode, type Fixture } from '../fixture.ts'
import { listingPage } from '../listing-fixture-data.ts'

const props = {
  productsPerRow: 4,
  showLowStock: true,
  showRange: true,
  swatchLimit: 5,
  swatchSize: 'small',
  swatchShape: 'square',
  swatchMinimum: 0,
  quickBuy: true,
  revealDesigner: false,
} as const

export const fixtures: readonly Fixture<'product-grid'>[] = [
  { name: 'four in a row', node: fixtureNode('product-grid', props), context: listingPage() },
  {
    name: 'four in a row, one on phones',
    node: fixtureNode('product-grid', { ...props, productsPerRow: { mobileLarge: 1, desktop: 4 } }),
    context: listingPage(),
  },
  {
    name: 'three in a row, two round swatches at most',
    node: fixtureNode('product-grid', { ...props, productsPerRow: 3, swatchLimit: 2, swatchShape: 'round', swatchSize: 'medium' }),
    context: listingPage(),
  },
]
