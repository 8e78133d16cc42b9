import type { ProductOption } from '../../schemas/api/product.ts'
import { exampleProduct } from '../example-product.ts'
import { fixtureNode, type Fixture } from '../fixture.ts'

const withFits = (option: ProductOption): ProductOption => ({
  ...option,
  sizeType: {
    options: ['Regular', 'Petite'].map((name) => ({
      slug: name.toLowerCase(),
      name,
      sku: `${option.sku}-${name.toUpperCase()}`,
      availability: option.availability,
      price: option.price,
    })),
  },
})

const product = {
  ...exampleProduct,
  optionLevels: ['color', 'size', 'sizeType'],
  options: exampleProduct.options.map((group) => ({ ...group, options: group.options.map(withFits) })),
} as const

export const fixtures: readonly Fixture<'size-type'>[] = [
  { name: 'the shop’s own words', node: fixtureNode('size-type', { label: '' }), context: { product } },
  { name: 'words of its own', node: fixtureNode('size-type', { label: 'Length' }), context: { product } },
]
