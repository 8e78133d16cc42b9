import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const redirectType = migration.createContentType('redirect', {
    name: 'Redirect',
    description: 'Sends shoppers from an address that has no page any more to one that has.',
    displayField: 'name',
  })
  redirectType.createField('name', {
    name: 'Name',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 120 } }],
  })
  redirectType.createField('from', {
    name: 'From',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [
      { size: { min: 2, max: 256 } },
      { regexp: { pattern: '^/[^\\s?#]+$', flags: '' }, message: 'Begin with /, without ?, # and spaces, like /shoes.' },
    ],
  })
  redirectType.createField('to', {
    name: 'To',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      { size: { max: 256 } },
      {
        regexp: { pattern: '^(?:|/(?!/)\\S*|https://\\S+)$', flags: '' },
        message: 'Begin with / for an address of the shop or https:// for another site, without spaces.',
      },
    ],
  })
  redirectType.createField('kind', {
    name: 'Kind',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['permanent', 'temporary', 'gone'] }],
    defaultValue: { en: 'permanent' },
  })
  redirectType.createField('sites', {
    name: 'Sites',
    type: 'Array',
    items: { type: 'Symbol', validations: [{ size: { min: 1, max: 40 } }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 50 } }],
  })
  redirectType.changeFieldControl('name', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call it: why it is there, for example “Shoes moved to Women”. Shoppers never see it.',
  })
  redirectType.changeFieldControl('from', 'builtin', 'singleLine', {
    helpText:
      'The old address within the shop, without country and language and without ? and #: /shoes. Capitals and a / at the end make no difference. A page at this address goes before the redirect.',
  })
  redirectType.changeFieldControl('to', 'builtin', 'singleLine', {
    helpText:
      'An address of the shop without country and language, /women/shoes, or one of another site that begins with https://. What shoppers have after a ? goes along unless this has a ? itself. Empty where the page is gone for good.',
  })
  redirectType.changeFieldControl('kind', 'builtin', 'radio', {
    helpText:
      'permanent: search engines forget the old address. temporary: they keep it. gone: nothing takes its place, and search engines forget it.',
  })
  redirectType.changeFieldControl('sites', 'builtin', 'tagEditor', {
    helpText: 'Site tags (ald-gb) it is for; empty means every site that has no redirect of its own from this address.',
  })
}
