import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* The second half of 0025: the vendor's tool does not create groups in the migration that has deleted those of the same names. */
export const migrate: CmsMigration = (migration) => {
  const pageType = migration.editContentType('page')
  const pageLayout = pageType.createEditorLayout()
  pageLayout.createFieldGroup('content', { name: 'Content' })
  pageLayout.createFieldGroup('settings', { name: 'Settings' })
  pageLayout.moveField('kind').toTheBottomOfFieldGroup('settings')
  pageLayout.moveField('noindex').toTheBottomOfFieldGroup('settings')
}
