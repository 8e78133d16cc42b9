import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const stickyProductDetailsType = migration.editContentType('sticky-product-details')
  stickyProductDetailsType.editField('showFrom', {
    type: 'Symbol',
    validations: [{ in: ['all', 'mobileLarge', 'tabletSmall', 'tabletMedium', 'tabletLarge', 'desktopSmall'] }],
    defaultValue: { en: 'all' },
  })
  stickyProductDetailsType.changeFieldControl('showFrom', 'builtin', 'dropdown', {
    helpText: 'Every window, or those wider than a named width; narrower ones go without.',
  })
}
