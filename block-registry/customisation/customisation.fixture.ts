import type { Customisation } from '../../schemas/api/customisation.ts'
import { exampleProduct } from '../example-product.ts'
import { fixtureNode, type Fixture } from '../fixture.ts'

/** Without a preview: the service draws only what the rules of a product in the catalogue allow. */
const engraving: Customisation = {
  enabled: true,
  excludeSkus: [],
  hasPreview: false,
  options: [
    {
      id: 'text',
      type: 'text',
      label: 'Engraving',
      values: [],
      applyDefault: false,
      inputAttributes: { minLength: 1, maxLength: 16 },
      rules: [{ rule: 'required' }],
    },
    {
      id: 'ink',
      type: 'swatches',
      label: 'Colour of the letters',
      values: [
        { value: '#d9b45b', label: 'Gold', type: 'hex' },
        { value: '#d5d9dd', label: 'Silver', type: 'hex' },
      ],
      defaultValue: '#d9b45b',
      applyDefault: true,
      inputAttributes: {},
      rules: [{ rule: 'hex_color' }],
    },
    {
      id: 'position',
      type: 'position',
      label: 'Position',
      values: [
        { value: 'upper', label: 'Top', type: 'text' },
        { value: 'lower', label: 'Bottom', type: 'text' },
      ],
      applyDefault: false,
      inputAttributes: {},
      rules: [],
    },
  ],
}

const context = (customisation: Customisation) =>
  ({ kind: 'product', path: '/product/everyday-tee/900001', product: { ...exampleProduct, customisation }, query: {} }) as const

export const fixtures: readonly Fixture<'customisation'>[] = [
  { name: 'words, a color and a place', node: fixtureNode('customisation', { heading: '' }), context: context(engraving) },
  {
    name: 'words alone, a heading of its own',
    node: fixtureNode('customisation', { heading: 'Your initials' }),
    context: context({ ...engraving, options: engraving.options.slice(0, 1) }),
  },
]
