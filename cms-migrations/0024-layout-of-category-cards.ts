import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* The second half of 0023: the vendor's tool does not create groups in the migration that has deleted those of the same names. */
export const migrate: CmsMigration = (migration) => {
  const categoryCardsType = migration.editContentType('category-cards')
  const categoryCardsLayout = categoryCardsType.createEditorLayout()
  categoryCardsLayout.createFieldGroup('content', { name: 'Content' })
  categoryCardsLayout.createFieldGroup('settings', { name: 'Settings' })
  categoryCardsLayout.createFieldGroup('when', { name: 'When and where' })
  categoryCardsLayout.moveField('source').toTheBottomOfFieldGroup('settings')
  categoryCardsLayout.moveField('columns').toTheBottomOfFieldGroup('settings')
  categoryCardsLayout.moveField('columnsTablet').toTheBottomOfFieldGroup('settings')
  categoryCardsLayout.moveField('columnsMobile').toTheBottomOfFieldGroup('settings')
  categoryCardsLayout.moveField('aspect').toTheBottomOfFieldGroup('settings')
  categoryCardsLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  categoryCardsLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')
}
