import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const emptySearchType = migration.editContentType('empty-search', {
    name: 'Empty search',
    description: 'What a search without results, or an address without a page, shows: words, a search box and a picture.',
  })
  emptySearchType.createField('image', {
    name: 'Picture',
    type: 'Link',
    linkType: 'Asset',
    localized: true,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
  })
  emptySearchType.moveField('image').afterField('text')
  emptySearchType.editField('body', {
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'headline',
            'section-label',
            'divider',
            'text-and-image',
            'markdown',
            'product-tray',
            'recently-viewed-tray',
            'category-cards',
            'poster-card',
            'poster-grid',
            'hero',
            'usp-bar',
            'accordion',
            'button',
            'button-group',
            'menu-button',
            'top-searches',
            'context-switcher',
            'country-select-button',
            'fragment',
          ],
        },
      ],
    },
  })
  emptySearchType.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'Stands beside the words, in narrow windows below them. Without one the words stand alone.',
  })

  const menuBranchType = migration.editContentType('menu-branch')
  menuBranchType.createField('ownPage', {
    name: 'Page of its own',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  menuBranchType.moveField('ownPage').afterField('image')
  menuBranchType.changeFieldControl('ownPage', 'builtin', 'boolean', {
    helpText:
      'The address of the category shows the page with the key listing and that address, listing/women, in place of its products. Give these an address that its links lead to.',
  })
  menuBranchType.deleteEditorLayout()
}
