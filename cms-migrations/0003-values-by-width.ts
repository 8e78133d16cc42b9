import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const buttonGroupType = migration.editContentType('button-group')
  buttonGroupType.createField('alignTablet', {
    name: 'Align on tablets',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['start', 'center', 'end'] }],
  })
  buttonGroupType.moveField('alignTablet').afterField('align')
  buttonGroupType.createField('alignMobile', {
    name: 'Align on phones',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['start', 'center', 'end'] }],
  })
  buttonGroupType.moveField('alignMobile').afterField('alignTablet')
  buttonGroupType.changeFieldControl('alignTablet', 'builtin', 'radio', {
    helpText: 'For windows up to 992 pixels wide. Empty: as on wider ones, adapted by the block.',
  })
  buttonGroupType.changeFieldControl('alignMobile', 'builtin', 'radio', {
    helpText: 'For windows up to 480 pixels wide. Empty: as on wider ones, adapted by the block.',
  })

  const categoryCardsType = migration.editContentType('category-cards')
  categoryCardsType.createField('columnsTablet', {
    name: 'Columns on tablets',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 6 } }],
  })
  categoryCardsType.moveField('columnsTablet').afterField('columns')
  categoryCardsType.createField('columnsMobile', {
    name: 'Columns on phones',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 6 } }],
  })
  categoryCardsType.moveField('columnsMobile').afterField('columnsTablet')
  categoryCardsType.changeFieldControl('columnsTablet', 'builtin', 'numberEditor', {
    helpText: 'For windows up to 992 pixels wide. Empty: as on wider ones, adapted by the block.',
  })
  categoryCardsType.changeFieldControl('columnsMobile', 'builtin', 'numberEditor', {
    helpText: 'For windows up to 480 pixels wide. Empty: as on wider ones, adapted by the block.',
  })

  const dividerType = migration.editContentType('divider')
  dividerType.createField('spacingTablet', {
    name: 'Spacing on tablets',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['small', 'medium', 'large'] }],
  })
  dividerType.moveField('spacingTablet').afterField('spacing')
  dividerType.createField('spacingMobile', {
    name: 'Spacing on phones',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['small', 'medium', 'large'] }],
  })
  dividerType.moveField('spacingMobile').afterField('spacingTablet')
  dividerType.changeFieldControl('spacingTablet', 'builtin', 'radio', {
    helpText: 'For windows up to 992 pixels wide. Empty: as on wider ones, adapted by the block.',
  })
  dividerType.changeFieldControl('spacingMobile', 'builtin', 'radio', {
    helpText: 'For windows up to 480 pixels wide. Empty: as on wider ones, adapted by the block.',
  })

  const headlineType = migration.editContentType('headline')
  headlineType.createField('alignTablet', {
    name: 'Align on tablets',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['start', 'center', 'end'] }],
  })
  headlineType.moveField('alignTablet').afterField('align')
  headlineType.createField('alignMobile', {
    name: 'Align on phones',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['start', 'center', 'end'] }],
  })
  headlineType.moveField('alignMobile').afterField('alignTablet')
  headlineType.changeFieldControl('alignTablet', 'builtin', 'radio', {
    helpText: 'For windows up to 992 pixels wide. Empty: as on wider ones, adapted by the block.',
  })
  headlineType.changeFieldControl('alignMobile', 'builtin', 'radio', {
    helpText: 'For windows up to 480 pixels wide. Empty: as on wider ones, adapted by the block.',
  })

  const listingType = migration.editContentType('listing')
  listingType.createField('columnsTablet', {
    name: 'Products in a row on tablets',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 6 } }],
  })
  listingType.moveField('columnsTablet').afterField('columns')
  listingType.createField('columnsMobile', {
    name: 'Products in a row on phones',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 6 } }],
  })
  listingType.moveField('columnsMobile').afterField('columnsTablet')
  listingType.changeFieldControl('columnsTablet', 'builtin', 'numberEditor', {
    helpText: 'For windows up to 992 pixels wide. Empty: as on wider ones, adapted by the block.',
  })
  listingType.changeFieldControl('columnsMobile', 'builtin', 'numberEditor', {
    helpText: 'For windows up to 480 pixels wide. Empty: as on wider ones, adapted by the block.',
  })

  const productGridType = migration.editContentType('product-grid')
  productGridType.createField('productsPerRowTablet', {
    name: 'Products in a row on tablets',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 6 } }],
  })
  productGridType.moveField('productsPerRowTablet').afterField('productsPerRow')
  productGridType.createField('productsPerRowMobile', {
    name: 'Products in a row on phones',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 6 } }],
  })
  productGridType.moveField('productsPerRowMobile').afterField('productsPerRowTablet')
  productGridType.changeFieldControl('productsPerRowTablet', 'builtin', 'numberEditor', {
    helpText: 'For windows up to 992 pixels wide. Empty: as on wider ones, adapted by the block.',
  })
  productGridType.changeFieldControl('productsPerRowMobile', 'builtin', 'numberEditor', {
    helpText: 'For windows up to 480 pixels wide. Empty: as on wider ones, adapted by the block.',
  })
}
