import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const pageType = migration.editContentType('page')
  pageType.createField('shareImage', {
    name: 'Picture for sharing',
    type: 'Link',
    linkType: 'Asset',
    localized: true,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
  })
  pageType.moveField('shareImage').afterField('seoDescription')
  pageType.changeFieldControl('shareImage', 'builtin', 'assetLinkEditor', {
    helpText: 'Shown where a link to the page is sent, cropped to 1200 × 630 pixels. Empty uses the first picture of the page.',
  })
  pageType.deleteEditorLayout()
}
