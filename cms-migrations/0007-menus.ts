import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const pageType = migration.editContentType('page')
  pageType.editField('kind', {
    type: 'Symbol',
    validations: [
      {
        in: [
          'home',
          'landing',
          'listing',
          'search',
          'brand',
          'brandIndex',
          'product',
          'productNotFound',
          'notFound',
          'emptySearch',
          'favorites',
          'tracking',
          'contact',
          'header',
          'footer',
          'menu',
          'splash',
          'maintenance',
          'checkout',
          'complete',
          'orders',
          'orderDetails',
          'orderStatus',
          'recreateCart',
          'redirect',
          'account',
          'accountCreate',
          'accountAddresses',
          'accountVerify',
          'accountSignIn',
          'accountForgotPassword',
          'accountSetPassword',
          'accountPaymentMethods',
        ],
      },
    ],
  })

  const menuBranchType = migration.createContentType('menu-branch', {
    name: 'Menu branch',
    description: 'What the menus show at one category beside, or in place of, the categories below it. It stands on the page of kind menu.',
    displayField: 'branch',
  })
  menuBranchType.createField('branch', {
    name: 'Category',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 200 } }],
  })
  menuBranchType.createField('mode', {
    name: 'Entries below',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['add', 'replace'] }],
    defaultValue: { en: 'add' },
  })
  menuBranchType.createField('sublabel', {
    name: 'Second line',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 80 } }],
  })
  menuBranchType.createField('color', {
    name: 'Colour',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['default', 'sale', 'accent', 'quiet'] }],
    defaultValue: { en: 'default' },
  })
  menuBranchType.createField('icon', {
    name: 'Icon',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['none', 'gift', 'leaf', 'star', 'heart', 'clock', 'truck', 'shield', 'map-pin'] }],
    defaultValue: { en: 'none' },
  })
  menuBranchType.createField('image', {
    name: 'Picture',
    type: 'Link',
    linkType: 'Asset',
    localized: true,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
  })
  menuBranchType.createField('hide', {
    name: 'Hide the category',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  menuBranchType.createField('items', {
    name: 'Entries',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['menu-node'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 24 } }],
  })
  menuBranchType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  menuBranchType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  menuBranchType.changeFieldControl('branch', 'builtin', 'singleLine', {
    helpText:
      'Address of the category without country and language: /women. A single / is the first level of the menu, which entries are only added to.',
  })
  menuBranchType.changeFieldControl('mode', 'builtin', 'radio', {
    helpText: 'Add: after the categories of the catalogue. Replace: in their place, in menus only; the categories keep their pages.',
  })
  menuBranchType.changeFieldControl('sublabel', 'builtin', 'singleLine', {
    helpText: 'A few words below the entry: From £25. Leave it empty where the name says enough.',
  })
  menuBranchType.changeFieldControl('color', 'builtin', 'dropdown', {
    helpText: 'Sale and accent make an entry stand out; use them for one or two of a menu. Quiet is for what matters less.',
  })
  menuBranchType.changeFieldControl('icon', 'builtin', 'dropdown', {
    helpText: 'Stands before the words and decorates them; it is not read out.',
  })
  menuBranchType.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'Portrait, at least 720 pixels wide. It stands in the panel of the category where no entry has a picture.',
  })
  menuBranchType.changeFieldControl('hide', 'builtin', 'boolean', { helpText: 'Menus leave the category out; its page stays.' })
  menuBranchType.changeFieldControl('items', 'builtin', 'entryCardsEditor', {
    helpText: 'Links, pictures with a link, and words for the buttons that show all or go back.',
  })
  menuBranchType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })
  const menuBranchLayout = menuBranchType.createEditorLayout()
  menuBranchLayout.createFieldGroup('content', { name: 'Content' })
  menuBranchLayout.createFieldGroup('settings', { name: 'Settings' })
  menuBranchLayout.createFieldGroup('when', { name: 'When and where' })
  menuBranchLayout.moveField('mode').toTheBottomOfFieldGroup('settings')
  menuBranchLayout.moveField('color').toTheBottomOfFieldGroup('settings')
  menuBranchLayout.moveField('icon').toTheBottomOfFieldGroup('settings')
  menuBranchLayout.moveField('hide').toTheBottomOfFieldGroup('settings')
  menuBranchLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  menuBranchLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')

  const menuNodeType = migration.createContentType('menu-node', {
    name: 'Menu entry',
    description: 'One entry of a menu: a link, a picture with a link, or other words for a button the menu has anyway.',
    displayField: 'label',
  })
  menuNodeType.createField('kind', {
    name: 'Kind',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['link', 'content', 'back-button', 'view-all-button'] }],
    defaultValue: { en: 'link' },
  })
  menuNodeType.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 60 } }],
  })
  menuNodeType.createField('sublabel', {
    name: 'Second line',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 80 } }],
  })
  menuNodeType.createField('href', {
    name: 'Leads to',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [
      { size: { max: 256 } },
      {
        regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' },
        message: 'Begin with / for a page of the shop, https:// for another site, mailto:, tel:, or # for a place on this page.',
      },
    ],
  })
  menuNodeType.createField('newWindow', {
    name: 'Opens a new window',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  menuNodeType.createField('color', {
    name: 'Colour',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['default', 'sale', 'accent', 'quiet'] }],
    defaultValue: { en: 'default' },
  })
  menuNodeType.createField('icon', {
    name: 'Icon',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['none', 'gift', 'leaf', 'star', 'heart', 'clock', 'truck', 'shield', 'map-pin'] }],
    defaultValue: { en: 'none' },
  })
  menuNodeType.createField('image', {
    name: 'Picture',
    type: 'Link',
    linkType: 'Asset',
    localized: true,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
  })
  menuNodeType.createField('hide', {
    name: 'Hide',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  menuNodeType.createField('items', {
    name: 'Entries',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['menu-node'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 24 } }],
  })
  menuNodeType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  menuNodeType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  menuNodeType.changeFieldControl('kind', 'builtin', 'dropdown', {
    helpText:
      'Content: a picture with a link, at the end of the panel. View all and back: words, and an address, for the buttons above the level.',
  })
  menuNodeType.changeFieldControl('label', 'builtin', 'singleLine', { helpText: 'Where it leads, in a few words: Gifts under £50.' })
  menuNodeType.changeFieldControl('sublabel', 'builtin', 'singleLine', {
    helpText: 'A few words below the entry: From £25. Leave it empty where the name says enough.',
  })
  menuNodeType.changeFieldControl('href', 'builtin', 'singleLine', {
    helpText:
      'Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor. Empty: a heading above its entries.',
  })
  menuNodeType.changeFieldControl('newWindow', 'builtin', 'boolean', { helpText: 'Only for other sites: shoppers lose the way back.' })
  menuNodeType.changeFieldControl('color', 'builtin', 'dropdown', {
    helpText: 'Sale and accent make an entry stand out; use them for one or two of a menu. Quiet is for what matters less.',
  })
  menuNodeType.changeFieldControl('icon', 'builtin', 'dropdown', {
    helpText: 'Stands before the words and decorates them; it is not read out.',
  })
  menuNodeType.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'Portrait, at least 720 pixels wide. For entries of kind content.',
  })
  menuNodeType.changeFieldControl('hide', 'builtin', 'boolean', {
    helpText: 'Menus leave the entry out, for example until a campaign begins.',
  })
  menuNodeType.changeFieldControl('items', 'builtin', 'entryCardsEditor', {
    helpText: 'Entries below this one: a column of the panel on wide screens, a level of the menu on phones.',
  })
  menuNodeType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })
  const menuNodeLayout = menuNodeType.createEditorLayout()
  menuNodeLayout.createFieldGroup('content', { name: 'Content' })
  menuNodeLayout.createFieldGroup('settings', { name: 'Settings' })
  menuNodeLayout.createFieldGroup('when', { name: 'When and where' })
  menuNodeLayout.moveField('kind').toTheBottomOfFieldGroup('settings')
  menuNodeLayout.moveField('newWindow').toTheBottomOfFieldGroup('settings')
  menuNodeLayout.moveField('color').toTheBottomOfFieldGroup('settings')
  menuNodeLayout.moveField('icon').toTheBottomOfFieldGroup('settings')
  menuNodeLayout.moveField('hide').toTheBottomOfFieldGroup('settings')
  menuNodeLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  menuNodeLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')
}
