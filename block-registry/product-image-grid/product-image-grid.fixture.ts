import { exampleProduct } from '../example-product.ts'
import { fixtureNode, type Fixture } from '../fixture.ts'

// Six pictures, so that each layout shows its rhythm.
const product = {
  ...exampleProduct,
  media: { ...exampleProduct.media, large: exampleProduct.media.large.map(({ src, width, height, alt }) => ({ src, width, height, alt })) },
}
const context = { kind: 'product', path: '/product/everyday-tee/900001', product } as const

export const fixtures: readonly Fixture<'product-image-grid'>[] = ([1, 2, 3] as const).map((gridType) => ({
  name: `kind ${gridType}`,
  node: fixtureNode('product-image-grid', { gridType }),
  context,
}))
