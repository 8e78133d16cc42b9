import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* The second half of 0013: the vendor's tool does not create groups in the migration that has deleted those of the same names. */
export const migrate: CmsMigration = (migration) => {
  const productTrayType = migration.editContentType('product-tray')
  const productTrayLayout = productTrayType.createEditorLayout()
  productTrayLayout.createFieldGroup('content', { name: 'Content' })
  productTrayLayout.createFieldGroup('settings', { name: 'Settings' })
  productTrayLayout.createFieldGroup('when', { name: 'When and where' })
  productTrayLayout.moveField('source').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('filters').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('sort').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('model').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('maxProducts').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('carouselConfig').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('productConfig').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('supportConfig').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('tabsConfig').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  productTrayLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')
}
