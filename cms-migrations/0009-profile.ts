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
          'accountProfile',
          'accountData',
        ],
      },
    ],
  })

  const accountDataType = migration.createContentType('account-data', {
    name: 'Your data',
    description: 'Downloading what the shop holds about the signed-in shopper, and deleting the account.',
    displayField: 'heading',
  })
  accountDataType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  accountDataType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  accountDataType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  accountDataType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  accountDataType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const accountProfileType = migration.createContentType('account-profile', {
    name: 'Profile',
    description: 'Name, phone, e-mail address, password and consent to marketing of the signed-in shopper.',
    displayField: 'heading',
  })
  accountProfileType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  accountProfileType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  accountProfileType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  accountProfileType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  accountProfileType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })
}
