import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const checkoutType = migration.editContentType('checkout')
  checkoutType.createField('empty', {
    name: 'Below an empty bag',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'headline',
            'section-label',
            'text-and-image',
            'product-tray',
            'recently-viewed-tray',
            'category-cards',
            'poster-card',
            'poster-grid',
            'usp-bar',
            'button',
            'button-group',
            'fragment',
          ],
        },
      ],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 4 } }],
  })
  checkoutType.moveField('empty').afterField('aside')
  checkoutType.changeFieldControl('empty', 'builtin', 'entryCardsEditor', {
    helpText: 'Products and ways on for whoever has nothing in the bag.',
  })

  const forgotPasswordType = migration.editContentType('forgot-password')
  forgotPasswordType.createField('beside', {
    name: 'Beside',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['headline', 'section-label', 'markdown', 'usp-bar', 'text-and-image', 'poster-card', 'fragment'] }],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 4 } }],
  })
  forgotPasswordType.moveField('beside').afterField('text')
  forgotPasswordType.changeFieldControl('beside', 'builtin', 'entryCardsEditor', {
    helpText: 'What an account is good for, as beside signing in. Below the form on narrow screens.',
  })

  const orderLookupType = migration.editContentType('order-lookup')
  orderLookupType.createField('beside', {
    name: 'Beside',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['headline', 'section-label', 'markdown', 'usp-bar', 'text-and-image', 'poster-card', 'fragment'] }],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 4 } }],
  })
  orderLookupType.moveField('beside').afterField('text')
  orderLookupType.changeFieldControl('beside', 'builtin', 'entryCardsEditor', {
    helpText: 'Answers to what shoppers ask about an order, or a picture. Below the form on narrow screens.',
  })
}
