import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* The second half of 0015: the vendor's tool does not create groups in the migration that has deleted those of the same names. */
export const migrate: CmsMigration = (migration) => {
  const heroType = migration.editContentType('hero')
  const heroLayout = heroType.createEditorLayout()
  heroLayout.createFieldGroup('content', { name: 'Content' })
  heroLayout.createFieldGroup('settings', { name: 'Settings' })
  heroLayout.createFieldGroup('when', { name: 'When and where' })
  heroLayout.moveField('tone').toTheBottomOfFieldGroup('settings')
  heroLayout.moveField('align').toTheBottomOfFieldGroup('settings')
  heroLayout.moveField('height').toTheBottomOfFieldGroup('settings')
  heroLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  heroLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')

  const textAndImageType = migration.editContentType('text-and-image')
  const textAndImageLayout = textAndImageType.createEditorLayout()
  textAndImageLayout.createFieldGroup('content', { name: 'Content' })
  textAndImageLayout.createFieldGroup('settings', { name: 'Settings' })
  textAndImageLayout.createFieldGroup('when', { name: 'When and where' })
  textAndImageLayout.moveField('imagePosition').toTheBottomOfFieldGroup('settings')
  textAndImageLayout.moveField('aspect').toTheBottomOfFieldGroup('settings')
  textAndImageLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  textAndImageLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')
}
