import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const linkType = migration.editContentType('link', { name: 'Link', description: 'One link, and links below it.' })
  linkType.createField('htmlClass', {
    name: 'Class',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      { size: { max: 100 } },
      {
        regexp: { pattern: '^(?:[a-z][a-z0-9-]*(?: [a-z][a-z0-9-]*)*)?$', flags: '' },
        message: 'Words of small letters, digits and hyphens that begin with a letter, with one space between.',
      },
    ],
  })
  linkType.moveField('htmlClass').afterField('newWindow')
  linkType.createField('isCustomLink', {
    name: 'Outside of the shop’s pages',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  linkType.moveField('isCustomLink').afterField('htmlClass')
  linkType.createField('isPrivacyPolicy', {
    name: 'Privacy policy',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  linkType.moveField('isPrivacyPolicy').afterField('isCustomLink')
  linkType.createField('clickEvent', {
    name: 'Reported on a click',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      { size: { max: 60 } },
      {
        regexp: { pattern: '^(?:[A-Za-z][A-Za-z0-9_.-]*)?$', flags: '' },
        message: 'A letter first, then letters, digits, hyphens, underscores and full stops.',
      },
    ],
  })
  linkType.moveField('clickEvent').afterField('isPrivacyPolicy')
  linkType.createField('subItems', {
    name: 'Links below',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['link'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 8 } }],
  })
  linkType.moveField('subItems').afterField('clickEvent')
  linkType.changeFieldControl('htmlClass', 'builtin', 'singleLine', {
    helpText: 'For developers: names that scripts and styles find the link by. Lower case, digits and hyphens, with spaces between.',
  })
  linkType.changeFieldControl('isCustomLink', 'builtin', 'boolean', {
    helpText:
      'The address is used as it is, without country and language, and the browser loads it anew: another program on the same host.',
  })
  linkType.changeFieldControl('isPrivacyPolicy', 'builtin', 'boolean', {
    helpText: 'Tells browsers and assistive programs that the shop’s privacy policy is there.',
  })
  linkType.changeFieldControl('clickEvent', 'builtin', 'singleLine', {
    helpText: 'A name for analytics, which gets it as linkClick: sizeGuideFromFooter. Empty reports nothing.',
  })
  linkType.changeFieldControl('subItems', 'builtin', 'entryCardsEditor', { helpText: 'Shown below this one, a step further in.' })
  const linkLayout = linkType.createEditorLayout()
  linkLayout.createFieldGroup('content', { name: 'Content' })
  linkLayout.createFieldGroup('settings', { name: 'Settings' })
  linkLayout.createFieldGroup('when', { name: 'When and where' })
  linkLayout.moveField('newWindow').toTheBottomOfFieldGroup('settings')
  linkLayout.moveField('isCustomLink').toTheBottomOfFieldGroup('settings')
  linkLayout.moveField('isPrivacyPolicy').toTheBottomOfFieldGroup('settings')
  linkLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  linkLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')

  const productTrayType = migration.editContentType('product-tray')
  productTrayType.createField('supportConfig', {
    name: 'Help beside the row',
    type: 'Object',
    localized: true,
    required: false,
    validations: [],
  })
  productTrayType.moveField('supportConfig').afterField('productConfig')
  productTrayType.createField('tabsConfig', { name: 'Tabs', type: 'Object', localized: true, required: false, validations: [] })
  productTrayType.moveField('tabsConfig').afterField('supportConfig')
  productTrayType.changeFieldControl('supportConfig', 'builtin', 'objectEditor', {
    helpText:
      'For developers: {"href": "/help/sizes", "text": "Which size?", "position": "header", "type": "link"}. Position is header or footer, type is link or button.',
  })
  productTrayType.changeFieldControl('tabsConfig', 'builtin', 'objectEditor', {
    helpText:
      'For developers: {"showTabs": true, "activeTab": 0, "tabs": [{"title": "Women", "analyticsTitle": "women", "filters": {"categories": ["women"]}}]}. Each tab shows what fits its rule, instead of the products above; four at most.',
  })
  productTrayType.deleteEditorLayout()
}
