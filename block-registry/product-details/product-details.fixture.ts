import { exampleProduct } from '../example-product.ts'
import { fixtureNode, type Fixture } from '../fixture.ts'

const context = { kind: 'product', path: '/product/everyday-tee/900001', product: exampleProduct, query: {} } as const
const soldOut = {
  ...exampleProduct,
  availability: 'NOTAVAILABLE',
  options: exampleProduct.options.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, availability: 'NOTAVAILABLE' as const })),
  })),
} as const
const preOrder = {
  ...exampleProduct,
  options: exampleProduct.options.map((group) => ({
    ...group,
    options: group.options.map((option) => ({
      ...option,
      availability: 'PREORDER' as const,
      shipDateStart: 2_050_000_000,
      shipDateEnd: 2_051_000_000,
    })),
  })),
} as const

const withGrid = () =>
  fixtureNode(
    'product-details',
    { layout: 'grid' },
    {
      gallery: [fixtureNode('product-image-grid', { gridType: 1 })],
      details: [
        fixtureNode('product-accordion', { allowToggleOff: true, sections: ['description', 'details', 'care', 'shippingAndReturns'] }),
      ],
    },
  )

export const fixtures: readonly Fixture<'product-details'>[] = [
  { name: 'picture grid and panels', node: withGrid(), context },
  {
    name: 'carousel with thumbnails, a few left',
    node: fixtureNode('product-details', { layout: 'carousel' }),
    context: { ...context, query: { sku: '900001-NAVY-S' } },
  },
  { name: 'sold out', node: withGrid(), context: { ...context, product: soldOut } },
  { name: 'pre-order', node: withGrid(), context: { ...context, product: preOrder, query: { sku: '900001-WHITE-M' } } },
]
