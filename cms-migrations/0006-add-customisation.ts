import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const customisationType = migration.createContentType('customisation', {
    name: 'Customisation',
    description:
      'What shoppers make of a product before they buy it: words, colors, places. Nothing, and no code, where a product is sold as it is.',
    displayField: 'heading',
  })
  customisationType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 60 } }],
  })
  customisationType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  customisationType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  customisationType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  customisationType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const productDetailsType = migration.editContentType('product-details')
  productDetailsType.createField('customisation', {
    name: 'Customisation',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['customisation'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 1 } }],
  })
  productDetailsType.moveField('customisation').afterField('options')
  productDetailsType.changeFieldControl('customisation', 'builtin', 'entryCardsEditor', {
    helpText:
      "What shoppers make of the product, below its options. Without it, products that must be made somebody's own cannot be bought here.",
  })
}
