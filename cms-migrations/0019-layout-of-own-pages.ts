import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* The second half of 0018: the vendor's tool does not create groups in the migration that has deleted those of the same names. */
export const migrate: CmsMigration = (migration) => {
  const menuBranchType = migration.editContentType('menu-branch')
  const menuBranchLayout = menuBranchType.createEditorLayout()
  menuBranchLayout.createFieldGroup('content', { name: 'Content' })
  menuBranchLayout.createFieldGroup('settings', { name: 'Settings' })
  menuBranchLayout.createFieldGroup('when', { name: 'When and where' })
  menuBranchLayout.moveField('mode').toTheBottomOfFieldGroup('settings')
  menuBranchLayout.moveField('color').toTheBottomOfFieldGroup('settings')
  menuBranchLayout.moveField('icon').toTheBottomOfFieldGroup('settings')
  menuBranchLayout.moveField('ownPage').toTheBottomOfFieldGroup('settings')
  menuBranchLayout.moveField('hide').toTheBottomOfFieldGroup('settings')
  menuBranchLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  menuBranchLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')
}
