import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const categoryCardsType = migration.editContentType('category-cards')
  categoryCardsType.createField('source', {
    name: 'Categories',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['chosen', 'catalogue'] }],
    defaultValue: { en: 'chosen' },
  })
  categoryCardsType.moveField('source').afterField('heading')
  categoryCardsType.editField('cards', { type: 'Array', required: false, validations: [{ size: { max: 12 } }] })
  categoryCardsType.changeFieldControl('source', 'builtin', 'radio', {
    helpText:
      'Chosen: the cards of this block. Catalogue: the first categories, as many as stand in a row, each with the picture of its newest product.',
  })
  categoryCardsType.deleteEditorLayout()

  const heroType = migration.editContentType('hero')
  heroType.editField('image', { type: 'Link', required: false })
  heroType.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'At least 1600 pixels wide. It is cropped to the shape of the window. Without one: the picture of the newest product.',
  })
}
