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
          'checkoutHeader',
          'checkoutFooter',
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

  const footerType = migration.editContentType('footer')
  footerType.editField('groups', { type: 'Array', required: false, validations: [{ size: { max: 6 } }] })
  footerType.changeFieldControl('groups', 'builtin', 'entryCardsEditor', {
    helpText: 'Columns of links, the most wanted first. With none the footer is one line, as under the checkout.',
  })

  const headerBarType = migration.editContentType('header-bar')
  headerBarType.editField('start', {
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['logo', 'header-list', 'menu-button', 'context-switcher', 'usp-item'] }],
    },
  })
  headerBarType.changeFieldControl('start', 'builtin', 'entryCardsEditor', {
    helpText:
      'Left in English, right in Arabic; the logo as a rule. A promise stands beside it in the header of the checkout: Secure checkout.',
  })
  headerBarType.changeFieldControl('navigation', 'builtin', 'entryCardsEditor', {
    helpText: 'The middle of the bar; below it on narrow screens. Without it the bar is lower, as on the checkout.',
  })
}
